import { brokenObjects } from './faults'
import { expect, nameField, signInTo, test } from './support'

test('responses that break the contract are shown, and reported once with operation, field and value', async ({
  page,
  tester,
  drift,
}) => {
  await signInTo(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  await tester.fail({ path: 'leaderboards', body: JSON.stringify(brokenObjects('id')) })
  await page.getByRole('link', { name: 'Leaderboards', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Edit Odd' })).toBeVisible()
  await expect.poll(() => drift.join('\n'), { timeout: 30_000 }).toContain('GET leaderboards')
  expect(drift.join('\n')).toContain('period of "odd": "fortnightly"')
  const reports = drift.length

  // The unknown value stays until another one is selected.
  await page.getByRole('link', { name: 'Edit Odd' }).click()
  await expect(nameField(page)).toHaveValue('Odd')
  await page.getByRole('link', { name: 'Leaderboards', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Edit Odd' })).toBeVisible()
  // The report of a later response shows that repeated reports would have arrived too.
  await tester.fail({ path: 'raffles', body: JSON.stringify(brokenObjects('id')) })
  await page.getByRole('link', { name: 'Raffles', exact: true }).first().click()
  await expect.poll(() => drift.join('\n'), { timeout: 30_000 }).toContain('GET raffles')
  expect(drift.slice(reports).filter((text) => text.includes('GET leaderboards'))).toEqual([])
})
