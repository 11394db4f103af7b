import type { RouterHistory } from '@tanstack/react-router'
import { ownPath } from './ownPath'
import { startProvider } from './provider/startProvider'

/**
 * Boots the mocked console: the identity provider's pages, then the scenario of the address, then the API behind a
 * service worker. Returns the history for the console's router, or null if this page belongs to the provider or to
 * the workshop, so that the console must not start on it.
 */
export async function startMockedConsole(): Promise<RouterHistory | null> {
  if (startProvider()) return null
  if (/^\/workshop(\/|$)/.test(ownPath())) {
    const { showPage } = await import('./workshop/page/showPage')
    await showPage(ownPath())
    return null
  }
  const { startMocks } = await import('./browser')
  return startMocks()
}
