// Screenshots for the README and the documents, from the running console: npm run pictures.
// Names of pictures take only those: npm run pictures -- home profile. PICTURES_PORT is the port of the demo (4199).
// Builds the demo, serves it, signs in as Mira and takes each screenshot; the demo world is always the same.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openDemo, signIn } from './demo.mjs'
import { buildDemo } from './run.mjs'

const folder = 'tests/pictures'
const wanted = process.argv.slice(2)

buildDemo()
const { base, browser, close } = await openDemo(Number(process.env.PICTURES_PORT ?? 4199))

const account = '?account=brindlewick'

async function openFilters(page) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Live now/ }).click()
  await page.waitForTimeout(300)
}

async function openQuestion(page) {
  const question = page.getByRole('button', { name: /^Question 1\b/ }).first()
  if ((await question.getAttribute('aria-expanded')) === 'false') await question.click()
  await question.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 90 }))
  await page.waitForTimeout(500)
}

async function selectThree(page) {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const index of [0, 4, 8])
    await page
      .getByRole('checkbox', { name: /^Select (?!all on)/ })
      .nth(index)
      .click()
}

async function previewCopy(page) {
  await selectThree(page)
  await page.getByRole('button', { name: 'Copy to account...' }).click()
  await page.getByLabel('To account').selectOption({ label: 'Fennmarsh Fitness' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: /^Copy \d+$/ }).waitFor()
}

