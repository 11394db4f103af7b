import { configureApi } from '@/api/request'

/** Makes the console's API client use this address and token. */
export function connect({ baseUrl, token }: { baseUrl: string; token: string }): void {
  configureApi({ baseUrl, getToken: async () => token, refreshToken: async () => undefined })
}
