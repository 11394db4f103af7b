// Loads before the console: keeps everything that the browser or the console complains about, until the tests ask. It outlives a
// redirect, as to the identity provider.
const key = 'engines.complaints'
const complain = (text) => {
  const all = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  sessionStorage.setItem(key, JSON.stringify([...all, String(text)]))
}
const log = window.console
for (const kind of ['error', 'warn']) {
  const write = log[kind]
  log[kind] = (...parts) => {
    complain(parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : part)).join(' '))
    write.apply(log, parts)
  }
}
window.addEventListener('error', ({ message, error, target }) =>
  complain(message ? `${message}\n${error?.stack}` : `${target?.src ?? target?.href} does not load`),
)
window.addEventListener('unhandledrejection', ({ reason }) => complain(`${reason}\n${reason?.stack}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complain(`the policy ${violatedDirective} refuses ${blockedURI}`),
)
