import type { Page } from '@playwright/test'
import { show } from './livingPage'
import { expect, expectNoAxeViolations, test } from './support'

/* Objects are edited in the cells of a table. Each press and each key counts as an action, typing a text as one. */

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Puts a text on the clipboard of the page and pastes it into what has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const data = new DataTransfer()
    data.setData('text/plain', cells)
    const init = { clipboardData: data, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init))
  }, text)

test('ten prizes take at most twelve actions and the paste', { tag: '@core' }, async ({ page }) => {
  const created: { id: string; credits: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/prizes')) created.push(request.postDataJSON())
  })
  let actions = 0
  const act = async (what: Promise<void>) => {
    actions += 1
    await what
  }
  await page.goto('/prizes/list?scenario=demo,latency:0')
  await expect(title(page, 'Prizes')).toBeVisible()
  await act(page.getByRole('button', { name: 'More for prizes', exact: true }).click())
  await act(page.getByRole('menuitem', { name: 'Edit all prizes' }).click())
  await expect(page.getByRole('grid', { name: 'Prizes' })).toBeVisible()
  await expectNoAxeViolations(page, 'the table')
  await act(
    page
      .getByRole('gridcell', { name: /^Name of/ })
      .first()
      .click(),
  )
  await act(page.keyboard.press('Control+End'))
  await act(page.keyboard.press('Home'))
  await expect(page.getByRole('gridcell', { name: 'Name of a new prize' })).toBeFocused()
  const lines = Array.from(
    { length: 10 },
    (_, index) => `Voucher ${index + 1}\t${index === 9 ? '40 pcs' : 20 + index}`,
  )
  await paste(page, `Name\tCredits to Purchase\r\n${lines.join('\r\n')}\r\n`)
  await expect(page.getByRole('status').getByText('9 changes in 9 prizes, 1 refused')).toBeVisible()
  await act(page.getByRole('button', { name: 'Show refused' }).click())
  await expect(page.getByRole('alert').getByText('Enter a whole number, 0 or more')).toBeVisible()
  await expectNoAxeViolations(page, 'a refused cell')
  await act(page.getByRole('button', { name: 'Take 40' }).click())
  await expect(page.getByRole('status').getByText('10 changes in 10 prizes')).toBeVisible()
  // The pressed button is gone.
  await expect(page.getByRole('gridcell', { name: 'Credits to Purchase of Voucher 10: 40' })).toBeFocused()
  await act(page.getByRole('button', { name: 'Preview plan' }).click())
  await act(page.getByRole('button', { name: 'Create 10', exact: true }).click())
  await expect(title(page, 'Created 10 prizes')).toBeVisible()
  expect(actions).toBeLessThanOrEqual(12)
  expect(created).toHaveLength(10)
  expect(created.find(({ id }) => id === 'voucher-10')?.credits).toBe(40)
})

