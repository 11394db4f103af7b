import { configureApi } from '@/api/request'
import { configureFeatures } from '@/model/features'

/** Makes the console's API client use this address and token. The command line keeps no journal (rule REVERT-7). */
export function connect({ baseUrl, token }: { baseUrl: string; token: string }): void {
  configureFeatures({ journal: false })
  configureApi({ baseUrl, getToken: async () => token, refreshToken: async () => undefined })
}
