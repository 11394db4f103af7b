import { configureApi } from '@/api/request'
import { configureJournal } from '@/api/writes/journal'

/** Makes the console's API client use this address and token. The command line keeps no journal (rule REVERT-7). */
export function connect({ baseUrl, token }: { baseUrl: string; token: string }): void {
  configureJournal(false)
  configureApi({ baseUrl, getToken: async () => token, refreshToken: async () => undefined })
}
