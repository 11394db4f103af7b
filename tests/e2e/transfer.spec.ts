import type { Page } from '@playwright/test'
import { textOf } from '../pageParts'
import { expect, expectNoAxeViolations, test } from './support'

/** Opens the menu 'More' of a row or of a list, chooses an item, and returns the file that it saves. */
async function exported(page: Page, of: string, item: string) {
  await page.getByRole('button', { name: `More for ${of}`, exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  return download
}

test('an object is duplicated by keyboard, keeps what is typed over a reload, and is created as inactive (rule DUP-2)', {
  tag: '@core',
}, async ({ page }) => {
  const writes: { method: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/quizzes') && request.method() !== 'GET')
      writes.push({ method: request.method(), body: request.postDataJSON() })
  })
  await page.goto('/quizzes/list?q=chess-openings&scenario=demo')
  const more = page.getByRole('button', { name: 'More for Chess Openings' })
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Open' }).press('d')

  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect(name).toHaveValue('Chess Openings (copy)')
  await expect(page.getByRole('textbox', { name: /^Id/ })).toHaveValue('chess-openings-copy')
  await expect(page.getByRole('switch', { name: /Availability/ })).not.toBeChecked()
  await page.getByRole('textbox', { name: /^Description/ }).fill('For the second season.')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('draft'))))
    .toBe(true)
  // With unsaved changes the browser shows a dialog before it reloads.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name).toHaveValue('Chess Openings (copy)')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('For the second season.')
  expect(writes).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Created chess-openings-copy / Chess Openings (copy)')).toBeVisible()
  expect(writes).toEqual([
    {
      method: 'POST',
      body: expect.objectContaining({
        id: 'chess-openings-copy',
        isAvailable: false,
        description: 'For the second season.',
      }),
    },
  ])
  expect(JSON.stringify(writes)).not.toContain('completed')

  // The original is live and has been completed: so players would notice a harder quiz.
  await page.getByRole('link', { name: 'Chess Openings', exact: true }).click()
  await page.getByRole('spinbutton', { name: /^Pass Quiz Score/ }).fill('70')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const notice = page.getByRole('alertdialog', { name: 'Players may notice this' })
  await expect(notice).toContainText('players have made progress')
  await expectNoAxeViolations(page, 'the notice before a live change')
  await notice.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  expect(writes).toHaveLength(1)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/^Updated chess-openings/)).toBeVisible()
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT'])
})

test('a list is saved as CSV and an object as JSON; the faults of an edited file are shown, and a correct file is previewed (rule BUNDLE-3)', async ({
  page,
}) => {
  await page.goto('/missions/list?scenario=demo')
  await page.getByRole('searchbox').fill('the')
  const words = await page
    .getByText(/^Found \d+ results/)
    .first()
    .textContent()
  const found = Number(words?.match(/\d+/)?.[0])
  await page.getByRole('button', { name: 'More for missions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV...' }).click()
  const question = page.getByRole('alertdialog', { name: 'Export CSV' })
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Raw', 'For a spreadsheet'])
  await expect(question.getByRole('radiogroup', { name: 'Separator for a spreadsheet' })).toBeVisible()
  await expect(question.getByRole('radio', { name: 'Comma' })).toBeChecked()
  await expectNoAxeViolations(page, 'the question before a CSV')
  const saving = page.waitForEvent('download')
  await question.getByRole('button', { name: 'For a spreadsheet' }).click()
  const csv = await saving
  expect(csv.suggestedFilename()).toMatch(/^missions-brindlewick-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await textOf(csv)).split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFid,account,name,description,.*,reward\.points,/)
  expect(lines.length).toBe(found + 2)

  await page.getByRole('button', { name: 'More for missions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV...' }).click()
  await question.getByText('Semicolon').click()
  const savingAgain = page.waitForEvent('download')
  await question.getByRole('button', { name: 'For a spreadsheet' }).click()
  expect((await textOf(await savingAgain)).split('\r\n')[0]).toMatch(/^\uFEFFid;account;name;/)
  await page.reload()
  await page.getByRole('button', { name: 'More for missions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV...' }).click()
  await expect(question.getByRole('radio', { name: 'Semicolon' })).toBeChecked()
  await page.keyboard.press('Escape')

  const json = await exported(page, 'The Long Haul', 'Export JSON')
  const text = await textOf(json)
  expect(Object.keys(JSON.parse(text).objects)).toEqual(['missions'])
  await page.getByRole('button', { name: 'More for missions' }).click()
  await page.getByRole('menuitem', { name: 'Import JSON...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import into Brindlewick' })
  const choose = async (content: string, encoding?: BufferEncoding) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'edited.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content, encoding),
    })
  await choose(text.replace('"period": ', '"perod": ').replace('"points": ', '"points": -'))
  await expect(dialog.getByRole('alert')).toHaveText('edited.json has 2 faults. Nothing was sent.')
  await expect(
    dialog.getByRole('row', { name: /missions\/the-long-haul reward\.points Must be 0 or more/ }),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'the faults of a file')
  await choose(text.replace('The Long Haul', 'Große Fahrt'), 'latin1')
  await expect(
    dialog.getByRole('row', { name: /The file is not UTF-8: it seems to be Latin-1/ }),
  ).toBeVisible()
  await choose('<!doctype html><title>Sign in</title>')
  await expect(dialog.getByRole('alert')).toContainText('edited.json: This is an HTML page, no JSON file.')
  const other = text.replaceAll('the-long-haul', 'the-long-haul-again').replace('"points": ', '"pionts": ')
  await choose(`\ufeff${other}`, 'utf16le')
  await expect(
    dialog.getByRole('row', { name: /reward\.pionts Unknown field\. Did you mean 'points'\?/ }),
  ).toBeVisible()
  await expectNoAxeViolations(page, 'the warnings of a file')
  await dialog.getByRole('button', { name: 'Preview the import' }).click()
  await expect(page).toHaveURL(/\/programme\/plan/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Import')

  await page.goto('/missions/list?scenario=account-reader')
  await page.getByRole('button', { name: 'More for missions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Export CSV...', 'Export JSON'])
})
