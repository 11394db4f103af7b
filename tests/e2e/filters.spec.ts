import { openBrindlewick, openInBrindlewick, test } from './forms/signedIn'
import { chooseTheme, expect, expectNoAxeViolations, openSection } from './support'

const edits = /^Edit /

test('filters work by keyboard alone, and the list does not shift when chips and results appear (rule VIEW-1)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  const table = page.getByRole('table', { name: 'Missions' })
  await expect(page.getByRole('link', { name: edits })).toHaveCount(10)
  const top = (await table.boundingBox())?.y
  // Ten rows fit the window without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)

  await page.getByRole('button', { name: 'Filter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Find a filter or value' })).toBeFocused()
  expect((await table.boundingBox())?.y).toBe(top)
  await page.keyboard.type('inac')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?availability=inactive$/)
  await expect(page.getByText(/^Found \d+ results? \(filtered from \d+ total\)$/)).toBeVisible()
  expect((await table.boundingBox())?.y).toBe(top)
  // Values without a match are listed too.
  await page.getByRole('searchbox', { name: 'Find a filter or value' }).fill('')
  await expect(page.getByRole('checkbox', { name: /^Live now 0/ })).toBeVisible()
  expect((await table.boundingBox())?.y).toBe(top)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
})

test('a click outside closes the filter popup; on a phone it is a sheet with its own close button', async ({
  page,
}) => {
  await openBrindlewick(page)
  await openSection(page, 'Players')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Inactive/ }).check()
  await expect(page).toHaveURL(/availability=inactive/)
  // It slides in.
  const edges = async () => {
    const { y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
    return { bottom: Math.round(y + height), width: Math.round(width) }
  }
  await expect.poll(edges).toEqual({ bottom: 844, width: 390 })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
})

test('the open filters have no accessibility violation, wide and light, narrow and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInBrindlewick(page, '/missions/list?availability=active&schedule=live')
  for (const [width, height, theme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: /^Active/ })).toBeChecked()
    await chooseTheme(page, theme)
    await expectNoAxeViolations(page, `filters, ${theme}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
