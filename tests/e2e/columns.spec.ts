import { openInBrindlewick, test } from './forms/signedIn'
import { expect } from './support'

/** Nine columns with labels and values that are long. */
const wide =
  '/missions/list?cols=id%2Cpriority%2Ctags%2Cactive.from%2Cactive.to%2Cperiod%2Cobjectives.events%2Crequirement.level.id%2ClimitCount'

test('the name keeps its width beside many columns; on phones the value of every column is shown whole, and the button of a row covers none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, wide)
  await expect(page.getByRole('columnheader', { name: 'Id', exact: true })).toBeVisible()
  const name = page.getByRole('columnheader', { name: 'Name', exact: true })
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(280)

  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole('row', { name: /Zero-Waste Week/ })
  const cells = row.getByRole('cell').filter({ hasText: /\S/ })
  await expect(row.getByText('zero-waste, weekly, team')).toBeVisible()
  await expect.poll(async () => (await row.boundingBox())?.width ?? 1440).toBeLessThanOrEqual(390)
  const cut = await cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
  )
  expect(cut).toEqual([])
  const button = await row.getByRole('button', { name: /^More/ }).boundingBox()
  const first = await row.getByText('zero-waste-week', { exact: true }).last().boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual((first?.y ?? 0) + 8)
})
