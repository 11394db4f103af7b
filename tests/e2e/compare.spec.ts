import { expect, expectNoAxeViolations, test } from './support'

/* Accounts side by side, wide and on a phone; the gallery looks at the screens as they open. */

const five = 'of=brindlewick&of=fennmarsh&of=quillmoor&of=tarnstead&of=oldharbour'
/** Reading calls every list of each account. */
const read = { timeout: 60_000 }
const looks = {
  'wide, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'narrow, dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

for (const [name, look] of Object.entries(looks))
  test.describe(name, () => {
    test.use(look)
    const isWide = name === 'wide, light'

    const tag = isWide ? '@core' : []
    test('a cell opens its difference by the keyboard, and leads to a plan and back', { tag }, async ({
      page,
    }) => {
      await page.goto(`/programme/compare?${five}&type=missions&scenario=compare-five,latency:0`)
      await expect(page.getByText(/^Of \d+ objects/)).toBeVisible(read)
      const cells = page.getByRole('row').getByRole('button', { name: /field differs/ })
      await cells.first().focus()
      await page.keyboard.press('Enter')
      await expectNoAxeViolations(page, 'the difference')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Copy from Brindlewick' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Copy/ })).toBeVisible()
      // Reading all accounts again takes as long as the rest.
      if (!isWide) return
      await page.getByRole('link', { name: 'Compare accounts' }).click()
      await expect(page.getByText(/^Of \d+ objects/)).toBeVisible(read)
      expect(new URL(page.url()).searchParams.getAll('of')).toHaveLength(5)
    })
  })

test('two of 200 accounts are chosen by their ids', async ({ page }) => {
  await page.goto('/programme/compare?scenario=compare-choose,latency:0')
  await expect(page.getByText(/^Choose 2 to 20 accounts/)).toBeVisible()
  for (const id of ['fennmarsh-17', 'quillmoor-9']) {
    await page.getByRole('searchbox', { name: 'Search accounts' }).fill(id)
    await page.getByRole('checkbox').first().check()
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByText(/^Of \d+ objects/)).toBeVisible(read)
})
