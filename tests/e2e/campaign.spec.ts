import { expect, expectNoAxeViolations, test } from './support'

/* What is done with a campaign as a whole. Each press and each key counts as an action. */

test('fourteen objects for the next year take three actions, and Undo takes them away', async ({ page }) => {
  let actions = 0
  const press = async (name: string | RegExp) => {
    actions += 1
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  }
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  await expect(title('zero-waste')).toBeVisible()
  await expectNoAxeViolations(page, 'the campaign')
  await press('Duplicate')
  await expect(page.getByRole('dialog', { name: 'Duplicate zero-waste' })).toBeVisible()
  await expectNoAxeViolations(page, 'the dialog')
  await press('Preview')
  await expect(page.getByText('14 of 14 ready')).toBeVisible()
  await expectNoAxeViolations(page, 'the plan')
  await press('Duplicate 14')
  await expect(title('zero-waste-2')).toBeVisible()
  // The toast stays while it has the focus.
  const undo = page.getByRole('button', { name: 'Undo all' })
  await undo.focus()
  expect(actions).toBeLessThanOrEqual(12)
  await expect(page.getByRole('region', { name: 'Objects' })).toContainText('14, by type')

  await undo.click()
  await expect(title(/^Revert/)).toBeVisible()
  await page.getByRole('button', { name: /^Revert 14$/ }).click()
  await expect(title(/^Reverted/)).toBeVisible()
})

test('a campaign is moved by a week in three actions, and ended in three', async ({ page }) => {
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Change 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Changed/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Campaigns' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'zero-waste' })).toBeVisible()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Change / })).toBeVisible()
})
