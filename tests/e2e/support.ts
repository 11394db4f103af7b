import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'
import { axeViolations } from '../axe'
import { type Contexts, closePages, openShared, type State } from './sharedContext'
import { moveTime } from './testTime'
import { recordTraffic } from './traffic'

/**
 * Collects the messages on the browser's console, and uncaught errors, of all tabs and frames of a context. The browser
 * reports every violation of the Content-Security-Policy as such a message.
 */
export function collectComplaints(context: BrowserContext) {
  const complaints: string[] = []
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  const onError = (error: WebError) => complaints.push(String(error.error()))
  context.on('console', onMessage).on('weberror', onError)
  const stop = () => context.off('console', onMessage).off('weberror', onError)
  return { complaints, stop }
}

interface Fixtures {
  complaints: string[]
  traffic: undefined
  isRecorded: boolean
  isNewBrowser: boolean
  hasClock: boolean
}

/**
 * Every test fails on complaints: `collectComplaints`. Tests that provoke a failed request on purpose, which the browser
 * itself reports, remove them from the list.
 */
export const test = base.extend<Fixtures, { contexts: Contexts }>({
  /** False for tests whose scenarios have responses that break the contract on purpose. */
  isRecorded: [true, { option: true }],
  /** True for tests in which the browser must not have a file of the console yet, or that visit other origins. */
  isNewBrowser: [false, { option: true }],
  /** True for tests that install a clock. They get a browser context of their own, with the time of this machine. */
  hasClock: [false, { option: true }],
  contexts: [
    async ({ browser: _ }, use) => {
      const contexts: Contexts = new Map()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      contexts,
      isNewBrowser,
      hasClock,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      storageState,
      viewport,
    },
    use,
    info,
  ) => {
    if (isNewBrowser || hasClock) {
      const context = await browser.newContext()
      if (!hasClock) await moveTime(context)
      await use(context)
      return context.close()
    }
    // The options that `test.use` sets here. Another one that a test sets has to be added.
    const options = { ...contextOptions, baseURL, colorScheme, hasTouch, viewport }
    const context = await openShared(contexts, browser, options, storageState as State | undefined, moveTime)
    await use(context)
    // After a failed test the runner takes pictures, and ends the worker.
    if (info.status === info.expectedStatus) await closePages(context)
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  traffic: [
    async ({ context, isRecorded }, use, { testId }) => {
      if (!isRecorded) return use(undefined)
      const save = await recordTraffic(context, testId)
      await use(undefined)
      await save()
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const { complaints, stop } = collectComplaints(context)
      await use(complaints)
      stop()
      expect(complaints, 'messages on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A sheet of A4 between its margins, in px. */
export const sheet = { width: 718, height: 1000 }

/** Removes messages that a test provokes on purpose. */
export function forgive(complaints: string[], expected: RegExp): void {
  const rest = complaints.filter((text) => !expected.test(text))
  complaints.splice(0, complaints.length, ...rest)
}

/** The browser's own message about a refused request: expected where a test provokes it. */
export const forgiveFailedRequests = (complaints: string[]) => forgive(complaints, /Failed to load resource/)

export type PersonaLabel =
  | 'Service admin'
  | 'Admin reader'
  | 'Account admin'
  | 'Account reader'
  | 'No permission'
  | 'Refused'

/** Signs in from the login screen through the provider's pages; ends where the provider redirects the persona. */
export async function signIn(page: Page, persona: PersonaLabel = 'Service admin', start = '/') {
  await page.goto(start)
  await page.getByLabel('E-mail').fill('mira.tarnwell@brindlewick.example')
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await page.getByRole('radio', { name: persona }).check()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await enterCode(page)
}

export async function enterCode(page: Page) {
  const code = await page.getByTestId('mailed-code').textContent()
  await page.getByLabel('6-digit code').fill(code ?? '')
  await page.getByRole('button', { name: 'SIGN IN' }).click()
}

/** Signed in as the service admin, with Brindlewick selected in the header. */
export async function signInToBrindlewick(page: Page, persona: PersonaLabel = 'Service admin') {
  await signIn(page, persona)
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible()
  await chooseAccount(page, 'Brindlewick')
}

export async function chooseAccount(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Account|Select account)/ })
    .click()
  await page.getByRole('option', { name }).click()
}

/** Goes to a section through the side navigation, as users do. */
export async function openSection(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The page follows the theme of the system. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

export async function expectNoAxeViolations(page: Page, what: string) {
  expect(await axeViolations(page), what).toEqual([])
}