/** Wraps a PNG of 64 pixels as the only image of an ICO file. */
function iconOf(picture) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(64, 6)
  head.writeUInt8(64, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** The icon of the browser tab. Chrome would draw an SVG again at each change of the address. */
async function renderFavicon() {
  const page = await browser.newPage({ viewport: { width: 64, height: 64 } })
  const source = readFileSync('public/favicon.svg', 'base64')
  const style = 'display: block; width: 64px; height: 64px'
  await page.setContent(
    `<body style="margin: 0"><img style="${style}" src="data:image/svg+xml;base64,${source}" alt="">`,
  )
  const picture = await page.screenshot({ path: 'src/app/favicon.png', omitBackground: true })
  writeFileSync('public/favicon.ico', iconOf(picture))
  await page.close()
}

/** A logo: a letter on a square. */
const logoOf = (letter, ground, ink) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23.5" text-anchor="middle" font-family="Georgia, serif" font-size="22" font-weight="700" fill="${ink}">${letter}</text></svg>`

/** The brand that docs/white-label.md shows, and another one. */
const brands = {
  marlow: {
    config: JSON.parse(/```json\n([\s\S]*?)```/.exec(readFileSync('docs/white-label.md', 'utf8'))?.[1] ?? ''),
    logo: logoOf('M', '#00695c', '#ffe0b2'),
  },
  kestrel: {
    config: {
      brand: {
        name: 'Kestrel Play',
        logo: '/brand/logo.svg',
        colours: { primary: '#b3261e', primaryDark: '#ff8a65', accent: '#8d5a00', accentDark: '#ffd54f' },
      },
      copyrightHolder: 'Kestrel Play',
    },
    logo: logoOf('K', '#ff8a65', '#3b0f0a'),
  },
}

/** Serves the settings and the files of a brand. */
async function dress(context, { config, logo }) {
  await context.route('**/config.json', async (route) => {
    const settings = await (await route.fetch()).json()
    await route.fulfill({ json: { ...settings, ...config } })
  })
  await context.route('**/brand/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  )
}

/** Screens by name: the path, what must be visible, and the steps before the screenshot. */
const screens = [
  { name: 'sign-in', path: '/', sees: 'SEND CODE', signedOut: true },
  // The sentence and the findings appear after the check.
  { name: 'home', path: `/${account}`, sees: /errors? needs? you\.$/, tall: true },
  { name: 'home-without-an-account', path: '/', sees: 'Which programme' },
  { name: 'home-of-an-empty-account', path: '/?account=tarnstead', sees: 'Define the first event' },
  { name: 'missions-list', path: `/missions/list${account}`, sees: 'Add Mission' },
  { name: 'missions-list-dark', path: `/missions/list${account}`, sees: 'Add Mission', dark: true },
  { name: 'missions-list-small', path: `/missions/list${account}`, sees: 'Add Mission', small: true },
  { name: 'filters', path: `/missions/list${account}`, sees: 'Add Mission', act: openFilters },
  {
    name: 'filters-dark',
    path: `/missions/list${account}`,
    sees: 'Add Mission',
    dark: true,
    act: openFilters,
  },
  {
    name: 'filtered',
    path: `/missions/list${account}&schedule=["ended","scheduled"]`,
    sees: 'Add Mission',
  },
  { name: 'forced-colours-list', path: `/missions/list${account}`, sees: 'Add Mission', forced: true },
  {
    name: 'forced-colours-form',
    path: `/missions/the-long-haul${account}`,
    sees: 'Save Changes',
    forced: true,
  },
  { name: 'narrow-list', path: `/missions/list${account}`, sees: 'Add Mission', narrow: true },
  {
    name: 'narrow-questions',
    path: `/quizzes/night-sky${account}`,
    sees: 'Save Changes',
    narrow: true,
    act: openQuestion,
  },
  { name: 'print-list', path: `/missions/list${account}`, sees: 'Add Mission', print: true },
  { name: 'print-form', path: `/missions/the-long-haul${account}`, sees: 'Save Changes', print: true },
  { name: 'mission-form', path: `/missions/the-long-haul${account}`, sees: 'Save Changes' },
  { name: 'account-form', path: `/accounts/brindlewick${account}`, sees: 'Save Changes' },
  {
    name: 'quiz-questions',
    path: `/quizzes/night-sky${account}`,
    sees: 'Save Changes',
    act: openQuestion,
  },
  {
    name: 'global-search',
    path: `/missions/list${account}`,
    sees: 'Add Mission',
    act: async (page) => {
      await page.getByRole('button', { name: 'Global Search' }).click()
      await page.getByPlaceholder('Search across all entities...').fill('night')
      await page.getByText(/^Found \d+ results$/).waitFor()
    },
  },
  {
    name: 'delete',
    path: `/prizes/list${account}`,
    sees: 'Add Prize',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page
        .getByRole('alertdialog')
        .getByText(/^(Used by|Nothing uses)/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'check',
    path: `/programme/check${account}`,
    sees: 'Players meet these today',
    act: async (page) => {
      await page.getByRole('button', { name: /^Details of Open Mic/ }).click()
      await page.mouse.move(0, 0)
    },
  },
  { name: 'select-mode', path: `/missions/list${account}`, sees: 'Add Mission', act: selectThree },
  { name: 'plan', path: `/missions/list${account}`, sees: 'Add Mission', act: previewCopy },
  { name: 'calendar', path: `/programme/calendar${account}`, sees: 'Live now' },
  { name: 'economy', path: `/programme/economy${account}`, sees: /^A regular player earns/ },
  {
    name: 'player-view',
    path: `/programme/player-view${account}&as=newcomer&object=prizes%2Fconcert-ticket`,
    sees: /^Why can Newcomer not buy/,
  },
  { name: 'journal', path: '/missions/list?scenario=journal', sees: /^Plan, in Brindlewick/ },
  { name: 'profile', path: `/profile${account}`, sees: 'Your Profile' },
  {
    name: 'workshop',
    path: '/missions/list?scenario=demo,listTeams:status-500',
    sees: 'Add Mission',
    showsWorkshop: true,
    act: (page) => page.getByRole('button', { name: 'Open Workshop' }).click(),
  },
  { name: 'brand-light', path: `/missions/list${account}`, sees: 'Add Mission', brand: brands.marlow },
  {
    name: 'brand-dark',
    path: `/missions/the-long-haul${account}`,
    sees: 'Save Changes',
    brand: brands.kestrel,
    dark: true,
    small: true,
  },
  { name: 'scenarios', path: '/workshop', sees: 'Scenarios', showsWorkshop: true },
]

try {
  mkdirSync(folder, { recursive: true })
  if (wanted.length === 0 || wanted.includes('favicon')) await renderFavicon()
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const { name, path, sees, act, signedOut, showsWorkshop, brand } = screen
    const { dark, small, narrow, forced, print, tall } = screen
    const context = await browser.newContext({
      viewport: small
        ? { width: 390, height: 844 }
        : narrow
          ? { width: 320, height: 640 }
          : { width: 1280, height: 800 },
      forcedColors: forced ? 'active' : 'none',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Berlin',
      locale: 'en-GB',
    })
    if (brand) await dress(context, brand)
    const page = await context.newPage()
    // A scenario signs in by itself.
    if (!signedOut && !path.includes('scenario=') && !showsWorkshop) await signIn(page, base)
    await page.goto(base + path)
    await page.getByText(sees).first().waitFor()
    // Images in rows, and the figures of the statistics.
    await page.waitForTimeout(1500)
    await act?.(page)
    // The button of the workshop is not part of the product.
    if (!showsWorkshop) await page.locator('.workshop-host').evaluateAll(([host]) => host?.remove())
    if (print) await page.emulateMedia({ media: 'print' })
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: tall === true })
    console.log(`${folder}/${name}.png`)
    await context.close()
  }
} finally {
  await close()
}
