import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './support'

/* Questions and choices are dragged to another place with the mouse (rule QUESTION-7). */

const question = (page: Page, index: number) =>
  page.getByRole('group', { name: `Question ${index}`, exact: true })

const grip = (page: Page, name: string) => page.getByTitle(`Drag to move ${name}`, { exact: true })

const line = (page: Page) => page.locator('[data-drop-line]')

/** Presses on the grip, and moves to the upper or the lower part of another item. */
async function drag(page: Page, from: Locator, to: Locator, part: 'upper' | 'lower') {
  await from.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error('The item is not on the screen')
  const y = box.y + box.height * (part === 'upper' ? 0.2 : 0.8)
  const x = box.x + 40
  await page.mouse.move(x, y - 3, { steps: 4 })
  await page.mouse.move(x, y)
}

async function openQuestions(page: Page) {
  await page.goto('/quizzes/new?scenario=demo,latency:0')
  await page.getByRole('button', { name: 'Paste questions' }).click()
  await page
    .getByRole('textbox', { name: /^Cells of a spreadsheet/ })
    .fill(['Danube?\t*Ulm\tBonn\tKiel', 'Rhine?\t*Bonn\tUlm', 'Elbe?\t*Prague\tUlm'].join('\n'))
  await page.getByRole('button', { name: 'Add 3 questions' }).click()
  await expect(question(page, 3)).toContainText('Elbe?')
}

test('a question is dragged to another place, and a line shows where (rule QUESTION-7)', {
  tag: '@core',
}, async ({ page }) => {
  await openQuestions(page)
  await drag(page, grip(page, 'question 1'), question(page, 3), 'lower')
  await expect(line(page)).toHaveCount(1)
  // On the way there, it is at the question in between.
  const aboveEnd = async () => {
    const at = await line(page).boundingBox()
    const last = await question(page, 3).boundingBox()
    return at && last ? last.y + last.height - at.y : Number.NaN
  }
  await expect.poll(aboveEnd).toBeLessThan(4)
  await page.mouse.up()
  await expect(line(page)).toHaveCount(0)
  await expect(question(page, 3)).toContainText('Danube?')
  await expect(question(page, 1)).toContainText('Rhine?')
  await expect(page.getByText('Question 1 is now question 3')).toBeAttached()

  // The keyboard does the same.
  await question(page, 3)
    .getByRole('button', { name: /^Question 3/ })
    .focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(question(page, 2)).toContainText('Danube?')
})

test('a drop beside its own place, and a drop outside of the list, change nothing', async ({ page }) => {
  await openQuestions(page)
  await drag(page, grip(page, 'question 1'), question(page, 2), 'upper')
  await expect(line(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(question(page, 1)).toContainText('Danube?')
  await drag(page, grip(page, 'question 1'), question(page, 3), 'lower')
  await expect(line(page)).toHaveCount(1)
  await page.mouse.move(5, 5, { steps: 3 })
  await expect(line(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(question(page, 1)).toContainText('Danube?')
})

test('a choice is dragged within its question alone, and is no file for an image', async ({ page }) => {
  await openQuestions(page)
  for (const index of [1, 2])
    await question(page, index)
      .getByRole('button', { name: new RegExp(`^Question ${index}`) })
      .click()
  const text = (index: number, choice: number) =>
    page.getByRole('textbox', { name: `Question ${index}, option ${choice}`, exact: true })
  await expect(text(2, 2)).toHaveValue('Ulm')
  await expectNoAxeViolations(page, 'the grips')
  await drag(page, grip(page, 'question 1, option 3'), text(1, 1), 'upper')
  await expect(line(page)).toHaveCount(1)
  await page.mouse.up()
  await expect(text(1, 1)).toHaveValue('Kiel')
  await expect(text(1, 2)).toHaveValue('Ulm')
  await expect(text(1, 3)).toHaveValue('Bonn')

  await drag(page, grip(page, 'question 1, option 1'), text(2, 1), 'lower')
  await expect(line(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(text(1, 1)).toHaveValue('Kiel')
  await expect(text(2, 1)).toHaveValue('Bonn')

  const image = page.getByRole('button', { name: 'Question 1, option 3: add image' })
  await drag(page, grip(page, 'question 1, option 1'), image, 'lower')
  await page.mouse.up()
  await expect(text(1, 3)).toHaveValue('Kiel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
