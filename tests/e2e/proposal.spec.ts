import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, signIn, test } from './support'
import { moveTime } from './testTime'

const why = 'Spring starts slowly: give it a push, as agreed on Monday'

/** Makes the plan that deactivates three missions. */
async function planThree(page: Page) {
  await page.goto('/missions/list?scenario=demo,latency:0')
  const select = page.getByRole('button', { name: 'Select', exact: true })
  await expect(select).toBeEnabled()
  await select.press('Enter')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all on)/ })
  await boxes.nth(1).press('Space')
  await boxes.nth(3).press('Shift+Space')
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deactivate 3 missions' })).toBeVisible()
}

/** The link that the dialog copies. The browser's clipboard is not shared between tests. */
async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    })
  })
  await page.getByRole('button', { name: 'Propose...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose this change' })
  await expect(dialog).toContainText('It holds 3 missions, no players.')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Say why')
  await dialog.getByLabel('Why').fill(why)
  await expectNoAxeViolations(page, 'the dialog')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog).toBeHidden()
  return page.evaluate(() => (window as { copied?: string }).copied ?? '')
}

test('a change that one person proposes is applied by another one, who signs in with the link first (rules PROPOSE-7 to PROPOSE-10)', async ({
  page,
  browser,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await planThree(page)
  sent.length = 0
  const link = await copiedLink(page)
  expect(link.length).toBeLessThan(8000)
  await page.getByRole('button', { name: 'Propose...' }).click()
  await expect(page.getByLabel('Why', { exact: true })).toHaveValue(why)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^proposal-[0-9a-f]{8}-deactivate-3-missions\.json$/)
  const [, digits = ''] = /^proposal-([0-9a-f]{8})/.exec(file.suggestedFilename()) ?? []
  await expect(page.getByText(`Saved proposal ${digits}`)).toBeVisible()
  expect(sent).toEqual([])
  await expect(page.getByRole('button', { name: 'Deactivate 3' })).toBeEnabled()

  const context = await moveTime(await browser.newContext(baseURL === undefined ? {} : { baseURL }))
  const other = await context.newPage()
  await signIn(other, 'Service admin', link)
  const banner = other.getByText('Before you signed in you asked for')
  await expect(banner).toBeVisible()
  await expect(banner).not.toContainText('#p=')
  await other.getByRole('link', { name: '/programme/proposal' }).click()
  await other.getByRole('button', { name: 'Change to Brindlewick' }).click()
  const title = (name: string | RegExp) => other.getByRole('heading', { level: 1, name })
  await expect(title('Deactivate 3 missions')).toBeVisible()
  await expect(other.getByText(digits, { exact: true })).toBeVisible()
  await expect(other.getByText(`“${why}”`)).toBeVisible()
  await expect(other.getByText(/as the file says, /)).toContainText('3 of 3 are')
  expect(other.url()).toMatch(/\/programme\/plan$/)
  expect(await other.title()).not.toContain('#')
  await expectNoAxeViolations(other, 'the proposal')
  await other.reload()
  await expect(title('Deactivate 3 missions')).toBeVisible()
  await other.getByRole('button', { name: 'Apply 3' }).click()
  await expect(title('Applied “Deactivate 3 missions”')).toBeVisible()

  // The same file again, dropped on the page: what is done is not sent again.
  const text = readFileSync(await file.path(), 'utf8')
  const transfer = await other.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'proposal.json', { type: 'application/json' }))
    return data
  }, text)
  await other.locator('main').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(title('Deactivate 3 missions')).toBeVisible()
  await expect(other.getByText('Carried out already: nothing will be sent.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled()
  await expect(other.getByRole('dialog')).toHaveCount(0)

  // The journal has the reason, who proposed it and the digits.
  await other.goto('/programme/journal')
  await expect(other.getByText(`(proposal ${digits} by Mira Tarnwell`).first()).toBeVisible()
  await context.close()
})

test('a link that a mail program cut, and a file that was changed by hand, are refused in words (rule PROPOSE-4)', async ({
  page,
}) => {
  await planThree(page)
  const link = await copiedLink(page)
  await page.goto(link.slice(0, -20).replace('#', '?scenario=demo,latency:0#'))
  await expect(page.getByRole('heading', { name: 'This proposal cannot be opened' })).toBeVisible()
  await expect(page.getByText(/The link is not whole.+Nothing was sent\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Open a file...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a proposal' })
  await dialog.getByLabel('JSON file').setInputFiles({
    ...{ name: 'proposal.json', mimeType: 'application/json' },
    buffer: Buffer.from('{"format":"gamification-proposal","version":2}'),
  })
  await expect(dialog.getByRole('alert')).toContainText('1 fault')
  await expect(dialog).toContainText('other versions cannot be read')
})

test('the edits of a form are proposed and stay in it (rule PROPOSE-7)', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo,latency:0')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Proposed name')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Propose this change...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose this change' })
  await expect(dialog).toContainText('Change Proposed name.')
  await dialog.getByLabel('Why').fill(why)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  const { rows } = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ action: 'update', type: 'missions', after: { name: 'Proposed name' } })
  await expect(name).toHaveValue('Proposed name')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})

test('a new object that begins as a copy is proposed beside saving it (rule PROPOSE-7)', async ({ page }) => {
  await page.goto('/missions/list?scenario=demo,latency:0')
  await page
    .getByRole('button', { name: /^More for (?!missions)/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New mission' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('A copy')
  await page.getByRole('button', { name: 'Propose...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose this change' })
  await expect(dialog).toContainText('Create A copy.')
  await dialog.getByLabel('Why').fill(why)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  const { rows } = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(rows).toMatchObject([{ action: 'create', type: 'missions', after: { name: 'A copy' } }])
})

test('with readersPropose a reader edits, and no call but a read reaches the API (rule PERM-13)', {
  tag: '@core',
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const isApi = new URL(request.url()).pathname.startsWith('/admin/api/')
    if (isApi && request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/missions/list?scenario=reader-proposes,latency:0')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByText(/what you change here is proposed/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Proposed name')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Propose this change' })
  await expect(dialog).toContainText('Change Proposed name.')
  await expectNoAxeViolations(page, 'the dialog of a reader')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectNoAxeViolations(page, 'the form of a reader')
  expect(sent).toEqual([])
})
