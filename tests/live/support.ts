import { test as base, type ConsoleMessage, expect, type Page, type WebError } from '@playwright/test'
import { type Contexts, closePages, openShared } from '../e2e/sharedContext'
import { audience, clientId, origins } from './servers/settings.ts'

export { expect }

/** A request as the API received it; path and query are still encoded. */
export interface Sent {
  method: string
  path: string
  query: string
  /** Id of the access token in the request. */
  token: string
  body?: Record<string, unknown>
  /** The body as it arrived. */
  text?: string
  /** The browser had the answer already, so it was 304: only after `useEtags`. */
  isKnown?: boolean
}

/** A fault of the API; see servers/faults.mjs. */
export interface Fault {
  method?: string
  path: string
  times?: number
  status?: number
  headers?: Record<string, string>
  body?: string
  type?: string
  drop?: boolean
  silent?: boolean
  late?: boolean
  alter?: object
}

const call = async (url: string, method = 'GET', body?: unknown) => {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return response.json()
}

/** One administrator with a separate world at the API, and the controls of a test for it. */
export class Tester {
  readonly email: string
  constructor(name: string) {
    this.email = `${name}@acme.example`
  }

  private api = (what: string, method?: string, body?: unknown) =>
    call(`${origins.api}/_control/${encodeURIComponent(this.email)}/${what}`, method, body)
  private identity = (method?: string, body?: unknown) =>
    call(`${origins.identity}/_control/${encodeURIComponent(this.email)}`, method, body)

  log = (): Promise<Sent[]> => this.api('log')
  clearLog = () => this.api('log', 'DELETE')
  world = (): Promise<Record<string, Record<string, unknown>[]>> => this.api('world')
  fail = (...faults: Fault[]) => this.api('faults', 'POST', faults)
  /** Adds objects to the world: the given ones, or generated ones (`n-1` 'Number 1'). */
  add = (resource: string, more: { rows?: object[]; count?: number }) =>
    this.api('add', 'POST', { resource, ...more })
  /** Changes an object as another user. */
  change = (resource: string, id: string, change: object) =>
    this.api('change', 'POST', { resource, id, change })
  recover = () => this.api('faults', 'POST', [])
  /** The API sends an ETag with every answer to a read, and 304 where it is known. */
  useEtags = () => this.api('etags', 'POST')
  /** The API refuses the tokens it has seen so far. */
  revokeTokens = () => this.api('revoke', 'POST')
  be = (person: { lifetime?: number; permissions?: string[]; refused?: boolean }) =>
    this.identity('POST', person)
  mailedCode = async (): Promise<string> => (await this.identity()).code
  /** Number of refresh tokens that the provider exchanged. */
  renewals = async (): Promise<number> => (await this.identity()).renewals
  endSessions = () => this.identity('DELETE')
  /** Requests of one kind, e.g. `sent('GET', 'missions')`. */
  sent = async (method: string, path: string) =>
    (await this.log()).filter((one) => one.method === method && one.path === path)
}

/**
 * Every test fails on messages on the browser's console, including violations of the Content-Security-Policy, and on
 * uncaught errors. Tests that provoke refused requests call `forgive`.
 */
interface Fixtures {
  tester: Tester
  /** Drift reports on the console: expected by tests that send responses that break the contract. */
  drift: string[]
  reports: { drift: string[]; isExpected: boolean }
  complaints: string[]
  forgive: () => void
  isNewBrowser: boolean
}

