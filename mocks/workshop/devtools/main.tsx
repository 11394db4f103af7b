import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtoolsPanel } from '@tanstack/react-router-devtools'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ConsoleParts } from '@/app/App'
import './devtools.css'

/*
 * The frame of the devtools, in development only. They write HTML and styles in ways that the policy of the console
 * forbids, so they have a page with a policy of its own, and inspect the console around it.
 */

/** The console can start after this frame. */
function partsOfConsole(): Promise<ConsoleParts> {
  return new Promise((resolve) => {
    const look = () => {
      const parts = window.parent.consoleParts
      if (parts) resolve(parts)
      else setTimeout(look, 100)
    }
    look()
  })
}

const { client, router } = await partsOfConsole()
const root = createRoot(document.getElementById('root') as HTMLElement)
// The devtools watch the console and would call listeners in a frame that no longer exists.
window.addEventListener('pagehide', () => root.unmount())
root.render(
  <StrictMode>
    <section aria-label="Query devtools">
      <ReactQueryDevtoolsPanel client={client} theme="dark" />
    </section>
    <section aria-label="Router devtools">
      <TanStackRouterDevtoolsPanel router={router} isOpen />
    </section>
  </StrictMode>,
)
