import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chooseTheme, expect, expectNoAxeViolations, signIn, test } from './support'

// The first files that a browser loads have the brand.
test.use({ isNewBrowser: true })

/* A console with a brand, under the shipped Content-Security-Policy (rules BRAND-1 to BRAND-4). */

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#00695c"/></svg>'
const svg = { contentType: 'image/svg+xml', body: square }
const colours = { primary: '#00695c', accent: '#b3541e' }
const brand = { name: 'Acme Rewards', logo: '/acme/logo.svg', colours }

/** Serves the settings of the demo with these changes. */
async function configure(context: BrowserContext, changes: object) {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), ...changes } })
  })
  await context.route('**/acme/logo.svg', (route) => route.fulfill(svg))
}

const tokenOf = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
    `--ui-colors-${name}`,
  )

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Acme Rewards, home' })

test('sign-in, list and form in the colours of a brand have enough contrast, light and dark', async ({
  page,
  context,
}) => {
  const expectContrast = async (what: string, ...themes: ('light' | 'dark')[]) => {
    for (const theme of themes) {
      await chooseTheme(page, theme)
      await expectNoAxeViolations(page, `${what}, ${theme}`)
    }
  }
  await configure(context, { brand })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('main').getByText('Acme Rewards')).toBeVisible()
  await expect(page).toHaveTitle(/Acme Rewards$/)
  await page.getByLabel('E-mail').fill('mira.tarnwell@brindlewick.example')
  await expectContrast('sign-in', 'light')

  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await page.goto('/missions/list?account=brindlewick')
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expect(page).toHaveTitle('Missions - Acme Rewards')
  const button = page.getByRole('link', { name: 'Add Mission' })
  for (const theme of ['light', 'dark'] as const) {
    await chooseTheme(page, theme)
    const primary = await tokenOf(page, 'primary')
    if (theme === 'light') expect(primary).toBe(colours.primary)
    else expect(primary).not.toBe(colours.primary)
    await expect(button).toHaveCSS('background-color', rgb(primary))
  }
  await expectContrast('list', 'dark')

  await page.goto('/missions/the-long-haul?account=brindlewick')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  // A form has each kind of control.
  await expectContrast('form', 'light', 'dark')
})

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('the logo of a brand keeps the size of the mark, and becomes the icon of the tab', async ({
  page,
  context,
}) => {
  await configure(context, { brand })
  await signIn(page)
  await expect(logoOf(page).locator('img')).toHaveJSProperty('naturalWidth', 32)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', brand.logo)

  let load = () => {}
  const isReleased = new Promise<void>((resolve) => {
    load = resolve
  })
  await context.route('**/acme/logo.svg', async (route) => {
    await isReleased
    await route.fulfill(svg)
  })
  await page.reload()
  const name = logoOf(page).getByText('Acme Rewards')
  await expect(name).toBeVisible()
  const before = await name.boundingBox()
  load()
  await expect(logoOf(page).locator('img')).toHaveJSProperty('complete', true)
  expect(await name.boundingBox()).toEqual(before)
})

test('without a brand nothing replaces the colours of the theme; with one, paper has those of the light theme, and forced colours are those of the system', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await expect(page).toHaveTitle(/Console$/)

  await configure(context, { brand })
  await page.goto('/')
  await chooseTheme(page, 'dark')
  await expect(page.getByRole('button', { name: 'SEND CODE' })).toBeVisible()
  expect(await tokenOf(page, 'primary')).not.toBe(colours.primary)
  await page.emulateMedia({ media: 'print' })
  expect(await tokenOf(page, 'primary')).toBe(colours.primary)
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await tokenOf(page, 'primary')).toBe('Highlight')
})

test('colours that cannot be read are refused by name', { tag: '@core' }, async ({ page, context }) => {
  await configure(context, { brand: { ...brand, colours: { primary: '#ffee00', accent: '#fffbe6' } } })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
  const problems = page.getByRole('alert').getByRole('listitem')
  await expect(problems).toHaveText([
    'brand.colours.primary #ffee00 on white has contrast 1.2; at least 4.5 is needed for text of links and buttons',
    /^brand\.colours\.accent #fffbe6 on white has contrast 1\.\d+; at least 3 is needed for marks of what is current$/,
  ])
  await expectNoAxeViolations(page, 'refused colours')
})

test('a name of 24 wide letters fits the sign-in page and the header, Latin and Chinese', async ({
  page,
  context,
}) => {
  const expectFits = async (name: string, where: Locator) => {
    const shown = where.getByText(name, { exact: true })
    for (const width of [1440, 1000, 900, 761, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(shown).toBeVisible()
      const cut = await shown.evaluate((element) => [
        element.scrollHeight - element.clientHeight,
        element.scrollWidth - element.clientWidth,
      ])
      expect(cut, String(width)).toEqual([0, 0])
      const [box, around] = [await shown.boundingBox(), await where.boundingBox()]
      expect(box?.height ?? 99, String(width)).toBeLessThan((around?.height ?? 0) - 3)
    }
  }
  const [latin, chinese] = ['W', '\u9f98'].map((letter) => letter.repeat(24)) as [string, string]
  const call = (name: string) => configure(context, { brand: { name } })
  await call(latin)
  await page.goto('/')
  await expectFits(latin, page.getByRole('main'))
  await call(chinese)
  await page.reload()
  await expectFits(chinese, page.getByRole('main'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await expectFits(chinese, page.getByRole('banner'))
  await call(latin)
  await page.reload()
  await expectFits(latin, page.getByRole('banner'))
})

test('a long word or address in a notice does not make the sign-in page wider than a phone (rule CONFIG-10)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const text of [`https://status.example.com/${'a'.repeat(120)}`, 'W'.repeat(150)]) {
    await configure(context, { notice: { text: `Maintenance: ${text}`, link: '/news' } })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Notice' })).toContainText(text)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBe(360)
  }
})
