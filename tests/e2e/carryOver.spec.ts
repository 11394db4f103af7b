import { active } from '@/model/fields/common'
import { expect, expectNoAxeViolations, test } from './support'

const activeFrom = new RegExp(`^${active['active.from'].label}`)
const activeTo = new RegExp(`^${active['active.to'].label}`)

/* What objects that are added one after the other cost. Each press and each text that is typed is an action. */

test('the second mission of a campaign takes at most half of 14 actions and of 93 keys (rules FAST-1 and FAST-2)', async ({
  page,
}) => {
  const counted = { actions: 0, keys: 0 }
  const press = async (name: string) => {
    counted.actions += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  const type = async (text: string) => {
    counted.actions += 1
    counted.keys += text.length
    await page.keyboard.type(text)
  }
  const key = async (name: string) => {
    counted.keys += 1
    await page.keyboard.press(name)
  }
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const field = (name: string | RegExp, of: string) => section(of).getByRole('textbox', { name })
  const chooseEvent = async () => {
    await press('Add Event')
    // The focus moves with the next paint.
    await expect(page.getByRole('combobox', { name: /^Event \d/ }).last()).toBeFocused()
    await type('re')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await key('Enter')
  }

  await page.goto('/missions/new?scenario=campaigns,latency:0')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await type('Water the Garden')
  await field(/^Category/, 'Settings').click()
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /Used \d+×/ })
      .first(),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'suggestions')
  await key('ArrowDown')
  await key('Enter')
  await field(/^Tags/, 'Settings').fill('garden')
  await field(activeFrom, 'Schedule').fill('01:03:2027')
  await field(activeTo, 'Schedule').fill('31:03:2027')
  await chooseEvent()
  await press('Save and add another')
  await expect(page.getByText('Kept from it: category, tags, dates.')).toBeVisible()
  await expectNoAxeViolations(page, 'the next mission')

  await expect(name).toBeFocused()
  counted.actions = 0
  counted.keys = 0
  await type('Mulch the Beds')
  await chooseEvent()
  await key('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
  // Saved last in a list from Z to A: its row is on the shown page and marked (rule LIST-20).
  await expect(page.getByRole('row').filter({ hasText: 'Mulch the Beds' })).toContainText('Saved just now')
  expect(counted.actions).toBeLessThanOrEqual(7)
  expect(counted.keys).toBeLessThanOrEqual(46)
})

test('commands and keys of rows work without a pointer (rules SEARCH-10 and FAST-5)', async ({ page }) => {
  await page.goto('/missions/list?scenario=campaigns,latency:0')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('row').nth(2).locator(':focus')).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search across all entities' })).toBeFocused()
  await page.keyboard.type('>')
  await expect(page.getByText('No entities match your search for ">".')).toBeVisible()
  await page.keyboard.type('add quiz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New Quiz' })).toBeVisible()
})