test('a ladder of levels gets a level in between and is numbered again in at most five actions and a confirmation', async ({
  page,
}) => {
  const sent: { id: string; ordinal: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  let actions = 0
  const act = async (what: Promise<void>) => {
    actions += 1
    await what
  }
  await page.goto('/programme/table?type=levels&scenario=demo,latency:0')
  const ordinals = page.getByRole('gridcell', { name: /^Ordinal of/ })
  await ordinals.nth(1).click()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.goto('/levels/list?scenario=demo,latency:0')
  await act(page.getByRole('button', { name: 'More for levels', exact: true }).click())
  await act(page.getByRole('menuitem', { name: 'Edit all levels' }).click())
  // What was typed before is still there.
  await expect(ordinals.nth(1)).toContainText('12')
  await act(page.getByRole('button', { name: 'Renumber' }).click())
  await expect(ordinals.nth(1)).toHaveText('2')
  await page.getByRole('button', { name: 'Insert level' }).click()
  await page.keyboard.type('Rambler')
  await page.keyboard.press('Enter')
  await act(page.getByRole('button', { name: 'Preview plan' }).click())
  await act(page.getByRole('button', { name: /^Change \d+$/ }).click())
  // Players may notice another order of levels, which is confirmed once more.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Change \d+$/ })
    .click()
  await expect(title(page, /^Changed \d+ levels$/)).toBeVisible()
  expect(actions).toBeLessThanOrEqual(5)
  expect(sent.length).toBeGreaterThan(5)
})

test('the keyboard alone edits, fills, undoes and leaves the table, and cells have names (rule TABLE-2)', async ({
  page,
}) => {
  await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
  const credits = page.getByRole('gridcell', { name: /^Credits to Purchase of/ })
  await credits.first().click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(credits.first()).toHaveAccessibleName(/: 7, was \d+$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(page.getByRole('status').getByText('3 changes in 3 prizes')).toBeVisible()
  await expect(page.getByRole('status').getByText(/3 cells, sum 21, was/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status').getByText('1 change in 1 prize')).toBeVisible()
  await page.keyboard.press('F2')
  await page.keyboard.press('Escape')
  await expect(credits.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('status').getByText('1 change in 1 prize')).toBeVisible()
})

test('a quiz of five questions takes at most eight actions and the paste', async ({ page }) => {
  const created: { questions: { text: string; choices: { correctAnswer: boolean }[] }[] }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/quizzes'))
      created.push(request.postDataJSON())
  })
  let actions = 0
  const act = async (what: Promise<void>) => {
    actions += 1
    await what
  }
  await page.goto('/quizzes/list?scenario=demo,latency:0')
  await act(page.getByRole('link', { name: 'Add Quiz' }).click())
  await act(page.getByRole('textbox', { name: /^Name/ }).fill('Five Rivers'))
  await act(page.getByRole('button', { name: 'Paste questions' }).click())
  const lines = ['Danube', 'Rhine', 'Elbe', 'Oder'].map(
    (river) => `Where does the ${river} end?\tNowhere\t*In a sea`,
  )
  // A paste into the focused text.
  await page
    .getByRole('textbox', { name: /^Cells of a spreadsheet/ })
    .fill([...lines, 'Is it wet?\t*Yes\tNo', 'Alone?'].join('\n'))
  await expect(page.getByRole('status').getByText('5 questions, 1 part was not understood')).toBeVisible()
  await expectNoAxeViolations(page, 'the preview of questions')
  await act(page.getByRole('button', { name: 'Add 5 questions' }).click())
  await expect(page.getByRole('group', { name: 'Question 5', exact: true })).toBeVisible()
  await act(page.getByRole('button', { name: 'Save Changes' }).click())
  await expect(title(page, 'Quizzes')).toBeVisible()
  expect(actions).toBeLessThanOrEqual(8)
  expect(created[0]?.questions).toHaveLength(5)
  expect(created[0]?.questions[0]?.choices.map(({ correctAnswer }) => correctAnswer)).toEqual([false, true])
})

test('the grid ends where its footer begins, with many rows and with few', async ({ page }) => {
  for (const type of ['prizes', 'levels', 'raffles']) {
    await show(page, `/programme/table?type=${type}&scenario=demo,latency:0`)
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    const gap = () =>
      grid.evaluate((table) => {
        const box = table.parentElement
        const next = box?.nextElementSibling?.getBoundingClientRect().top ?? 0
        return Math.abs(next - (box?.getBoundingClientRect().bottom ?? 0))
      })
    await expect.poll(gap).toBeLessThan(1)
    const footer = page.getByRole('button', { name: 'Preview plan' })
    await expect(footer).toBeInViewport()
  }
})

test('on a phone a row opens its fields, with the same edits, and Escape leads back to it (rule TABLE-8)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
  const lines = page.getByRole('list', { name: 'Prizes' }).getByRole('button', { expanded: false })
  await expect(lines.first()).toBeVisible()
  for (const line of (await lines.all()).slice(0, 3))
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(57)
  const search = page.getByRole('searchbox', { name: 'Search prizes' })
  await search.fill('nothing like it')
  await expect(page.getByText('No prizes match “nothing like it”.')).toBeVisible()
  await search.fill('bell')
  const line = page.getByRole('button', { name: /^Bicycle Bell/ })
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  const credits = page.getByRole('textbox', { name: /^Credits to Purchase of/ }).first()
  await credits.fill('many')
  await credits.press('Enter')
  await expect(page.getByRole('alert').getByText('Enter a whole number, 0 or more')).toBeVisible()
  await expectNoAxeViolations(page, 'the cards')
  await page.getByRole('button', { name: /^Back to \d+, as saved$/ }).click()
  await expect(page.getByRole('status').getByText('No changes')).toBeVisible()
  await expect(credits).toBeFocused()
  await credits.fill('77')
  await credits.press('Escape')
  await expect(line).toBeFocused()
  await expect(line).toHaveAccessibleName(/1 changed$/)
  await expect(credits).toBeHidden()
})

test('a text of several lines stays as it is when the user only visits its cell or its field', async ({
  page,
}) => {
  await page.goto('/programme/table?type=prizes&columns=description&scenario=demo,latency:0')
  const cell = page.getByRole('gridcell', { name: /^Description of/ }).first()
  await cell.click()
  await paste(page, '"First line\r\nSecond line"')
  const status = page.getByRole('status').getByText('1 change in 1 prize')
  await expect(status).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('line\\r\\nSecond')))
  await expect.poll(kept).toBe(true)
  await page.keyboard.press('F2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: /^Description of/ }).nth(1)).toBeFocused()
  expect(await kept()).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /1 changed$/ }).click()
  const field = page.getByRole('textbox', { name: /^Description of/ }).first()
  await expect(field).toHaveValue('First line\nSecond line')
  await field.focus()
  await page
    .getByRole('textbox', { name: /^Name of/ })
    .first()
    .focus()
  await expect(status).toBeVisible()
  expect(await kept()).toBe(true)
})

