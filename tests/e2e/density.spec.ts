import type { Page } from '@playwright/test'
import { show } from './livingPage'
import { expect, expectNoAxeViolations, test } from './support'

/* Density of lists (rule LIST-22). */

const rows = (page: Page) => page.locator('tbody tr')
const heights = (page: Page) =>
  rows(page).evaluateAll((all) => [
    ...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height))),
  ])

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('compact rows are 40 px high, twenty fit the window, and the browser keeps the choice (rule LIST-22)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/missions/list?size=20&scenario=missions-list,latency:0')
  await expect(rows(page)).toHaveCount(20)
  const [comfortable = 0] = await heights(page)
  expect(comfortable).toBeGreaterThan(40)
  await choose(page, 'Compact rows')
  await expect.poll(() => heights(page)).toEqual([40])
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeFocused()
  await expectNoAxeViolations(page, 'the compact list')
  // Below the header, all twenty are in the window at once.
  const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom)
  await rows(page)
    .first()
    .evaluate((row, top) => window.scrollBy(0, row.getBoundingClientRect().top - top), header)
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 })

  await page.reload()
  await expect.poll(() => heights(page)).toEqual([40])
  await page.getByRole('navigation').getByRole('link', { name: 'Prizes', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prizes' })).toBeVisible()
  await expect.poll(() => heights(page)).toEqual([40])
  // The command of Global Search does the same.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('> comfortable')
  await page.keyboard.press('Enter')
  await expect.poll(() => heights(page)).toEqual([comfortable])
})

test('no part of a compact row overlaps another, with long names and marks; on a phone the first row is within the first screen, in both densities', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/missions/list?scenario=missions-list,latency:0')
  const bottom = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(844)
  await choose(page, 'Compact rows')
  await expect.poll(bottom).toBeLessThanOrEqual(844)

  // The browser keeps the density.
  await page.setViewportSize({ width: 1024, height: 900 })
  await show(page, '/missions/list?scenario=missions-list,texts:long,latency:0')
  await expect(rows(page).first()).toContainText('Mitspielerinnen')
  await expect(rows(page)).toHaveCount(10)
  await expect.poll(() => heights(page)).toEqual([40])
  const overlaps = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const parts = [
        ...row.querySelectorAll('[data-part="title"], [data-part="more"], td[data-kind="number"]'),
      ]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return boxes
        .slice(1)
        .filter((box, index) => box.left < (boxes[index]?.right ?? 0) - 1)
        .map(() => row.textContent)
    }),
  )
  expect(overlaps).toEqual([])
})
