/** The browsers that run the console, as in deploy/README.md. */
const SUPPORTED = 'The console supports Chrome and Edge 126, Firefox 126, Safari 18, and newer versions.'

/** Why the console cannot start: a feature that the browser lacks or refuses, otherwise the error itself. */
function causeOf(error: unknown): string {
  if (!window.isSecureContext || !window.crypto?.subtle)
    return 'This page was not loaded over HTTPS. Signing in needs a secure connection: open the address with https://.'
  if (typeof Worker === 'undefined' || /worker/i.test(String(error)))
    return 'The browser refused to start a worker, which keeps the tokens of the session. An extension or a setting of the browser may block it.'
  return error instanceof Error ? error.message : String(error)
}

/**
 * Shows why the console did not start (rule AUTH-19). Uses plain DOM elements, because React or the styles may have
 * failed to load.
 */
export function showBootFailure(error: unknown) {
  // public/start.js says which file is missing.
  if ('missing' in document.body.dataset) return
  console.error('The console cannot start', error)
  const paragraph = (text: string) => {
    const element = document.createElement('p')
    element.textContent = text
    return element
  }
  const heading = document.createElement('h1')
  heading.textContent = 'The console cannot start'
  const alert = paragraph(causeOf(error))
  alert.setAttribute('role', 'alert')
  const main = document.createElement('main')
  main.style.cssText =
    'max-width: 40rem; margin: 10vh auto; padding: 0 1.25rem; font: 1rem/1.5 system-ui, sans-serif'
  main.append(heading, alert, paragraph(SUPPORTED))
  document.getElementById('root')?.replaceChildren(main)
}
