import type { Page } from '@playwright/test'
import { button, textOf, title } from '../pageParts'
import { expect, openSignedIn, type Tester, test } from './support'

test.use({ isNewBrowser: false })

/* People who can read and not write, with `readersPropose` (rule PERM-13). */

const missions = Array.from({ length: 3 }, (_, index) => ({
  id: `m-${index + 1}`,
  account: 'acme',
  name: `Mission ${index + 1}`,
  isAvailable: true,
}))

/** The console of a reader, who proposes. */
async function openForReader(page: Page, tester: Tester, path: string) {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, readersPropose: true } })
  })
  await tester.add('missions', { rows: missions })
  await tester.be({ permissions: ['account:read'] })
  await openSignedIn(page, tester, path)
}

const writes = async (tester: Tester) => (await tester.log()).filter(({ method }) => method !== 'GET')

/** Saves the file of the dialog that is open, and returns its proposal. */
async function saved(page: Page, why: string) {
  await page.getByLabel('Why', { exact: true }).fill(why)
  const download = page.waitForEvent('download')
  await button(page, 'Save file').click()
  return JSON.parse(await textOf(await download))
}

test('a reader proposes what a form, a table and a deletion would change, and nothing but reads reaches the API (rule PERM-13)', async ({
  page,
  tester,
}) => {
  await openForReader(page, tester, '/missions/m-1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Proposed')
  await page.keyboard.press('Control+s')
  expect((await saved(page, 'From a form')).rows).toMatchObject([
    { id: 'm-1', action: 'update', before: { name: 'Mission 1' }, after: { name: 'Proposed' } },
  ])
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposed')
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click()
  await button(page, 'Leave').click()

  await expect(title(page, 'Missions')).toBeVisible()
  await button(page, 'Delete Mission 2').click()
  await button(page, 'Propose...').click()
  expect((await saved(page, 'From a list')).rows).toMatchObject([{ id: 'm-2', action: 'delete' }])

  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select Mission 3', exact: true }).check()
  await button(page, 'Deactivate').click()
  await button(page, 'Propose...').click()
  expect((await saved(page, 'From a preview')).rows).toMatchObject([
    { id: 'm-3', action: 'update', after: { isAvailable: false } },
  ])
  expect(await writes(tester)).toEqual([])
  const { missions: now = [] } = await tester.world()
  expect(now.filter(({ id }) => String(id).startsWith('m-'))).toEqual(missions)
})
