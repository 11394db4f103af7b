import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { button, title } from '../pageParts'
import { expect, nameField, openSignedIn, planRecords, Tester, test } from './support'

test.use({ isNewBrowser: false })

const missions = [1, 2].map((number) => ({
  id: `m-${number}`,
  account: 'acme',
  name: `Mission ${number}`,
  isAvailable: true,
}))

/** Everything that the browser keeps: storage, databases with their records, cookies that scripts can read. */
const keptIn = async (page: Page) => {
  const records = await planRecords(page)
  return page.evaluate(async (plans) => {
    return {
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      caches: await window.caches.keys(),
      cookies: document.cookie.split('; ').filter((cookie) => cookie !== ''),
      all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, plans]),
    }
  }, records)
}

/** Leaves behind what a day leaves behind: a draft, a plan that is not started, and one that is not finished. */
async function work(page: Page, tester: Tester) {
  // Leaving the form asks.
  page.on('dialog', (dialog) => void dialog.accept())
  await tester.add('missions', { rows: missions })
  await openSignedIn(page, tester, '/missions/list')
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select Mission 1', exact: true }).check()
  await button(page, 'Deactivate').click()
  await tester.fail({
    method: 'PUT',
    path: 'missions',
    times: 1,
    status: 500,
    body: '{"error":"Out of order"}',
  })
  await button(page, 'Deactivate 1').click()
  await expect(page.getByText(/Out of order/).first()).toBeVisible()

  await page.goto('/programme/calendar')
  await page.goto('/missions/first')
  await nameField(page).fill('Typed by the first')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await page.goto('/missions/list')
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select Mission 2', exact: true }).check()
  await button(page, 'Delete').click()
  await expect(title(page, 'Delete 1 mission')).toBeVisible()
}

/** Nothing of the other person is on the screen or offered. */
async function expectNothingOffered(page: Page, tester: Tester) {
  await page.goto('/programme/plan?account=acme')
  await expect(title(page, 'Nothing is planned')).toBeVisible()
  await page.goto('/missions/first')
  await expect(nameField(page)).toHaveValue('First of missions')
  await expect(page.getByText(/You have unsaved changes from/)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toHaveCount(0)
  expect(await tester.sent('DELETE', 'missions')).toEqual([])
}

test('who signs in after a logout in the same tab finds nothing of the person before, in storage neither', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await work(page, tester)
  const before = await keptIn(page)
  expect(before.all).toContain('Typed by the first')
  expect(before.all).toContain('Mission 1')

  // SECURITY.md names everything that is kept.
  const table = readFileSync('SECURITY.md', 'utf8')
  const names = [...before.keys, ...before.databases, ...before.caches, ...before.cookies].map((key) =>
    key.replace(/[:=].*$/s, ''),
  )
  for (const name of names)
    if (/^(_legacy_)?auth0\./.test(name)) expect(table).toContain('auth0.{client}.is.authenticated')
    else expect(table).toContain(`| \`${name.replace(/-v\d.*$/, '').replace(/(a0\.spajs\.txs).*/, '$1')}\` |`)

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const after = await keptIn(page)
  expect(after.all).not.toMatch(/Typed by the first|Mission \d|m-\d/)

  const second = new Tester(`${tester.email.split('@')[0]}-second`)
  await openSignedIn(page, second, '/missions/list')
  await expectNothingOffered(page, second)
})

test('who signs in after the session of another has ended finds nothing of theirs, and they find it again', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  await work(page, tester)
  await tester.endSessions()
  const second = new Tester(`${tester.email.split('@')[0]}-second`)
  await openSignedIn(page, second, '/missions/list')
  await expectNothingOffered(page, second)

  await second.endSessions()
  await openSignedIn(page, tester, '/programme/plan')
  await expect(title(page, 'Delete 1 mission')).toBeVisible()
  await page.goto('/missions/first')
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
})
