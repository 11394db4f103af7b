import { actOnSelected } from '../pageParts'
import { expect, expectNoAxeViolations, test } from './support'

/* What is done with a campaign as a whole; tests/unit/app/campaign.test.tsx counts the actions of each. */

test('a week of missions from a template takes three actions; its dialog and its plan have no axe violation', {
  tag: '@core',
}, async ({ page }) => {
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/programme/campaign?scenario=campaigns,latency:0')
  await expect(title('Campaigns')).toBeVisible()
  await page.getByRole('button', { name: /^A week of missions/i }).click()
  const preview = page.getByRole('dialog').getByRole('button', { name: 'Preview' })
  await expect(preview).toBeVisible()
  await expectNoAxeViolations(page, 'the dialog')
  await preview.click()
  await expect(title(/^(Create|Duplicate)/)).toBeVisible()
  await expectNoAxeViolations(page, 'the plan')
  await page.getByRole('button', { name: /^(Create|Duplicate) \d+$/ }).click()
  await expect(page.getByRole('button', { name: 'Undo all' })).toBeVisible()
})

test('the economy of one campaign names it, and has its objects alone', async ({ page }) => {
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  await page.locator('#campaign-cost').getByRole('link', { name: 'Economy' }).click()
  await expect(page).toHaveURL(/economy.*tag=zero-waste/)
  await expect(page.getByText('Only objects with the tag “zero-waste”')).toBeVisible()
  const sentence = page.getByRole('heading', { level: 2, name: /^The tag zero-waste gives a regular player/ })
  await expect(sentence).toBeVisible()
  await page.getByRole('link', { name: 'the tag “zero-waste”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'zero-waste' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^A regular player earns about/ })).toBeVisible()
})

test('a line below the time line counts the objects without dates, and leads to the objects', async ({
  page,
}) => {
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  const dates = page.getByRole('region', { name: 'Dates' })
  const line = dates.getByRole('link', { name: /^\d+ objects? without dates$/ })
  await line.click()
  await expect(page.getByRole('heading', { name: 'Objects' })).toBeInViewport()
})

test('selected objects are saved as a template, which is there to begin with', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo,latency:0')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(index + 1)
      .check()
  await actOnSelected(page, 'Save as a template...')
  await page.getByRole('dialog').getByLabel('Title').fill('Two missions')
  await page.getByRole('button', { name: 'Keep in this browser' }).click()
  await expect(page.getByText('Saved the template Two missions')).toBeVisible()
  await page.goto('/programme/campaign?scenario=campaigns,latency:0')
  await page.getByRole('button', { name: /^Two missions/ }).click()
  await expect(page.getByRole('dialog', { name: 'Two missions' })).toContainText('2 objects')
})
