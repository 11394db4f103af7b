import type { Page } from '@playwright/test'
import { actOnSelected, button, textOf, title } from '../pageParts'
import { numbersIn } from '../unit/property/numberTexts'
import { expect, nameField, openSignedIn, saveButton, type Tester, test } from './support'

test.use({ isNewBrowser: false })

/* Numbers that a double cannot hold, from a real HTTP server and back (rules NUMBER-1 to NUMBER-5). */

const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }

const points = '12345678901234567890'
const unknown = '[9007199254740993,-0.10000000000000000001,1e400]'
const mission = {
  id: 'sell',
  account: 'acme',
  name: 'Sell',
  isAvailable: true,
  tags: ['a'],
  limitCount: true,
  countLimit: rawJSON('9007199254740993'),
  reward: { points: rawJSON(points), credits: 5 },
  unknown: { at: [rawJSON('9007199254740993'), rawJSON('-0.10000000000000000001'), rawJSON('1e400')] },
}

/** The text of the last body that was sent. */
async function lastSent(tester: Tester, method: string, path: string): Promise<string> {
  const sent = await tester.sent(method, path)
  return sent.at(-1)?.text ?? ''
}

const expectAllDigits = (text: string) => {
  expect(text).toContain(`"points":${points}`)
  expect(text).toContain('"countLimit":9007199254740993')
}

/** Updates have the fields that the contract does not know, too. */
const expectAsReceived = (text: string) => {
  expectAllDigits(text)
  expect(text).toContain(`"unknown":{"at":${unknown}}`)
}

/** Opens a page of the programme by its link, without another load. */
const openPage = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Programme' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()

const pointsField = (page: Page) => page.getByRole('spinbutton', { name: 'Points' })

test('a form shows all digits of a number and sends them back, also from a draft and by an undo', async ({
  page,
  tester,
}) => {
  await tester.add('missions', { rows: [mission] })
  await openSignedIn(page, tester, '/missions/list?q=Sell')
  await expect(page.getByText('12,345,678,901,234,567,890')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Sell' }).click()
  await expect(pointsField(page)).toHaveValue(points)
  await expect(page.getByText(/Received as/)).toBeHidden()

  await nameField(page).fill('Renamed')
  await page.reload()
  await button(page, 'Restore').click()
  await saveButton(page).click()
  await expect(page.getByText('Updated sell / Renamed')).toBeVisible()
  expectAsReceived(await lastSent(tester, 'PUT', 'missions'))

  await page.getByRole('link', { name: 'Edit Renamed' }).click()
  await pointsField(page).fill('70')
  await saveButton(page).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /Save/ }).click()
  // The message of the first save may still be there: what was sent says that the second one is done.
  const sent = () => lastSent(tester, 'PUT', 'missions')
  await expect.poll(sent).toContain('"points":70')
  // The next page load would abort the save.
  await expect(page).toHaveURL(/\/missions\/list/)
  expect(await sent()).toContain(`"unknown":{"at":${unknown}}`)

  await page.goto('/programme/journal?account=acme')
  const line = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').nth(1)
  await expect(line).toContainText('12,345,678,901,234,567,890')
  await line.getByRole('button', { name: /^Revert/ }).click()
  // One field is reverted at once (rule REVERT-1).
  await expect.poll(sent).toContain(points)
  expectAsReceived(await sent())
})

test('a duplicate, a copy, an exported file and its import have all digits', async ({ page, tester }) => {
  await tester.add('missions', { rows: [mission] })
  await openSignedIn(page, tester, '/missions/list?q=Sell')
  const saved = async (act: () => Promise<void>) => {
    const download = page.waitForEvent('download')
    await act()
    return textOf(await download)
  }
  const csv = await saved(async () => {
    await button(page, 'More for missions').click()
    await page.getByRole('menuitem', { name: 'Export CSV...' }).click()
    await button(page, 'Raw').click()
  })
  expect(csv).toContain(`,${points},5,`)

  await button(page, 'More for Sell').click()
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
  await saveButton(page).click()
  await expect(page.getByText(/^Created sell-copy/)).toBeVisible()
  expectAllDigits(await lastSent(tester, 'POST', 'missions'))

  await page.goto('/missions/list?account=acme&q=Sell')
  await button(page, 'Select').click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const file = await saved(() => actOnSelected(page, 'Export'))
  expect(numbersIn(file).filter((number) => number === numbersIn(points)[0])).toHaveLength(2)

  await page.goto('/missions/list?account=bolt')
  await button(page, 'More for missions').click()
  await page.getByRole('menuitem', { name: 'Import JSON...' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'acme.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await button(page, /^Import \d+$/).click()
  await expect(title(page, /^Imported \d+/)).toBeVisible()
  const imported = await lastSent(tester, 'POST', 'missions')
  expect(imported).toContain('"account":"bolt"')
  expectAllDigits(imported)
})

test('every page of the programme works with such numbers', async ({ page, tester, drift }) => {
  await tester.add('missions', { rows: [mission] })
  await tester.add('prizes', { rows: [{ ...mission, id: 'car', name: 'Car', credits: rawJSON('1e400') }] })
  await tester.add('players', {
    rows: [
      {
        player: 'rich',
        name: 'Rich',
        points: rawJSON(points),
        credits: rawJSON('1e400'),
        level: { id: 'first', name: 'x' },
      },
    ],
  })
  await openSignedIn(page, tester, '/')
  const isShown = async (heading: string | RegExp) => {
    await expect(title(page, heading).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/NaN|\[object/)).toBeHidden()
  }
  await isShown(/./)
  for (const name of ['Check', 'Calendar', 'Economy', 'Player View']) {
    await openPage(page, name)
    await isShown(name)
  }
  await page
    .getByRole('navigation', { name: /sections/i })
    .getByRole('link', { name: 'Players', exact: true })
    .click()
  await isShown('Players')
  await page.getByRole('link', { name: 'Edit Rich' }).click()
  await isShown(/Rich|Player/)
  // Numbers are no breach of the contract, however long they are.
  expect(drift.filter((text) => /points|credits|countLimit/.test(text))).toEqual([])
})

test('an object that is nested too deeply is named in an error, and nothing crashes', async ({
  page,
  tester,
  forgive,
}) => {
  forgive()
  const deep = `${'{"a":['.repeat(5000)}${']}'.repeat(5000)}`
  await openSignedIn(page, tester, '/missions/list')
  await expect(page.getByRole('link', { name: 'Edit First of missions' })).toBeVisible()
  const rows = [
    { id: 'ok', account: 'acme', name: 'Fine' },
    { id: 'deep', account: 'acme', name: 'Deep one', x: rawJSON('0') },
  ]
  const body = JSON.stringify(rows).replace('"x":0', `"x":${deep}`)
  await tester.fail({ path: 'missions', body })
  await page.reload()
  const words = "The server's answer could not be read: 'Deep one' is nested more than 100 levels deep"
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await page.goto('/missions/first?account=acme')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  for (const name of ['Check', 'Calendar', 'Economy', 'Player View', 'Journal']) {
    await openPage(page, name)
    await expect(title(page, name).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/Something went wrong/)).toBeHidden()
  }
  await tester.recover()
  await page.goto('/missions/first?account=acme')
  await nameField(page).fill('Renamed')
  await tester.fail({ method: 'PUT', path: 'missions', status: 422, body: `{"error":${deep}}` })
  await saveButton(page).click()
  await expect(page.getByText('Request failed with status code 422').first()).toBeVisible()
})
