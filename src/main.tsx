import { startColorMode } from '@/ui/colorMode'
import { boot } from './app/boot'

// Before the first paint, so that a dark page never starts white.
startColorMode()

/** The one place where the mocks are imported; a production build leaves them out altogether. */
async function main() {
  if (import.meta.env.VITE_MOCKS) {
    const { startMockedConsole } = await import('@mocks/boot')
    // True: this page stands in for the identity provider, so the console does not start on it.
    if (await startMockedConsole()) return
  }
  await boot()
}

void main()
