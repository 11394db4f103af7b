import { expect, expectNoAxeViolations, test } from './support'

/* The tour (rule FRAME-15), and what an empty account offers (rules LIST-21, OVERVIEW-11). */

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

test('the tour stands beside what its step shows, and covers neither it nor the focus, wide and narrow', async ({
  page,
}) => {
  const card = page.getByRole('dialog')
  /** Goes through all steps. */
  const take = async (width: number, height: number) => {
    for (const step of [1, 2, 3, 4]) {
      await expect(page.getByText(`Tour, step ${step} of 4`)).toBeVisible()
      const box = await card.boundingBox()
      const target = await page.locator('[data-toured]').boundingBox()
      expect(box && target && areApart(box, target), `step ${step}, ${width} px`).toBe(true)
      expect(
        box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height,
      ).toBe(true)
      if (step < 4) await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
    }
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(card).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?scenario=tour,latency:0')
  await expect(page.getByText(/^New here/)).toBeVisible()
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter')
  await expect(card).toBeFocused()
  await expectNoAxeViolations(page, 'the tour')
  await take(1440, 900)
  await expect(page.getByText(/^New here/)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  const again = async () => {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Take the tour' }).click()
    await expect(page.getByText('Tour, step 1 of 4')).toBeVisible()
  }
  await again()
  await expectNoAxeViolations(page, 'the tour, narrow')
  await take(390, 844)
  await again()
  // What has the focus next is not covered: the card goes.
  await page.getByRole('main').focus()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an empty list says what its type is for, and begins with a template', async ({ page }) => {
  await page.goto('/levels/list?scenario=first-day,latency:0')
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText(/^A level is a rung of the ladder/)).toBeVisible()
  await page.getByRole('link', { name: 'A ladder of levels' }).click()
  const questions = page.getByRole('dialog', { name: 'A ladder of levels' })
  await expect(questions).toBeVisible()
  await questions.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('10 of 10 ready')).toBeVisible()
})
