import { nouns } from '@/model/words'
import { chooseTheme, expect, expectNoAxeViolations, test } from './support'

test('the economy answers in one sentence, explains its figures, and a tried change becomes a plan', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/programme/economy?scenario=demo')
  const sentence = page.getByRole('heading', {
    name: new RegExp(`^A regular player earns about [\\d,]+ ${nouns.credits.many} in 30 days`),
  })
  await expect(sentence).toBeVisible()
  // The band of the simulation, which runs in a worker.
  await expect(
    page.getByText(/^8 of 10 regular players, of 400 simulated, and the player in their middle$/),
  ).toBeVisible()
  // Each mark has a swatch; the other item says what is beyond the chart.
  const legend = page
    .getByRole('list', { name: 'Legend' })
    .filter({ hasText: 'Casual' })
    .getByRole('listitem')
  // Three profiles, the band, and the days on which prizes are affordable.
  await expect(legend.filter({ has: page.locator('svg') })).toHaveCount(5)
  await expect(
    legend.filter({ hasNot: page.locator('svg') }).filter({ hasNotText: 'leaves the chart' }),
  ).toHaveCount(0)
  await chooseTheme(page, 'dark')

  const figure = sentence.getByRole('button').first()
  await figure.focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', {
    name: `${nouns.credits.title} a regular player earns in 30 days`,
  })
  await expect(popover).toBeFocused()
  await expectNoAxeViolations(page, 'economy, explanation')
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()

  const chart = page.getByRole('group', { name: /^Balance over time/ })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(
    page.getByText(new RegExp(`^Day 30: [\\d,]+ ${nouns.credits.many}; 8 of 10 players between`)).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Options of Balance over time' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as PNG' }).click()
  expect((await download).suggestedFilename()).toMatch(/^balance-over-time-.*\.png$/)

  await page.getByRole('button', { name: /^Assumptions/ }).click()
  await page.getByLabel('Quizzes passed').fill('90')
  await expect(page).toHaveURL(/pass=90/)
  await expectNoAxeViolations(page, 'economy, assumptions')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Try a change' }).click()
  await page.getByLabel('Objects of change 1').selectOption({ label: 'with tag outdoor' })
  await expect(page.getByRole('heading', { name: /^A regular player would earn about/ })).toBeVisible()
  // As high as the page: the bar at the bottom covers a part of what scrolls below it.
  await page.setViewportSize({ width: 1440, height: 4000 })
  await expectNoAxeViolations(page, 'economy, change')
  await page.setViewportSize({ width: 390, height: 844 })
  // Charts follow the width of the page in a frame of their own.
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(pageWidth).toBe(390)
  await expectNoAxeViolations(page, 'economy, narrow')
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expect.poll(pageWidth).toBe(2560)
  expect(
    await page
      .locator('svg text')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))]),
  ).toEqual(['12px'])
  // Figures print as text.
  const figures = page.getByTitle('How this was worked out').filter({ visible: true })
  const shown = await figures.count()
  expect(shown).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Options of Balance over time' })).toBeHidden()
  // Tables have all their rows on paper.
  await expect.poll(() => figures.count()).toBeGreaterThanOrEqual(shown)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Make it a plan' }).click()
  await expect(page.getByRole('heading', { name: /^Change \d+ missions$/ })).toBeVisible()
})

test('ten rewards are raised by 20 % in six clicks', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo')
  await page.getByLabel('Select', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByRole('button', { name: 'Change values...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change values of 10 missions' })
  await dialog.getByLabel('Amount').fill('20')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ of 10 change\.$/)
  await expectNoAxeViolations(page, 'change values')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Change 10' }).click()
  // Players notice other rewards (rule LIVE-2).
  const confirm = page.getByRole('alertdialog', { name: 'Players may notice this' })
  await confirm.getByRole('button', { name: 'Change 10' }).click()
  await expect(page.getByRole('heading', { name: /^Changed \d+ missions$/ })).toBeVisible()
})
