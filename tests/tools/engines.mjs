// The built demo in Firefox and in WebKit, the engine of Safari; further arguments go to Playwright's test runner. An engine that is
// not on this machine and cannot be installed is not tested: the last line says so. `ENGINES=chromium` runs the same tests in Chromium, to compare.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from './apt.mjs'
import { browserPath } from './browser.mjs'
import { serveInstrumented } from './instrumented.mjs'
import { bin, readyDemo } from './run.mjs'

const isCommand = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`))
const firefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  )

/** The browser of WebKitGTK's package. Its driver opens no other. */
function miniBrowser() {
  if (!isCommand('WebKitWebDriver') || !isCommand('Xvfb')) return undefined
  return ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path))
}

const engines = {
  firefox: { find: firefox, packages: ['firefox-esr'], variable: 'FIREFOX_PATH' },
  webkit: { find: miniBrowser, packages: ['webkit2gtk-driver', 'xvfb'], variable: 'WEBKIT_PATH' },
  chromium: { find: browserPath, packages: [], variable: 'CHROMIUM_PATH' },
}

const wanted = (process.env.ENGINES ?? 'firefox,webkit').split(',')
const paths = {}
const missing = []
for (const name of wanted) {
  const { find, packages, variable } = engines[name]
  const path = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (path) paths[variable] = path
  else missing.push(`${name} (packages ${packages.join(', ')})`)
}
const present = wanted.filter((name) => paths[engines[name].variable])

if (present.length > 0) {
  readyDemo()
  const { base, close } = await serveInstrumented()
  const tests = spawn(
    bin('playwright'),
    ['test', '-c', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...paths, ENGINES: present.join(','), ENGINES_BASE: base },
    },
  )
  const [code] = await once(tests, 'exit')
  await close()
  process.exitCode = code ?? 1
}

if (missing.length > 0) {
  console.log(`NOT TESTED: ${missing.join(', ')} could not be installed`)
}
