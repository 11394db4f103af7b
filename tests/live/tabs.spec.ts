import type { BrowserContext, Page, Request } from '@playwright/test'
import { axeViolations } from '../axe'
import { origins } from './servers/settings.ts'
import { enterCode, expect, nameField, saveButton, signIn, Tester, test } from './support'

/** Follows the calls of the API in all tabs. Resolves when those have ended that are under way when it is called. */
function followCalls(context: BrowserContext) {
  const underWay = new Set<Request>()
  context.on('request', (request) => request.url().startsWith(origins.api) && underWay.add(request))
  const onEnd = (request: Request) => underWay.delete(request)
  context.on('requestfinished', onEnd).on('requestfailed', onEnd)
  return () => {
    const before = [...underWay]
    return expect.poll(() => before.filter((one) => underWay.has(one)).length).toBe(0)
  }
}

const cover = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' })

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('console.draft:')))

/** Lets more time pass than the statistics wait for their next poll, and waits for the calls of that time. */
async function passPolls(tab: Page, callsEnd: () => Promise<void>) {
  await tab.clock.runFor(15_000)
  await callsEnd()
}

/** A second tab with a form of Acme and unsaved edits, which are stored as a draft. */
async function typeInSecondTab(page: Page) {
  const second = await page.context().newPage()
  await second.goto('/missions/first?account=acme')
  await nameField(second).fill('Typed before the log-out')
  await expect.poll(() => drafts(second)).toHaveLength(1)
  return second
}

test('logging out in one tab covers the other at once, which keeps the form, stores nothing and sends nothing (rule AUTH-18)', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await page.clock.install()
  const callsEnd = followCalls(page.context())
  await signIn(page, tester)
  const second = await typeInSecondTab(page)
  await logOut(page)
  await expect(cover(second)).toContainText('You logged out in another tab.')
  await expect(nameField(second)).toBeHidden()
  expect(await axeViolations(second)).toEqual([])
  await expect.poll(() => drafts(page)).toEqual([])
  await callsEnd()
  await tester.clearLog()
  // A tab that is left would store its draft.
  await second.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await passPolls(second, callsEnd)
  expect(await tester.log()).toEqual([])
  expect(await drafts(page)).toEqual([])

  const opened = second.waitForEvent('popup')
  await cover(second).getByRole('button', { name: 'Sign in again' }).click()
  await enterCode(await opened, tester)
  await expect(cover(second)).toBeHidden()
  await expect(nameField(second)).toHaveValue('Typed before the log-out')
  await saveButton(second).click()
  await expect(second.getByText('Updated first / Typed before the log-out')).toBeVisible()
})

test('when another person signs in in another tab, the screen of the first one is covered and sends nothing', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await page.clock.install()
  const callsEnd = followCalls(page.context())
  await signIn(page, tester)
  const second = await typeInSecondTab(page)
  await logOut(page)
  const other = new Tester(`${tester.email.split('@')[0]}-other`)
  await signIn(page, other)
  await expect(cover(second)).toContainText(`${other.email} has signed in in another tab.`)
  await callsEnd()
  await tester.clearLog()
  await passPolls(second, callsEnd)
  expect(await tester.log()).toEqual([])
  expect((await other.log()).filter(({ path }) => path.startsWith('missions'))).toEqual([])
  await expect(nameField(second)).toBeHidden()
})
