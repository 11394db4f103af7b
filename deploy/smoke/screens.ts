import { execSync } from 'node:child_process'
import type { ElementHandle, Page } from 'puppeteer-core'
import { storageKeys } from '../../src/stored/storageKeys.ts'

/** Who signs in where, and how long a screen is waited for, in ms. */
export interface TestUser {
  url: string
  account: string
  timeout: number
  email: string
  code: string | undefined
  command: string | undefined
}

/** The account in the address does not exist, or this user has no right to it. */
export class WrongAccount extends Error {}

const pauseMs = 100
/** A mail takes its time, however soon a screen has to be complete. */
const mailMs = 60_000

/** Asks again and again until there is an answer. A page that is being left has none. */
async function until<T>(timeout: number, complaint: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof WrongAccount) throw error
      return undefined
    })
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`${complaint} after ${timeout / 1000} seconds`)
}

/** Runs in the page: the first visible element of a selector whose label or text fits a pattern. */
function firstNamed(selector: string, pattern: string): HTMLElement | null {
  const named = new RegExp(pattern, 'i')
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    ('labels' in element
      ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText).join(' ')
      : '')
  return (
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.checkVisibility() && named.test((nameOf(element) || element.innerText || '').trim()),
    ) ?? null
  )
}

const find = (page: Page, timeout: number, selector: string, pattern: string, words: string) =>
  until(timeout, `there is no ${words}`, async () => {
    const handle = await page.evaluateHandle(firstNamed, selector, pattern)
    return (handle.asElement() as ElementHandle<HTMLElement> | null) ?? undefined
  })

function printedBy(command: string): string {
  try {
    return execSync(command, { encoding: 'utf8', timeout: mailMs })
  } catch {
    // The error has the whole command, and a password in it would be in the log of a monitor.
    throw new Error('SMOKE_CODE_COMMAND failed')
  }
}

/** The first six digits in the text that the command prints, unless the code is known. */
export function mailedCode({ code, command }: Pick<TestUser, 'code' | 'command'>): string {
  const found = /\b\d{6}\b/.exec(code || printedBy(command ?? ''))
  if (!found) throw new Error('there is no 6-digit code in SMOKE_CODE or in what SMOKE_CODE_COMMAND prints')
  return found[0]
}

async function signIn(page: Page, user: TestUser): Promise<void> {
  const { url, account, timeout, email } = user
  await page.goto(`${url}/?account=${encodeURIComponent(account)}`, { timeout })
  // The tour of a first visit could cover what is clicked.
  await page.evaluate((name) => localStorage.setItem(name, 'ended'), storageKeys.tour.name)
  await (await find(page, timeout, 'input', '^E-mail$', 'field E-mail')).type(email)
  await (await find(page, timeout, 'button', '^SEND CODE$', 'button SEND CODE')).click()
  // The provider's own page. Its texts depend on the provider, so the field is found by what it is, too.
  const code = await until(timeout, 'there is no field for the code', async () => {
    const labelled = await page.evaluateHandle(firstNamed, 'input', 'code')
    const known = 'input[name=code], input[autocomplete=one-time-code]'
    const found = labelled.asElement() ?? (await page.evaluateHandle(firstNamed, known, '')).asElement()
    return (found as ElementHandle<HTMLElement> | null) ?? undefined
  })
  await code.type(mailedCode(user))
  await code.press('Enter')
}

/** Runs in the page: what the console shows. */
function shown(heading: string) {
  const main = document.querySelector('main')
  const visible = (selector: string) =>
    [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility())
  const textsOf = (selector: string) => visible(selector).map(({ innerText }) => innerText.trim())
  const retry = [...document.querySelectorAll<HTMLElement>('button')].some(
    (button) => button.checkVisibility() && button.innerText.trim() === 'Try again',
  )
  return {
    hasHeading: textsOf('h1').some((text) => new RegExp(heading).test(text)),
    isBusy: main?.querySelector('[aria-busy=true]') != null,
    retry,
    choosesAccount: textsOf('h1, h2, h3').includes('Select an account'),
    path: window.location.pathname,
  }
}

/** Resolves when the screen is complete. Rejects if a part of it could not be loaded. */
async function complete(
  page: Page,
  { account, timeout }: TestUser,
  heading: string,
  path = '',
): Promise<void> {
  const { retry } = await until(timeout, 'the screen is not complete', async () => {
    const state = await page.evaluate(shown, heading)
    if (!state.hasHeading || (state.isBusy && !state.retry) || !new RegExp(path).test(state.path))
      return undefined
    if (state.choosesAccount) throw new WrongAccount(`this user has no available account '${account}'`)
    return state
  })
  if (retry) throw new Error('a part could not be loaded')
}

/** Where the page is, and what it says there; without the query, which can hold a code. */
export async function where(page: Page): Promise<string> {
  const { pathname } = new URL(page.url())
  const texts = await page
    .evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, [role=alert]')]
        .filter((element) => element.checkVisibility())
        .map(({ innerText }) => innerText),
    )
    .catch(() => [])
  return `(at ${pathname}: ${texts.join('; ').replaceAll(/\s+/g, ' ')})`
}

const list = (name: string, feature?: string) => ({
  name,
  feature,
  open: async (page: Page, user: TestUser) => {
    await (await find(page, user.timeout, 'nav a', `^${name}$`, `link ${name}`)).click()
    await complete(page, user, `^${name}$`)
  },
})

interface Screen {
  name: string
  /** The switch of the deployment that turns it off. */
  feature?: string | undefined
  /** Opens it, and waits until it is complete. */
  open: (page: Page, user: TestUser) => Promise<void>
}

export const screens: Screen[] = [
  {
    name: 'Accounts',
    open: async (page, user) => {
      await signIn(page, user)
      await complete(page, user, '^Accounts$')
    },
  },
  list('Missions'),
  {
    name: 'A mission',
    open: async (page, user) => {
      // An account without missions has the link to create the first one.
      await (await find(page, user.timeout, 'main a[href*="/missions/"]', '', 'link to a mission')).click()
      // The heading of the list stays until the form is loaded.
      await complete(page, user, '^(?!Missions$).', '/missions/(?!list$)')
    },
  },
  list('Players'),
  list('Check', 'check'),
]
