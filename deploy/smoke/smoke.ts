/*
 * `node smoke.mjs --url URL --account ID` signs in to a running console as a test user and opens five screens, as a person does, without
 * changing anything. A release has it as one file, which needs Node and a Chromium or Chrome. It first checks config.json with the code
 * of the console, and warns of each placeholder that the footer shows. One line per screen; exit codes: 0 all work, 1 one does not,
 * 2 could not run.
 */
import { parseArgs } from 'node:util'
import puppeteer, { type Page } from 'puppeteer-core'
import { problemsOf, warningsOf } from '../check/problems.ts'
import { installedBrowser } from './installedBrowser.ts'
import { screens, type TestUser, WrongAccount, where } from './screens.ts'

const usage = `node smoke.mjs --url https://console.example.com --account acme [--timeout 30]

  --url URL        the console, with the path that it is served at
  --account ID     the account whose screens are opened
  --timeout S      how long a screen is waited for, in seconds (30)

The test user and the browser are in the environment:
  SMOKE_EMAIL          its address; it needs no right to write
  SMOKE_CODE           its 6-digit code, if the provider gives it a fixed one, or
  SMOKE_CODE_COMMAND   a command that prints the code that was mailed, or a text with it, such as the mail
  CHROMIUM_PATH        a Chromium or Chrome that is not at its usual place`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Undefined if only help is wanted. */
function settings(): TestUser | undefined {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      account: { type: 'string' },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const { SMOKE_EMAIL: email, SMOKE_CODE: code, SMOKE_CODE_COMMAND: command } = process.env
  const timeout = Number(values.timeout) * 1000
  if (!values.url || !URL.canParse(values.url) || !values.account || !(timeout > 0)) throw new Error(usage)
  if (!email || !(code || command)) throw new Error(`Who signs in is missing.\n\n${usage}`)
  return { url: values.url.replace(/\/+$/, ''), account: values.account, timeout, email, code, command }
}

function browserPath(): string {
  const path = installedBrowser()
  if (!path) throw new Error('No Chromium or Chrome was found. Set CHROMIUM_PATH to its executable.')
  return path
}

async function run(user: TestUser, executablePath: string): Promise<boolean> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    // A monitor often runs as root in a container, where Chromium has no sandbox.
    args: ['--no-sandbox', '--disable-gpu'],
    defaultViewport: { width: 1440, height: 900 },
  })
  try {
    return await visit(await browser.newPage(), user)
  } finally {
    await browser.close()
  }
}

/** The settings of the deployment. Without them there is no console, which the first screen then says. */
async function settingsOf(page: Page, url: string): Promise<string | undefined> {
  const response = await page.goto(`${url}/config.json`).catch(() => undefined)
  return response?.ok() ? response.text() : undefined
}

/** Opens all screens. Resolves to whether everything works. */
async function visit(page: Page, user: TestUser): Promise<boolean> {
  const text = await settingsOf(page, user.url)
  const wrong = text === undefined ? [] : problemsOf(text)
  for (const problem of wrong) say(`FAILED Settings: ${problem}`)
  const isReadable = text !== undefined && wrong.length === 0
  for (const warning of isReadable ? warningsOf(text) : []) say(`warning: ${warning}`)
  const { features = {} } = isReadable ? JSON.parse(text) : {}

  /** What the browser and the servers report while a screen opens. */
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(textOf(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy|Trusted/i.test(message.text()))
      problems.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 500)
      problems.push(`${response.status()} from ${new URL(response.url()).pathname}`)
  })

  let isFine = wrong.length === 0
  for (const { name, open } of screens.filter(({ feature = '' }) => features[feature] !== false)) {
    const started = performance.now()
    problems = []
    let problem: string | undefined
    let isOver = name === 'Accounts'
    try {
      await open(page, user)
    } catch (error) {
      problem = `${textOf(error).split('\n')[0]} ${await where(page)}`
      isOver ||= error instanceof WrongAccount
    }
    problem ??= problems[0]
    say(
      problem
        ? `FAILED ${name}: ${problem}`
        : `ok     ${name} (${Math.round(performance.now() - started)} ms)`,
    )
    if (problem) isFine = false
    // Without a session or an account there is no other screen.
    if (problem && isOver) break
  }
  return isFine
}

try {
  const user = settings()
  if (!user) say(usage)
  else process.exitCode = (await run(user, browserPath())) ? 0 : 1
} catch (error) {
  console.error(textOf(error))
  process.exitCode = 2
}
