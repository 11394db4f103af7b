import { startColorMode } from '@/ui/colorMode'
import { boot } from './app/boot'

// Before the first paint, so that a dark page never flashes white.
startColorMode()

/** The only import of the mocks; production builds leave them out. */
async function main() {
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    // True if this page is the mock identity provider; the console then does not start on it.
    if (await startMockedConsole()) return
  }
  await boot()
}

void main()
