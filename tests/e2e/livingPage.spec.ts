import { withScenario } from '@mocks/workshop/address'
import { scenarioNamed } from '@mocks/workshop/scenarios'
import type { Page } from '@playwright/test'
import { show } from './livingPage'
import { expect, test } from './support'

const named = (name: string) => {
  const one = scenarioNamed(name)
  if (!one) throw new Error(`There is no scenario ${name}`)
  return one
}
const addressOf = (name: string) => withScenario(named(name).path, `${name},latency:0`)
const rows = (page: Page) => page.locator('tbody').first().innerText()
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-living', ''))
const isLiving = (page: Page) => page.locator('body').evaluate((body) => body.hasAttribute('data-living'))

test('a living page shows a scenario as a load does, without edits, dialogs and rows of the one before', async ({
  page,
}) => {
  const loaded = new Map<string, string>()
  const lists = ['long-names', 'one-more-than-a-page', 'demo']
  for (const name of lists) {
    await page.goto(addressOf(name))
    await expect(page.getByText(named(name).shows).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(10)
    loaded.set(name, await rows(page))
  }
  await markDocument(page)
  for (const name of lists) {
    await show(page, '/missions/list?q=week')
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Unsaved')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Global Search' })).toBeVisible()
    await show(page, '/missions/list')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible()
    await show(page, addressOf(name))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => rows(page), name).toBe(loaded.get(name))
  }
  expect(await isLiving(page)).toBe(true)
})

test('a living page is loaded for another person, another clock, and another lifetime of tokens', async ({
  page,
}) => {
  for (const [before, after] of [
    ['demo', 'demo,persona:account-reader'],
    ['demo', 'demo,clock:3600s'],
    ['demo,token:3000s', 'demo'],
  ] as const) {
    await page.goto(withScenario('/missions/list', before))
    await expect(page.locator('tbody tr')).toHaveCount(10)
    await markDocument(page)
    await show(page, withScenario('/missions/list', after))
    await expect(page.locator('tbody tr')).toHaveCount(10)
    expect(await isLiving(page), `${before}, ${after}`).toBe(false)
  }
})
