import type { MissingCode } from './scenario'

/** The files of a screen, as a pattern of their addresses: of a build, and of the development server. */
const screens: Readonly<Record<string, string>> = {
  form: String.raw`/assets/form-|/src/entities/\w+/form\.ts`,
  profile: '/assets/profile-|/src/app/profile/',
}

/** The pattern of the addresses of the code that is missing. */
export const filesOf = (code: MissingCode): string =>
  screens[code] ?? String.raw`/(assets/)?${code.replaceAll('.', String.raw`\.`)}(-[\w-]+\.js|\.tsx?\b)`

/**
 * Lets the service worker respond with 404 to the code of a screen, for this page (`vite/mockedConsole.ts`). The mocks
 * never see such a request. Resolves when the worker knows.
 */
export async function loseCode(code: MissingCode | undefined): Promise<void> {
  const { serviceWorker } = navigator
  if (!code) return
  const { port1, port2 } = new MessageChannel()
  const isKnown = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  const message = { missingCode: filesOf(code) }
  serviceWorker.controller?.postMessage(message, [port2])
  await isKnown
  port1.close()
  // The browser ends an idle worker, which then forgets it.
  setInterval(() => serviceWorker.controller?.postMessage(message), 10_000)
}
