import type { Page } from '@playwright/test'
import { expect, test } from './support'

/** Opens a scenario: a signed-in console in Brindlewick. */
const open = (page: Page, path: string, scenario = 'demo') =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)

const card = (page: Page, name: 'Used by' | 'Uses') => page.getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a row of Used by leads to the field of the other form, which is in view; Back and Forward keep their positions', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, '/missions/the-long-haul')
  await card(page, 'Used by')
    .getByRole('link', { name: /^Spring Sprint/ })
    .click()
  await expect(title(page, 'Spring Sprint')).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Driving missions/ })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe('/leaderboards/spring-sprint')
  expect(page.url()).not.toContain('drivenBy')
  await page.goBack()
  await expect(title(page, 'The Long Haul')).toBeVisible()
  await page.goForward()
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('at the end of a form the parts beside it do not cover the section index', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/quizzes/list')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const usedBy = card(page, 'Used by')
  await expect(usedBy).toBeVisible()
  const index = page.getByRole('navigation', { name: 'On this page' })
  const last = index.getByRole('button').last()
  await last.click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
  const bottomOf = async () => {
    const boxes = await Promise.all((await index.getByRole('button').all()).map((one) => one.boundingBox()))
    return Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  }
  await expect(async () => {
    expect((await usedBy.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf())
  }).toPass()
})
