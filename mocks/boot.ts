import { startProvider } from './provider/startProvider'

/**
 * Boots the mocked console: the identity provider's pages, then the API behind a service worker. Returns true if this
 * page belongs to the provider and the console must not start on it.
 */
export async function startMockedConsole(): Promise<boolean> {
  if (startProvider()) return true
  const { startMocks } = await import('./browser')
  await startMocks()
  return false
}
