// `npm run smoke -- --url URL --account ID` signs in to a running console as a test user and opens five screens, as a person
// does, without changing anything. One line per screen; exit codes: 0 all work, 1 one does not, 2 could not run.
import { execSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserPath } from './browser.mjs'

const usage = `npm run smoke -- --url https://console.example.com --account acme [--timeout 30]

  --url URL        the console, with the path that it is served at
  --account ID     the account whose screens are opened
  --timeout S      how long a screen is waited for, in seconds (30)

The test user is in the environment:
  SMOKE_EMAIL          its address; it needs no right to write
  SMOKE_CODE           its 6-digit code, if the provider gives it a fixed one, or
  SMOKE_CODE_COMMAND   a command that prints the code that was mailed, or a text with it, such as the mail`

const textOf = (error) => (error instanceof Error ? error.message : String(error))

/** @returns {never} */
function couldNotRun(error) {
  console.error(textOf(error))
  process.exit(2)
}

function settings() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        account: { type: 'string' },
        timeout: { type: 'string', default: '30' },
      },
    })
    const { SMOKE_EMAIL: email, SMOKE_CODE: code, SMOKE_CODE_COMMAND: command } = process.env
    const timeout = Number(values.timeout) * 1000
    if (!values.url || !URL.canParse(values.url) || !values.account || !(timeout > 0)) throw new Error(usage)
    if (!email || !(code || command)) throw new Error(`Who signs in is missing.\n\n${usage}`)
    return { url: values.url.replace(/\/+$/, ''), account: values.account, timeout, email, code, command }
  } catch (error) {
    couldNotRun(error)
  }
}

const { url, account, timeout, email, code, command } = settings()

/** The first six digits in the text that the command prints. */
function mailedCode() {
  const found = /\b\d{6}\b/.exec(code ?? execSync(command ?? '', { encoding: 'utf8', timeout }))
  if (!found) throw new Error('there is no 6-digit code in SMOKE_CODE or in what SMOKE_CODE_COMMAND prints')
  return found[0]
}

async function signIn(page) {
  await page.goto(`${url}/?account=${encodeURIComponent(account)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  // The provider's own page. Its texts depend on the provider, so the field is found by what it is, too.
  const field = page
    .getByLabel(/code/i)
    .or(page.locator('input[name=code], input[autocomplete=one-time-code]'))
    .filter({ visible: true })
    .first()
  await field.waitFor()
  await field.fill(mailedCode())
  await field.press('Enter')
}

const main = (page) => page.getByRole('main')
const follow = (name) => (page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

/** Opens a screen, and waits until it shows its heading. */
const screens = [
  { name: 'Accounts', open: signIn, heading: 'Accounts' },
  { name: 'Missions', open: follow('Missions'), heading: 'Missions' },
  {
    name: 'A mission',
    // An account without missions has the link to create the first one.
    open: (page) => main(page).locator('a[href*="/missions/"]').first().click(),
    heading: /./,
  },
  { name: 'Players', open: follow('Players'), heading: 'Players' },
  { name: 'Check', open: follow('Check'), heading: 'Check', feature: 'check' },
]

/** The account in the address does not exist, or this user has no right to it. */
class WrongAccount extends Error {}

/** Resolves when the screen is complete. Rejects if a part of it could not be loaded. */
async function complete(page, heading) {
  await main(page).getByRole('heading', { level: 1, name: heading }).first().waitFor()
  const retry = page.getByRole('button', { name: 'Try again' }).first()
  await main(page).and(page.locator(':not(:has([aria-busy=true]))')).or(retry).first().waitFor()
  if (await main(page).getByRole('heading', { name: 'Select an account' }).isVisible())
    throw new WrongAccount(`this user has no available account '${account}'`)
  if (await retry.isVisible()) throw new Error('a part could not be loaded')
}

/** Where the page is, and what it says there; without the query, which can hold a code. */
async function where(page) {
  const { pathname } = new URL(page.url())
  const shown = page.locator('h1, [role=alert]').filter({ visible: true })
  const texts = await shown.allInnerTexts().catch(() => [])
  return `(at ${pathname}: ${texts.join('; ').replaceAll(/\s+/g, ' ')})`
}

const browser = await chromium
  .launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
  .catch(couldNotRun)
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.setDefaultTimeout(timeout)

/** What the browser and the servers report while a screen opens. */
let problems = []
page.on('pageerror', (error) => problems.push(error.message))
page.on('console', (message) => {
  if (message.type() === 'error' && /Content.Security.Policy|Trusted/i.test(message.text()))
    problems.push(message.text())
})
page.on('response', (response) => {
  if (response.status() >= 500) problems.push(`${response.status()} from ${new URL(response.url()).pathname}`)
})

/** The switches of this deployment. Without settings there is no console, which the first screen then says. */
const settingsOf = async () => (await page.request.get(`${url}/config.json`)).json()
const { features = {} } = await settingsOf().catch(() => ({}))

let failed = 0
for (const { name, open, heading } of screens.filter(({ feature = '' }) => features[feature] !== false)) {
  const started = performance.now()
  problems = []
  let problem
  let isOver = name === 'Accounts'
  try {
    await open(page)
    await complete(page, heading)
  } catch (error) {
    problem = `${textOf(error).split('\n')[0]} ${await where(page)}`
    isOver ||= error instanceof WrongAccount
  }
  problem ??= problems[0]
  if (problem) failed += 1
  console.log(
    problem ? `FAILED ${name}: ${problem}` : `ok     ${name} (${Math.round(performance.now() - started)} ms)`,
  )
  // Without a session or an account there is no other screen.
  if (problem && isOver) break
}
await browser.close()
process.exitCode = failed > 0 ? 1 : 0
