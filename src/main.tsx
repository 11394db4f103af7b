import { startColorMode } from '@/ui/colorMode'
import { start } from './app/start'

// Before the first paint, so that a dark page never flashes white.
startColorMode()

/** Signs in while the code of the console loads. The mocks are imported only here; production builds leave them out. */
async function main() {
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    // True if this page is the mock identity provider; the console then does not start on it.
    if (await startMockedConsole()) return
  }
  const started = await start()
  const { boot } = await import('./app/boot')
  boot(started)
}

void main()
