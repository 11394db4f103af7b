// Records which styles the home page, lists, forms and the parts that open over them need: npm run styles
// Opens them in the demo, wide and narrow, and writes src/ui/theme/recorded.json. The build resolves these styles
// (vite/preparedStyles.ts). Run it after larger changes; styles that are missing are resolved in the browser.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openDemo, signIn } from './demo.mjs'
import { buildDemo, run } from './run.mjs'

process.env.RECORD_STYLES = '1'
buildDemo()
const config = 'dist-demo/config.json'
writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), authLoaderDelayMs: 0 }))
const { base, browser, close } = await openDemo(4197)

// A high latency, so that skeletons are shown.
const account = '?account=brindlewick&scenario=demo,latency:700'

const types = readdirSync('src/entities').filter((type) => existsSync(`src/entities/${type}/form.ts`))
const row = (page) => page.getByRole('link', { name: /^(Edit|View) / })
const sections = (page) => page.getByRole('heading', { name: 'Programme' })
const cards = (page) => page.getByRole('heading', { name: /^Which programme/ })
const form = (page) => page.getByRole('button', { name: /^(Save|Create|Delete)/ })

const recipes = new Map()
const styles = new Map()

/** Adds the records of a page. */
async function collect(page) {
  const recorded = await page.evaluate(() => ({
    recipes: [...(globalThis.recordedStyles.recipes ?? [])],
    parts: Object.entries(globalThis.recordedStyles.parts),
  }))
  for (const [id, recipe] of recorded.recipes) recipes.set(id, recipe)
  for (const [name, parts] of recorded.parts) styles.set(name, parts)
}

async function visit(page, path, shows) {
  await page.goto(base + path)
  await shows(page).first().waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(1500)
  await collect(page)
}

/** Opens the parts that a click opens over a list. */
async function openParts(page) {
  await page.goto(`${base}/missions/list${account}`)
  await row(page).first().waitFor()
  const press = async (name) => {
    await page.getByRole('button', { name }).first().click()
    await page.waitForTimeout(500)
    await collect(page)
  }
  const close = () => page.keyboard.press('Escape')
  await press(/^Global Search/)
  await page.getByRole('dialog').getByRole('status').getByText('Start typing').waitFor()
  for (const query of ['ride', 'no such object']) {
    await page.getByRole('dialog').getByRole('combobox').fill(query)
    await page.waitForTimeout(500)
    await collect(page)
  }
  await close()
  await press(/^Delete /)
  await close()
  await press(/Brindlewick$/)
  await close()
  await press('User menu')
  await close()
  await press(/^Filter$/)
  await close()
  await page.getByRole('searchbox', { name: /^Search / }).fill('ride')
  await page.waitForTimeout(1000)
  await collect(page)
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const context = await browser.newContext({ viewport, timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, base)
  const objects = []
  for (const type of types) {
    await visit(page, `/${type}/list${account}`, row)
    objects.push(new URL((await row(page).first().getAttribute('href')) ?? '', base).pathname)
  }
  await openParts(page)
  await visit(page, `/${account}`, sections)
  await visit(page, '/?account=&scenario=demo,latency:700', cards)
  for (const path of objects) await visit(page, path + account, form)
  for (const type of types) await visit(page, `/${type}/new${account}`, form)
  await context.close()
}
await close()

const sorted = (map) => Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)))
const recorded = { recipes: Object.values(sorted(recipes)), styles: sorted(styles) }
const file = 'src/ui/theme/recorded.json'
writeFileSync(file, JSON.stringify(recorded))
run('biome', ['format', '--write', file])
console.log(`${styles.size} styles`)
