import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './support'

/* What is done with a campaign as a whole. Each press and each text that is typed counts as an action. */

test('fourteen objects for the next year take three actions, and Undo takes them away', async ({ page }) => {
  const { press, title, taken } = counting(page)
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  await expect(title('zero-waste')).toBeVisible()
  await expectNoAxeViolations(page, 'the campaign')
  await press('Duplicate')
  await expect(page.getByRole('dialog', { name: 'Duplicate zero-waste' })).toBeVisible()
  await expectNoAxeViolations(page, 'the dialog')
  await press('Preview')
  await expect(page.getByText('14 of 14 ready')).toBeVisible()
  await expectNoAxeViolations(page, 'the plan')
  await press('Duplicate 14')
  await expect(title('zero-waste-2')).toBeVisible()
  // The toast stays while it has the focus.
  const undo = page.getByRole('button', { name: 'Undo all' })
  await undo.focus()
  expect(taken(), 'fourteen objects').toBe(3)
  await expect(page.getByRole('region', { name: 'Objects' })).toContainText('14, by type')

  await undo.click()
  await expect(title(/^Revert/)).toBeVisible()
  await page.getByRole('button', { name: /^Revert 14$/ }).click()
  await expect(title(/^Reverted/)).toBeVisible()
})

/** Counts presses and texts. A question before a change that players notice is answered, and counts, too. */
function counting(page: Page) {
  let actions = 0
  const press = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
    actions += 1
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()
  }
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  return {
    press,
    title,
    fill: async (label: string, text: string) => {
      actions += 1
      await page.getByRole('dialog').getByLabel(label).fill(text)
    },
    carryOut: async (verb: RegExp, done: RegExp) => {
      await press(verb)
      const question = page.getByRole('alertdialog')
      await expect(title(done).or(question)).toBeVisible()
      if (await question.isVisible()) {
        actions += 1
        await question.getByRole('button', { name: verb }).click()
      }
      await expect(title(done)).toBeVisible()
    },
    /** The number of actions since the last call. */
    taken: () => {
      const taken = actions
      actions = 0
      return taken
    },
  }
}

test('moving a campaign takes three actions, ending it three, and 20 % more on all rewards six', async ({
  page,
}) => {
  const { press, title, fill, carryOut, taken } = counting(page)
  const open = async () => {
    await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
    await expect(title('zero-waste')).toBeVisible()
  }
  await open()
  await press('Move')
  await press('Preview')
  await carryOut(/^Change \d+$/, /^Changed/)
  // The only dates are those of a mission that has not started, so that players notice nothing.
  expect(taken(), 'a move by a week').toBe(3)

  await open()
  await press('End')
  await press('Preview')
  await carryOut(/^Change \d+$/, /^Changed/)
  // Objects are switched off, which is no change of what players were told.
  expect(taken(), 'the end').toBe(3)

  await open()
  await press('More')
  await press(/^Change values/, 'menuitem')
  await fill('Amount', '20')
  await press('Preview')
  await carryOut(/^Change \d+$/, /^Changed/)
  // Players were told of the rewards, so that a question comes first.
  expect(taken(), 'all rewards').toBe(6)
})

test('a week of missions from a template takes three actions', async ({ page }) => {
  const { press, title, taken } = counting(page)
  await page.goto('/programme/campaign?scenario=campaigns,latency:0')
  await expect(title('Campaigns')).toBeVisible()
  await press(/^A week of missions/i)
  await press('Preview')
  await expect(title(/^(Create|Duplicate)/)).toBeVisible()
  await press(/^(Create|Duplicate) \d+$/)
  await expect(page.getByRole('button', { name: 'Undo all' })).toBeVisible()
  expect(taken(), 'a week of missions').toBe(3)
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

test('objects without dates are listed below the time line', async ({ page }) => {
  await page.goto('/programme/campaign?tag=zero-waste&scenario=campaigns,latency:0')
  const dates = page.getByRole('region', { name: 'Dates' })
  const text = dates.getByText(/^\d+ objects? without dates below$/)
  await expect(text).toBeVisible()
  const undated = dates.getByRole('list', { name: 'Without dates' }).getByRole('link')
  await expect.poll(async () => (await undated.count()) - Number.parseInt(await text.innerText(), 10)).toBe(0)
})

test('selected objects are saved as a template, which is there to begin with', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo,latency:0')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(index + 1)
      .check()
  await page.getByRole('button', { name: 'Save as a template...' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Two missions')
  await page.getByRole('button', { name: 'Keep in this browser' }).click()
  await expect(page.getByText('Saved the template Two missions')).toBeVisible()
  await page.goto('/programme/campaign?scenario=campaigns,latency:0')
  await page.getByRole('button', { name: /^Two missions/ }).click()
  await expect(page.getByRole('dialog', { name: 'Two missions' })).toContainText('2 objects')
})
