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

  /** Files of the start that the server refused. The first script fails for a file that it imports, too. */
  const refusedSoFar = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, responseStatus }) => responseStatus >= 400 && name.startsWith(home.href))
      .map(({ name }) => new URL(name).pathname)

  function say() {
    const main = element('main', '', { id: 'missing' })
    const files = element('p', `Missing on the server: ${[...missing].join(', ')}`)
    files.setAttribute('role', 'alert')
    const again = element('button', 'Reload', { type: 'button', onclick: () => reload(0) })
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

  /** How often this page was reloaded for a missing file in the last minutes. The entry of the history keeps it. */
  function reloads() {
    const { reloads = 0, reloadedAt = 0 } = history.state ?? {}
    return Date.now() - reloadedAt < 300_000 ? reloads : 0
  }

  function reload(count) {
    history.replaceState({ ...history.state, reloads: count, reloadedAt: Date.now() }, '')
    location.reload()
  }

  /** Whether the server has the file now. The browser keeps it, as files with a hash never change. */
  const arrives = (path) =>
    fetch(path)
      .then((response) => response.arrayBuffer().then(() => response.ok))
      .catch(() => false)

  /** Asks again for every file of the start, until all are there, or nothing has come twice. Returns whether any has, and all have. */
  async function ask() {
    const refused = new Set(refusedSoFar())
    const links = document.querySelectorAll(
      'link[rel*=preload][href], link[rel=stylesheet], script[type=module]',
    )
    const listed = [...links].map(({ href, src }) => new URL(href || src).pathname)
    let left = [...new Set([...missing, ...refused, ...listed])]
    let hasAny = false
    for (let failed = 0; ; ) {
      const arrived = await Promise.all(left.map(arrives))
      const still = left.filter((_, index) => !arrived[index])
      // What the page had already says nothing about the server.
      const isNew = left.some((path, index) => arrived[index] && refused.has(path))
      hasAny ||= isNew
      for (const path of still) refused.add(path)
      if (still.length === 0) return { hasAny, hasAll: true }
      failed = isNew ? 0 : failed + 1
      left = still
      if (failed === 2) {
        // Not the first script, if it failed for one of these.
        missing.clear()
        for (const path of left) missing.add(path)
        return { hasAny, hasAll: false }
      }
      await new Promise((done) => setTimeout(done, 500))
    }
  }

  /**
   * While a new version arrives, page and files can come from two servers: asks again for what is missing, then reloads. If still
   * nothing comes, or not all after some reloads, it says so.
   */
  async function isMissing(address) {
    // The console does not start then, and says nothing of its own.
    document.body.dataset.missing = ''
    const isFirst = missing.size === 0
    missing.add(new URL(address, home).pathname)
    if (!isFirst) return
    const { hasAny, hasAll } = await ask()
    const count = reloads()
    if (count === 0 || ((hasAny || hasAll) && count < 4)) reload(count + 1)
    else say()
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
