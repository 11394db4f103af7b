import type { RouterHistory } from '@tanstack/react-router'
import { startColorMode } from '@/ui/colorMode'
import { start } from './app/start'

// Before the first paint, so that a dark page never flashes white.
startColorMode()

/** Signs in while the code of the console loads. The mocks are imported only here; production builds leave them out. */
async function main() {
  let history: RouterHistory | undefined
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    const mocked = await startMockedConsole()
    // Null on pages of the mocks' own, such as those of the identity provider; the console does not start on them.
    if (!mocked) return
    history = mocked
  }
  const started = await start()
  const { boot } = await import('./app/boot')
  boot(started, history)
}

void main()
