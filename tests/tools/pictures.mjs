// Pictures of the README, made from the running console: npm run pictures.
// Builds the demo, serves it, signs in as Mira and takes each screen; the demo world is the same every time.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { browserPath } from './browser.mjs'

const port = 4199
const base = `http://localhost:${port}`
const folder = 'tests/pictures'
const bin = (name) => `node_modules/.bin/${name}`

if (!process.env.PICTURES_SKIP_BUILD) {
  spawnSync(bin('vite'), ['build', '--mode', 'mocked', '--outDir', 'dist-demo', '--logLevel', 'warn'], {
    stdio: 'inherit',
  })
}
const server = spawn(bin('vite'), [
  'preview',
  '--mode',
  'mocked',
  '--outDir',
  'dist-demo',
  '--port',
  String(port),
  '--strictPort',
])
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

/** Screens by name: where to go, and what has to be seen before the picture is taken. */
const screens = [
  { name: 'sign-in', path: '/', sees: 'SEND CODE', signedOut: true },
  { name: 'missions-list', path: '/missions/list?account=brindlewick', sees: 'Add Mission' },
  { name: 'mission-form', path: '/missions/the-long-haul?account=brindlewick', sees: 'Save Changes' },
  { name: 'missions-list-dark', path: '/missions/list?account=brindlewick', sees: 'Add Mission', dark: true },
  {
    name: 'missions-list-small',
    path: '/missions/list?account=brindlewick',
    sees: 'Add Mission',
    small: true,
  },
]

async function untilServed() {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(base).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers on ${base}`)
}

async function signIn(page) {
  await page.goto(base)
  await page.getByLabel('E-mail').fill('mira.tarnwell@brindlewick.example')
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await page.getByLabel('6-digit code').fill((await page.getByTestId('mailed-code').textContent()) ?? '')
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await page.getByRole('heading', { name: 'Accounts' }).waitFor()
}

try {
  await untilServed()
  mkdirSync(folder, { recursive: true })
  for (const { name, path, sees, signedOut, dark, small } of screens) {
    const context = await browser.newContext({
      viewport: small ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Berlin',
      locale: 'en-GB',
    })
    const page = await context.newPage()
    if (!signedOut) await signIn(page)
    await page.goto(base + path)
    await page.getByText(sees).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}.png` })
    console.log(`${folder}/${name}.png`)
    await context.close()
  }
} finally {
  await browser.close()
  server.kill()
}
