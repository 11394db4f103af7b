import type { Page } from '@playwright/test'
import { nouns } from '@/model/words'
import { openBrindlewick, openInBrindlewick, test } from './forms/signedIn'
import { chooseTheme, expect, expectNoAxeViolations, openSection } from './support'

const rows = (page: Page) => page.getByRole('link', { name: /^Edit / })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** 20 missions by points, scrolled to the end of the page. */
async function leaveAList(page: Page) {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  await page.getByRole('combobox', { name: 'Items to show' }).selectOption('20')
  await page.getByRole('button', { name: nouns.points.title }).click()
  await page.getByRole('searchbox', { name: 'Search missions' }).fill('a')
  await expect(page).toHaveURL(/q=a/)
  // The rows are updated after the letter and the URL. Before, twenty others are shown.
  await expect(page.getByText(/^Found \d+ results for/)).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await rows(page).last().scrollIntoViewIfNeeded()
  const list = { url: page.url(), y: await scrolled(page) }
  expect(list.y).toBeGreaterThan(200)
  return list
}

async function rename(page: Page) {
  await nameField(page).press('End')
  await page.keyboard.type(' Two')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
}

test('a save leads to the list with its previous state and scroll position, also after a reload of the form, and Back to the screen before the list', {
  tag: '@core',
}, async ({ page }) => {
  const { url, y } = await leaveAList(page)
  await rows(page).nth(17).click()
  await expect(nameField(page)).toBeVisible()
  await rename(page)
  await expect(page).toHaveURL(url)
  await expect.poll(() => scrolled(page)).toBe(y)
  await expect(page.getByText('Saved just now')).toBeInViewport()

  await rows(page).nth(3).click()
  await expect(nameField(page)).toBeVisible()
  await page.reload()
  await rename(page)
  await expect(page).toHaveURL(url)
  await page.goForward()
  await expect(nameField(page)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Missions' }).click()
  await expect(page).toHaveURL(url)

  // The search has its own history entry; before it the list was sorted differently.
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
})

test('a row opened in a new tab does not change the list', async ({ page, context }) => {
  await openBrindlewick(page)
  await openSection(page, 'Missions')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Zero-Waste Week', exact: true }).click({ button: 'middle' })
  const tab = await opened
  // A tab in the background can load for long.
  await expect.poll(() => tab.url()).toMatch(/\/missions\/zero-waste-week$/)
  await expect(page).toHaveURL(/\/missions\/list$/)
})

test('on a phone the whole card is the link, and its menu still works (rule DUP-3)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openBrindlewick(page)
  await page.getByRole('button', { name: 'Open main menu' }).click()
  await page.getByRole('link', { name: 'Missions', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Zero-Waste Week', exact: true })).toBeVisible()

  // The menu has what other widths have beside the name and in the row (rule LIST-23).
  const more = page.getByRole('button', { name: 'More for Zero-Waste Week' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Copy id' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('zero-waste-week')
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/missions\/list$/)

  // Below the name, where the card has no other element.
  const values = page.getByRole('row', { name: /Zero-Waste Week/ }).getByRole('cell', { name: '250' })
  const box = await values.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 8)
  await expect(page).toHaveURL(/\/missions\/zero-waste-week$/)
})

test('a toast covers neither Search nor Add, and does not block the pointer, wide and narrow', async ({
  page,
}) => {
  await openInBrindlewick(page, '/missions/list')
  for (const width of [1440, 390]) {
    const id = `zzz-${width}-an-id-that-goes-on-for-longer-than-most-ids-do`
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('link', { name: 'Add Mission' }).click()
    await page.getByRole('textbox', { name: 'Id', exact: true }).fill(id)
    await nameField(page).fill(`Zzz, a mission with a name of some length, ${width}`)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const toast = page.getByRole('status').filter({ hasText: `Created ${id}` })
    await expect(toast).toBeVisible()
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
    for (const control of [
      page.getByRole('searchbox', { name: 'Search missions' }),
      page.getByRole('link', { name: 'Add Mission' }),
    ]) {
      expect((await control.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(y + height)
    }
    const beneath = await toast.getByText(`Created ${id}`).evaluate((text) => {
      const { x, y } = text.getBoundingClientRect()
      return text.contains(document.elementFromPoint(x + 4, y + 4))
    })
    expect(beneath).toBe(false)
    await toast.getByRole('link', { name: 'Open' }).click()
    await expect(page).toHaveURL(new RegExp(`/missions/${id}`))
    await page.getByRole('main').getByRole('link', { name: 'Missions' }).click()
  }
})

test('rows with states, ids and a saved mark are accessible, wide and light, narrow and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openInBrindlewick(page, '/missions/list?schedule=["ended"]')
  await page.getByRole('link', { name: 'Edit On Your Marks', exact: true }).click()
  await nameField(page).fill('On Your Marks, all of you')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Saved just now')).toBeVisible()
  const saved = page.getByRole('row', { name: /On Your Marks, all of you/ })
  await expect(saved.getByText('Ended', { exact: true })).toBeVisible()
  expect((await saved.boundingBox())?.height).toBe(56)
  await chooseTheme(page, 'light')
  await expectNoAxeViolations(page, 'a list with states and a saved row, light')
  await page.setViewportSize({ width: 390, height: 900 })
  await chooseTheme(page, 'dark')
  await expect(page.getByText('Saved just now')).toBeVisible()
  await expectNoAxeViolations(page, 'a list with states and a saved row, dark')
})
