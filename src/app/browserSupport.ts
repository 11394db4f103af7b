/**
 * What the console needs from the browser to be safe or to run at all, with the message for a browser that lacks it
 * (rule CONFIG-5).
 */
const required: [isThere: () => boolean, words: string][] = [
  [
    () => window.isSecureContext && Boolean(window.crypto?.subtle),
    'The browser encrypts nothing for this page',
  ],
  [() => typeof Worker === 'function', 'The browser has no workers'],
  [
    () => typeof SecurityPolicyViolationEvent === 'function',
    'The browser does not know the Content-Security-Policy that protects this page',
  ],
  [
    () => 'canParse' in URL && 'toSorted' in Array.prototype && 'showModal' in HTMLDialogElement.prototype,
    'The browser is too old',
  ],
]

/** Throws an error if something is missing; the page then says so (rule AUTH-19). Called before anything that needs it. */
export function requireBrowser(): void {
  const missing = required.find(([isThere]) => !isThere())
  if (missing) throw new Error(missing[1])
}
