import type { MissingCode } from './scenario'

/** The files of a screen, as a pattern of their addresses: of a build, and of the development server. */
const files: Record<MissingCode, string> = {
  form: String.raw`/assets/form-|/src/entities/\w+/form\.ts`,
  profile: '/assets/profile-|/src/app/profile/',
}

/**
 * Lets the service worker respond with 404 to the code of a screen, for this page (`vite/mockedConsole.ts`). The mocks
 * never see such a request. Resolves when the worker knows.
 */
export async function loseCode(screen: MissingCode | undefined): Promise<void> {
  const { serviceWorker } = navigator
  if (!screen) return
  const { port1, port2 } = new MessageChannel()
  const isKnown = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  const message = { missingCode: files[screen] }
  serviceWorker.controller?.postMessage(message, [port2])
  await isKnown
  port1.close()
  // The browser ends an idle worker, which then forgets it.
  setInterval(() => serviceWorker.controller?.postMessage(message), 10_000)
}
