import { withScenario, writeScenario } from '@mocks/workshop/address'
import type { Page } from '@playwright/test'
import { account } from './forms/formCase'
import { expect, test } from './support'

/* What is typed before the code of what a key or a press opens has arrived (rule FRAME-17). */

// No code was loaded before.
test.use({ isNewBrowser: true })

/** Opens a screen, and holds back the script of a part until the returned function is called. */
async function openWithout(page: Page, address: string, part: string) {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.context().route(new RegExp(`/assets/${part}-[^/]*\\.js`), async (route) => {
    await held
    await route.continue()
  })
  // Nothing loads ahead (rule SPEED-6).
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(withScenario(address, writeScenario({ persona: 'service-admin', account })))
  await page.getByRole('heading', { level: 1 }).waitFor()
  return arrive
}

const search = (page: Page) => page.getByRole('dialog', { name: 'Global Search', exact: true })

test('what is typed after Ctrl K in a form is searched for, and the form stays as it was', async ({
  page,
}) => {
  const arrive = await openWithout(page, '/missions/new', 'GlobalSearchHost')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Winter')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('helmte')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  arrive()
  const field = search(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('helme')
  await page.keyboard.type('t')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('helmt')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Winter')
})

test('Escape closes the search that is not loaded yet, and keys of the list work again', async ({ page }) => {
  const arrive = await openWithout(page, '/missions/list', 'GlobalSearchHost')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('exj')
  await expect(page.getByRole('textbox', { name: 'Search across all entities' })).toHaveValue('exj')
  expect(new URL(page.url()).pathname).toBe('/missions/list')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await page.keyboard.press('/')
  await page.keyboard.type('a')
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(search(page)).toHaveCount(0)
})

test('a menu that is not loaded yet takes arrows over, and a key of the list behind it does nothing', async ({
  page,
}) => {
  const arrive = await openWithout(page, '/missions/list', 'Menus')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('.')
  await page.keyboard.press('ArrowDown')
  arrive()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('what is typed after / while the list of g and a letter is loading is searched for there', async ({
  page,
}) => {
  await page.goto(
    withScenario('/missions/list', writeScenario({ persona: 'service-admin', account, latency: 800 })),
  )
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await page.keyboard.press('/')
  await page.keyboard.type('ex')
  await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search raffles' })).toHaveValue('ex')
})
