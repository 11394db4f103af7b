import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from './forms/controls'
import { account } from './forms/formCase'
import { openBrindlewick, test } from './forms/signedIn'
import { show } from './livingPage'

/* Parts that belong together are aligned. */

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not in sight')
  return box.y + box.height / 2
}

/** The place of a text, without the rest of its element. */
const textBox = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })

async function openForm(page: Page, type: string, singular: string) {
  await page.goto(`/${type}/new?account=${account}`)
  const form = page.getByRole('form', { name: `New ${singular.toLowerCase()}` })
  await expect(form).toBeVisible()
  return form
}

test('the icon of a note is aligned with its first line and its button, 1440 and 320 px wide', async ({
  page,
}) => {
  const form = await openForm(page, 'missions', 'Mission')
  await pick('Quiz', 'Chess Openings')(form)
  await pick('Survey', 'Mug Colours')(form)
  const note = form.getByRole('status').filter({ hasText: 'Cleared: the quiz.' })
  const apart = async () => {
    const icon = await middleOf(note.locator('svg').first())
    const firstLine = await note.getByText(/^Cleared/).evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const [line] = range.getClientRects()
      return line ? line.y + line.height / 2 : Number.NaN
    })
    const button = await middleOf(note.getByRole('button', { name: 'Undo' }))
    return { line: Math.abs(icon - firstLine), below: button - icon }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await apart()).line, 'icon and first line').toBeLessThanOrEqual(1)
  expect(Math.abs((await apart()).below), 'icon and button').toBeLessThanOrEqual(1)
  // If there is no space beside the text, the button is below it.
  await page.setViewportSize({ width: 320, height: 900 })
  await expect.poll(async () => (await apart()).line, 'icon and first line').toBeLessThanOrEqual(1)
  expect((await apart()).below).toBeGreaterThan(-1)
})

test('title, search and buttons of a list never cover each other', { tag: '@core' }, async ({ page }) => {
  await openBrindlewick(page)
  for (const type of ['events', 'achievements', 'mysteryboxes']) {
    await show(page, `/${type}/list`)
    const title = page.getByRole('heading', { level: 1 })
    const search = page.getByRole('searchbox', { name: /^Search/ })
    await expect(search).toBeVisible()
    for (const width of [340, 660, 720, 760, 860, 900, 960, 1040, 1440]) {
      await page.setViewportSize({ width, height: 450 })
      const [left, right] = [await textBox(title), await search.boundingBox()]
      const isBeside = left.y + left.height > (right?.y ?? 0)
      if (isBeside) expect(left.x + left.width, `${type} at ${width} px`).toBeLessThan(right?.x ?? 0)
      const add = await page.getByRole('link', { name: /^Add / }).boundingBox()
      expect((add?.x ?? 0) + (add?.width ?? 0), `${type} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

test('a form with a long section title does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/accounts/tarnstead')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('Copy elements')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('on the smallest screen the arrow of an open question is beside its name, and the unsaved-edits dialog has three whole buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const form = await openForm(page, 'surveys', 'Survey')
  await form.getByRole('button', { name: 'Add Question' }).click()
  const head = form.getByRole('heading', { level: 3, name: 'Question 1' })
  const name = await middleOf(head.getByText('Question 1', { exact: true }))
  expect(Math.abs((await middleOf(head.locator('svg').first())) - name)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await form.getByRole('textbox', { name: 'Name' }).fill('Unsaved')
  await form.getByRole('link', { name: 'Surveys' }).click()
  const dialog = page.getByRole('alertdialog')
  for (const name of ['Stay', 'Leave', 'Save and leave']) {
    const button = dialog.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    expect(await button.evaluate((box) => box.scrollWidth <= box.clientWidth), name).toBe(true)
  }
  // tests/unit/form/guard.test.tsx saves and leaves.
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
})
