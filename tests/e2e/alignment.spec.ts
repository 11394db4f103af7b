import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from './forms/controls'
import { account } from './forms/formCase'
import { test } from './forms/signedIn'

/* Parts that belong together are aligned. */

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not in sight')
  return box.y + box.height / 2
}

async function openForm(page: Page, type: string, singular: string) {
  await page.goto(`/${type}/new?account=${account}`)
  const form = page.getByRole('form', { name: `New ${singular}` })
  await expect(form).toBeVisible()
  return form
}

for (const width of [1440, 320]) {
  test(`the icon of a note is aligned with its first line and its button, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const form = await openForm(page, 'missions', 'Mission')
    await pick('Quiz', 'Chess Openings')(form)
    await pick('Survey', 'Mug Colours')(form)
    const note = form.getByRole('status').filter({ hasText: 'Cleared: the quiz.' })
    const icon = await middleOf(note.locator('svg').first())
    const firstLine = await note.getByText(/^Cleared/).evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const [line] = range.getClientRects()
      return line ? line.y + line.height / 2 : Number.NaN
    })
    expect(Math.abs(icon - firstLine), 'icon and first line').toBeLessThanOrEqual(1)
    const button = note.getByRole('button', { name: 'Undo' })
    const below = (await middleOf(button)) - icon
    // If there is no space beside the text, the button is below it.
    if (width > 400) expect(Math.abs(below), 'icon and button').toBeLessThanOrEqual(1)
    else expect(below).toBeGreaterThan(-1)
  })
}

test('the arrow of an open question is beside its name on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const form = await openForm(page, 'surveys', 'Survey')
  await form.getByRole('button', { name: 'Add Question' }).click()
  const head = form.getByRole('heading', { level: 3, name: 'Question 1' })
  const name = await middleOf(head.getByText('Question 1', { exact: true }))
  expect(Math.abs((await middleOf(head.locator('svg').first())) - name)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the three buttons of the unsaved-edits dialog fit the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const form = await openForm(page, 'surveys', 'Survey')
  await form.getByRole('textbox', { name: 'Name' }).fill('Unsaved')
  await form.getByRole('link', { name: 'Surveys' }).click()
  const dialog = page.getByRole('alertdialog')
  for (const name of ['Stay', 'Leave', 'Save and leave']) {
    const button = dialog.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    expect(await button.evaluate((box) => box.scrollWidth <= box.clientWidth), name).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByText('Created unsaved / Unsaved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
})
