import { expect, forgiveFailedRequests, test } from './support'

test('an empty account is filled from another one, and a second copy, from its form, copies only what failed before (rules COPY-1 and COPY-2)', async ({
  page,
  complaints,
}) => {
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/?scenario=home-of-an-empty-account,latency:0')
  await page.getByRole('button', { name: 'Copy from an account...' }).press('Enter')
  const from = page.getByLabel('From account')
  await expect(from).toBeFocused()
  await expect(from.getByRole('option', { name: 'Tarnstead Academy' })).toHaveCount(0)
  await from.selectOption('Fennmarsh Fitness')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(title(/^Copy \d+ objects to Tarnstead Academy$/)).toBeVisible()

  await page
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .press('Enter')
  await expect(page.getByText(/ready, 1 left out$/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Include .+ again$/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: /^Copy \d+$/ }).click()
  // The API refuses a quiz without a right answer (mocks/world/faults.ts).
  await expect(title(/^\d+ of \d+ copied, 1 failed/)).toBeVisible()

  await page.getByRole('link', { name: 'Accounts', exact: true }).first().click()
  await page.getByRole('link', { name: 'Edit Tarnstead Academy' }).click()
  const choose = page.getByRole('button', { name: 'Choose what to copy...' })
  await expect(choose).toBeDisabled()
  await page.getByLabel('Copy from').fill('Fennmarsh')
  await page.getByRole('option', { name: /Fennmarsh/ }).click()
  await choose.click()
  await expect(title(/^Copy \d+ objects to Tarnstead Academy$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Identical', exact: true })).toBeVisible()
  await expect(page.getByText(/^[12] of \d+ ready, \d+ unchanged$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copy [12]$/ })).toBeEnabled()
  forgiveFailedRequests(complaints)
})