test('a click on another cell takes the text of the edited one, and undo of a new row keeps the focus', async ({
  page,
}) => {
  await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
  const credits = page.getByRole('gridcell', { name: /^Credits to Purchase of/ })
  await credits.first().click()
  await page.keyboard.type('77')
  await credits.nth(3).click()
  await expect(credits.first()).toHaveAccessibleName(/: 77, was \d+$/)
  await expect(credits.nth(3)).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('status').getByText('1 change in 1 prize')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.type('Bell')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('gridcell', { name: 'Name of a new prize' })).toBeFocused()
  await page.keyboard.type('Bowl')
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('status').getByText('2 changes in 2 prizes')).toBeVisible()

  // The last undo disables its button, which keeps the focus until the user leaves it (rule VIEW-1).
  await page.keyboard.press('Escape')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('No changes')).toBeVisible()
  await expect(undo).toBeDisabled()
  await expect(undo).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeFocused()
})

test('a paste of 5,000 rows counts them, can be stopped, and is kept', async ({ page }) => {
  await page.goto('/programme/table?type=prizes&scenario=demo,latency:0')
  const last = page.getByRole('gridcell', { name: 'Name of a new prize' })
  const status = page.getByRole('status')
  await page
    .getByRole('gridcell', { name: /^Name of/ })
    .first()
    .click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await expect(last).toBeFocused()
  const textOf = (count: number) => {
    const lines = Array.from({ length: count }, (_, index) => `Voucher ${index + 1}\t${index}`)
    return `Name\tCredits to Purchase\r\n${lines.join('\r\n')}\r\n`
  }
  // Ten times as many, so that there is time to press Stop on any machine.
  await paste(page, textOf(50_000))
  const dialog = page.getByRole('dialog', { name: 'Pasting cells' })
  await expect(dialog.getByText(/^[\d,]+00 rows read$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(status.getByText('No changes')).toBeVisible()
  await expect(last).toBeFocused()

  await paste(page, textOf(5000))
  await expect(status.getByText('5,000 changes in 5,000 prizes')).toBeVisible()
  await expect(
    page.getByRole('gridcell', { name: 'Name of Voucher 1: Voucher 1', exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(status.getByText('No changes')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(status.getByText('5,000 changes in 5,000 prizes')).toBeVisible()
  await page.reload()
  await expect(status.getByText('5,000 changes in 5,000 prizes')).toBeVisible()
})

test('a ladder of levels is numbered again from its list in five actions, with the question before the change', async ({
  page,
}) => {
  await page.goto('/programme/table?type=levels&scenario=demo,latency:0')
  const ordinals = page.getByRole('gridcell', { name: /^Ordinal of/ })
  const confirm = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button', { name }).click()
    await expect(title(page, /^Changed \d+ levels?$/)).toBeVisible()
  }
  // A gap: the first level becomes the last one.
  await ordinals.first().click()
  await page.keyboard.type('90')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Preview plan' }).click()
  await confirm('Change 1')

  await page.getByRole('navigation').getByRole('link', { name: 'Levels', exact: true }).first().click()
  await page.getByRole('button', { name: 'More for levels', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Renumber levels' }).click()
  await expect(ordinals.first()).toHaveAccessibleName(/: 1, was 2$/)
  await expect(page).not.toHaveURL(/renumber/)
  await page.getByRole('button', { name: 'Preview plan' }).click()
  await confirm(/^Change \d+$/)
})
