import { expect, expectNoAxeViolations, test } from './support'

/* The tour of a first visit (rule FRAME-15), and what an empty account offers (rules LIST-21, OVERVIEW-11). */

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the keyboard alone takes the tour of a first visit, once (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/missions/list?scenario=tour,latency:0')
    await expect(page.getByText('Tour, step 1 of 4')).toBeVisible()
    const card = page.getByRole('dialog')
    await expect(card).toBeFocused()
    await expectNoAxeViolations(page, 'the tour')
    for (const step of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
      await expect(page.getByText(`Tour, step ${step} of 4`)).toBeVisible()
      const box = await card.boundingBox()
      const mark = await card.locator('xpath=preceding-sibling::div[@aria-hidden="true"]').boundingBox()
      expect(box && mark && areApart(box, mark)).toBe(true)
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
    }
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Zero-Waste Week', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Take the tour' })).toBeVisible()
    await expect(page.getByText(/^Tour, step/)).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Take the tour' }).click()
    await expect(page.getByText('Tour, step 1 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('an empty list says what its type is for, and begins with a template', async ({ page }) => {
  await page.goto('/levels/list?scenario=first-day,latency:0')
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText(/^A level is a rung of the ladder/)).toBeVisible()
  await expectNoAxeViolations(page, 'the empty list')
  await page.getByRole('link', { name: 'A ladder of levels' }).click()
  const questions = page.getByRole('dialog', { name: 'A ladder of levels' })
  await expect(questions).toBeVisible()
  await questions.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('10 of 10 ready')).toBeVisible()
})