export const test = base.extend<Fixtures, { contexts: Contexts }>({
  /**
   * False for the files whose tests share a browser context, emptied before each (e2e/sharedContext.ts). Their browser has the
   * files of the console already, and their tests have no clock.
   */
  isNewBrowser: [true, { option: true }],
  contexts: [
    async ({ browser: _ }, use) => {
      const contexts: Contexts = new Map()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contexts, isNewBrowser, baseURL }, use, info) => {
    if (isNewBrowser) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const context = await openShared(contexts, browser, { baseURL })
    await use(context)
    // After a failed test the runner takes pictures, and ends the worker.
    if (info.status === info.expectedStatus) await closePages(context)
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  tester: async ({}, use, info) => use(new Tester(`t${info.testId}-${info.retry}`)),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  reports: async ({}, use) => use({ drift: [], isExpected: false }),
  drift: async ({ reports }, use) => {
    reports.isExpected = true
    await use(reports.drift)
  },
  complaints: [
    async ({ context, reports }, use) => {
      const complaints: string[] = []
      const onMessage = (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return
        const isDrift = message.text().startsWith('The API breaks its contract')
        if (isDrift) reports.drift.push(message.text())
        else complaints.push(message.text())
      }
      const onError = (error: WebError) => complaints.push(String(error.error()))
      context.on('console', onMessage).on('weberror', onError)
      await use(complaints)
      context.off('console', onMessage).off('weberror', onError)
      expect(complaints, 'no message on the console').toEqual([])
      if (!reports.isExpected) expect(reports.drift, 'the test server keeps the contract').toEqual([])
    },
    { auto: true },
  ],
  forgive: async ({ complaints, reports }, use) => {
    let isForgiving = false
    await use(() => {
      isForgiving = true
      // Faults can be responses that break the contract.
      reports.isExpected = true
    })
    if (!isForgiving) return
    // The browser's own messages about failed and aborted requests.
    const rest = complaints.filter((text) => !/Failed to load resource|net::ERR_/.test(text))
    complaints.splice(0, complaints.length, ...rest)
  },
})

/** Requests a code on the console's login screen, fetches it from the "mail" and enters it at the provider. */
export async function askForCode(page: Page, tester: Tester, start = '/') {
  await page.goto(start)
  await page.getByLabel('E-mail').fill(tester.email)
  await page.getByRole('button', { name: 'SEND CODE' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

export async function enterCode(page: Page, tester: Tester) {
  const field = page.getByLabel('6-digit code')
  // The code is mailed before the page asks for it.
  await field.waitFor()
  await field.fill(await tester.mailedCode())
  await page.getByRole('button', { name: 'Continue' }).click()
}

export async function signIn(page: Page, tester: Tester) {
  await askForCode(page, tester)
  await enterCode(page, tester)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
}

/** The session goes on. While the console waits for the sign-in window, it shows that in place of the notice of its end. */
export const expectSignedInAgain = (page: Page) =>
  expect(
    page.getByText(/^(Your session has ended\. Sign in again|Waiting for the sign-in window)/),
  ).toBeHidden()

/** Signed in, on a screen of the selected account Acme. */
export async function signInTo(page: Page, tester: Tester, path: string) {
  await signIn(page, tester)
  await openAtAcme(page, path)
}

/** Opens a screen of Acme. The console takes the account from the URL before the page has loaded. */
async function openAtAcme(page: Page, path: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}account=acme`)
}

/**
 * Opens a screen of the selected account Acme with a session at the provider, without signing in on a page: the
 * console finds it in its silent frame, as after a reload. For tests of what follows a sign-in.
 */
export async function openSignedIn(page: Page, tester: Tester, path: string) {
  const { request } = page.context()
  const query = new URLSearchParams({
    client_id: clientId,
    audience,
    redirect_uri: `${origins.site}/callback`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    login_hint: tester.email,
    code_challenge_method: 'S256',
    code_challenge: 'x'.repeat(43),
  })
  const form = await request.get(`${origins.identity}/authorize?${query}`)
  const landed = await request.post(form.url(), { form: { code: await tester.mailedCode() } })
  expect(landed.url()).toContain('/callback?code=')
  // The SDK looks for a session only if its cookie says that there was one.
  await page
    .context()
    .addCookies([{ name: `auth0.${clientId}.is.authenticated`, value: 'true', url: origins.site }])
  await openAtAcme(page, path)
}

/** The records of the unfinished plans that the browser keeps: heads, steps and states. */
export const planRecords = (page: Page) =>
  page.evaluate(async () => {
    // To open one that does not exist would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'console.queues')) return []
    const plans = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('console.queues')
      request.onsuccess = () => resolve(request.result)
    })
    const records = await new Promise<{ state?: { status: string } }[]>((resolve) => {
      if (plans.objectStoreNames.length === 0) return resolve([])
      const request = plans.transaction('records').objectStore('records').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    plans.close()
    return records
  })

/** The name field of any form; players have a 'Player Name'. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: /^(Player )?Name$/ })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
