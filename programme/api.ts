import { configureApi } from '@/api/request'
import { configureFeatures } from '@/model/features'

interface Connection {
  baseUrl: string
  token: string
  /** Refuses every request but GET. */
  readsOnly?: boolean
}

/** Makes the console's API client use this address and token. The command line keeps no journal (rule REVERT-7). */
export function connect({ baseUrl, token, readsOnly = false }: Connection): void {
  configureFeatures({ journal: false })
  configureApi({
    baseUrl,
    getToken: async () => token,
    refreshToken: async () => undefined,
    ...(readsOnly && { whyReadOnly: () => 'Nothing is written here: the request was not sent' }),
  })
}
