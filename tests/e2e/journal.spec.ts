import type { Locator } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './support'

test.describe('with a clock', () => {
  test.use({ hasClock: true })

  test('a deletion is undone by the keyboard alone from its message, and the journal has both (rule UNDO-2)', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/missions/list?scenario=demo&q=zero-waste')
    await page.getByRole('button', { name: /^Delete Zero-Waste Week/ }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/, progress and counts of .+ stay lost\.$/)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deleted zero-waste-week')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await expect(undo).toBeVisible()
    await page.keyboard.press('F8')
    await expect(undo).toBeFocused()
    // The message waits while it has the focus: it would be gone after 5 s.
    await page.clock.install()
    await page.clock.fastForward(20_000)
    await expectNoAxeViolations(page, 'undo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reverted the deletion of Zero-Waste Week')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zero-Waste Week', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Journal', exact: true }).press('Enter')
    const lines = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(2)).toContainText(/Reverted \d\d:\d\d/)
  })
})

test('a plan with a reason is found in the journal, survives a reload, and is reverted as a whole (rule JOURNAL-9)', async ({
  page,
}) => {
  await page.goto('/missions/list?scenario=demo')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: /^Deactivate \d+$/ }).click()
  const why = page.getByRole('textbox', { name: /^Why/ })
  const done = page.getByText(/^All \d+ are done$/)
  // A change that players notice is confirmed first.
  await expect(why.or(done)).toBeVisible()
  if (await why.isVisible()) {
    await why.fill('Winter break')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Deactivate/ })
      .click()
  }
  await expect(done).toBeVisible()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(page).toHaveURL(/\/programme\/journal/)
  await page.reload()
  const plan = page.getByRole('listitem').filter({ hasText: 'Plan, in Brindlewick' })
  await expect(plan).toBeVisible()
  await plan.getByRole('button', { name: /^Changes of/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })

  await plan.getByRole('button', { name: /^Revert all/ }).click()
  await expect(page.getByText('Cannot come back')).toBeVisible()
  await page.getByRole('button', { name: /^Revert \d+$/ }).click()
  const asked = page.getByRole('alertdialog').getByRole('button', { name: /^Revert \d+$/ })
  await expect(asked.or(done)).toBeVisible()
  if (await asked.isVisible()) await asked.click()
  await expect(done).toBeVisible()
})

test('what was changed since last Friday is found, and one field of it is taken back, with three clicks', async ({
  page,
}) => {
  await page.goto('/missions/zero-waste-week?scenario=demo')
  const category = page.getByRole('textbox', { name: /^Category/ }).first()
  const before = await category.inputValue()
  await category.fill('Typed today')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const asked = page.getByRole('alertdialog').getByRole('button', { name: /^Save/ })
  const updated = page.getByText(/^Updated zero-waste-week/)
  await expect(asked.or(updated)).toBeVisible()
  if (await asked.isVisible()) await asked.click()
  await expect(updated).toBeVisible()
  // The same, 20 and 40 days ago.
  await page.evaluate(copyEntries, 4)
  await page.reload()

  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByRole('link', { name: 'Journal', exact: true }))
  const entries = page.getByRole('listitem').filter({ hasText: 'Typed today' })
  await expect(entries).toHaveCount(5)
  clicks += 1
  await page.getByRole('combobox', { name: 'When' }).selectOption({ index: 8 })
  await expect(page).toHaveURL(/[?&]from=20/)
  await expect(entries).toHaveCount(1)
  await click(entries.getByRole('button', { name: 'Revert Zero-Waste Week' }))
  await expect(page.getByText('Reverted a change of Zero-Waste Week')).toBeVisible()
  await expect(entries.first()).toContainText(before === '' ? 'Empty' : before)
  expect(clicks).toBe(3)
  await page.goto('/missions/zero-waste-week?scenario=demo')
  await expect(category).toHaveValue(before)
})

test('a journal of 10,000 entries renders the lines in view alone, and shows all of them while it scrolls (rule JOURNAL-8)', async ({
  page,
}) => {
  await page.goto('/missions/list?scenario=demo')
  await page.getByRole('button', { name: /^Delete Zero-Waste Week/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted zero-waste-week')).toBeVisible()
  await page.evaluate(copyEntries, 10_000)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(page.getByText('Reading older entries...')).toBeHidden()
  const lines = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  expect(await lines.count()).toBeLessThan(60)
  await page.keyboard.press('End')
  await expect(lines.last()).toContainText('Zero-Waste Week')
  expect(await lines.count()).toBeLessThan(60)
})

/** Copies the first entry of the journal that many times, over the last 80 days. */
async function copyEntries(count: number) {
  const opening = indexedDB.open('console.journal')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const transaction = database.transaction('entries', 'readwrite')
  const entries = transaction.objectStore('entries')
  const [keys, values] = await Promise.all(
    [entries.getAllKeys(), entries.getAll()].map(
      (request) =>
        new Promise<unknown[]>((resolve) => {
          request.onsuccess = () => resolve(request.result)
        }),
    ),
  )
  const [[owner]] = keys as [[string, string]]
  const [first] = values as [{ at: number }]
  for (let index = 1; index <= count; index += 1) {
    const at = Date.now() - Math.round((index / count) * 80 * 24 * 60 * 60 * 1000)
    const id = `${at.toString(36).padStart(9, '0')}-${index.toString(36).padStart(4, '0')}-copied`
    entries.put({ ...first, id, at }, [owner, id])
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}
