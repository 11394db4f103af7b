import type { Page } from '@playwright/test'
import { origins } from './servers/settings.ts'
import { expect, nameField, openSignedIn, test } from './support'

const failed = (page: Page) => page.getByRole('heading', { name: 'This screen could not be loaded' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const sections = (page: Page) => page.getByRole('navigation', { name: /sections/i })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Set in the page: lost when the page reloads. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined)
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

/** React's report about a screen that failed to render. */
const forgiveMissingCode = (complaints: string[]) => {
  const rest = complaints.filter((text) => !/dynamically imported module/.test(text))
  complaints.splice(0, complaints.length, ...rest)
}

test.beforeEach(async ({ forgive, context }) => {
  forgive()
  // Nothing loads ahead (rule SPEED-6): the code of the form is missing however long a test takes.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
})
test.afterEach(async ({ complaints }) => forgiveMissingCode(complaints))

test('offline, the first click on Edit shows an error in the frame, and Try again opens the form once online (rule ROUTE-12)', async ({
  page,
  context,
  tester,
}) => {
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await markPage(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  await expect(failed(page)).toBeVisible()
  expect(pathOf(page)).toBe('/missions/first')
  await expect(sections(page)).toBeVisible()
  // A reload would lose the console.
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeHidden()

  await retry(page).click()
  await expect(failed(page)).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  await context.setOffline(false)
  // Some browsers remember the failure. Then the page is reloaded.
  await retry(page).click()
  await expect(nameField(page)).toHaveValue('First of missions')
})

test('offline, sections with loaded code open, and the others work again after a retry', async ({
  page,
  context,
  tester,
}) => {
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await markPage(page)
  await context.setOffline(true)
  await sections(page).getByRole('link', { name: 'Prizes' }).click()
  await expect(page.getByText(/^Error displaying entities/)).toBeVisible()
  expect(pathOf(page)).toBe('/prizes/list')
  await page.getByRole('link', { name: 'Add Prize' }).click()
  await expect(failed(page)).toBeVisible()
  // Back to a loaded section.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Prizes' })).toBeVisible()

  await context.setOffline(false)
  await retry(page).click()
  await page.getByRole('link', { name: 'Add Prize' }).click()
  await expect(nameField(page).or(failed(page))).toBeVisible()
  if (await failed(page).isVisible()) await retry(page).click()
  await expect(nameField(page)).toBeVisible()
})

test('after a release, a screen of the old version shows an error and offers to reload', async ({
  page,
  tester,
}) => {
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await page.route(/assets\/form-/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(`${origins.site}/`, async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace(/index-[\w-]+\.js/, 'index-newer.js')
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.getByRole('link', { name: 'Edit First of missions' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'A new version was released' })).toBeVisible()
  await expect(retry(page)).toBeHidden()
  await page.unrouteAll()
  await main.getByRole('button', { name: 'Reload' }).click()
  await expect(nameField(page)).toHaveValue('First of missions')
})
