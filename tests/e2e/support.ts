import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { recordTraffic } from './traffic'

/**
 * Every test fails on messages on the browser's console and on uncaught errors. `quiet` returns the list to tests
 * that provoke a failed request on purpose, which the browser itself reports.
 */
export const test = base.extend<{ complaints: string[]; traffic: undefined }>({
  traffic: [
    async ({ context }, use, { testId }) => {
      const save = await recordTraffic(context, testId)
      await use(undefined)
      await save()
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints, 'nothing may be said on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The browser's own message about a refused request: expected where a test provokes it. */
export const forgiveFailedRequests = (complaints: string[]) => {
  const rest = complaints.filter((text) => !/Failed to load resource/.test(text))
  complaints.splice(0, complaints.length, ...rest)
}

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

export async function expectNoAxeViolations(page: Page, what: string) {
  // Legacy mode runs in the page itself; otherwise each scan opens a blank page, which only frames of other origins need.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
  expect(found, what).toEqual([])
}
