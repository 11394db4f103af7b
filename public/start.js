// Runs before the console, and says what is missing if one of its first files cannot be loaded (rule ROUTE-14). Its name has no
// hash and the server never caches it, so it is there in every version. It needs nothing of the console.
;(() => {
  const home = new URL('.', document.currentScript.src)
  const missing = new Set()

  const element = (name, text, more) =>
    Object.assign(document.createElement(name), { textContent: text }, more)

  /** Who helps, if the settings of the deployment can be read. */
  const support = () =>
    fetch(new URL('config.json', home), { cache: 'no-cache' })
      .then((response) => response.json())
      .then(({ supportEmail }) => (typeof supportEmail === 'string' ? supportEmail : ''))
      .catch(() => '')

  function say() {
    // The first script fails for a file that it imports, too.
    for (const { name, responseStatus } of performance.getEntriesByType('resource'))
      if (responseStatus >= 400 && name.startsWith(home.href)) missing.add(new URL(name).pathname)
    const main = element('main', '', { id: 'missing' })
    const files = element('p', `Missing on the server: ${[...missing].join(', ')}`)
    files.setAttribute('role', 'alert')
    const again = element('button', 'Reload', { type: 'button', onclick: () => location.reload() })
    const who = element('p', 'If this stays, tell whoever runs this console which files are missing.')
    main.append(
      element('h1', 'The console could not be loaded'),
      files,
      element('p', 'A new version may be on its way to the server. Reload the page in a minute.'),
      again,
      who,
    )
    document.getElementById('root').replaceChildren(main)
    support().then((email) => {
      if (!email) return
      who.textContent = 'If this stays, tell this address which files are missing: '
      who.append(element('a', email, { href: `mailto:${email}` }))
    })
  }

  /** Reloads once: while a new version arrives, page and files can come from two servers. After a reload it says so. */
  function isMissing(address) {
    // The console does not start then, and says nothing of its own.
    document.body.dataset.missing = ''
    const first = missing.size === 0
    missing.add(new URL(address, home).pathname)
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation && navigation.type !== 'reload') {
      if (first) location.reload()
    } else say()
  }

  // A hidden frame of the sign-in shows nothing to anybody.
  if (window.top !== window) return
  const hasStarted = () => !document.getElementById('late')
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') isMissing(target.src)
    },
    true,
  )
  // Code that the first script imports later; the running console handles all other.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const address = /https?:\S+/.exec(String(payload?.message))
    if (!hasStarted()) isMissing(address ? address[0] : 'assets')
  })
  const sheet = document.querySelector('link[rel=stylesheet]')
  if (!sheet) return
  const hasArrived = () => getComputedStyle(document.documentElement).getPropertyValue('--style-sheet') !== ''
  const wasRefused = () =>
    performance.getEntriesByName(sheet.href).some(({ responseStatus }) => responseStatus >= 400)
  // WebKit runs this script while the style sheet may still be on its way. It is missing once the page has loaded without it.
  if (hasArrived()) return
  if (wasRefused()) isMissing(sheet.href)
  else
    window.addEventListener('load', () => {
      if (!hasArrived()) isMissing(sheet.href)
    })
})()
