// Records which styles the first list and the first form need: npm run styles
// Opens every list and form of the demo, wide and narrow, and writes src/ui/theme/recorded.json. The build resolves these
// styles (vite/preparedStyles.ts). Run it after a change of styles; without it, the console resolves new ones itself.
import { writeFileSync } from 'node:fs'
import { openDemo, signIn } from './demo.mjs'
import { buildDemo, run } from './run.mjs'

process.env.RECORD_STYLES = '1'
buildDemo()
const { base, browser, close } = await openDemo(4197)

// Late answers, so that skeletons show.
const account = '?account=brindlewick&scenario=demo,latency:700'

const types = [
  'accounts',
  'events',
  'missions',
  'streaks',
  'achievements',
  'levels',
  'leaderboards',
  'prizes',
  'raffles',
  'mysteryboxes',
  'surveys',
  'quizzes',
  'teams',
  'players',
]
const row = (page) => page.getByRole('link', { name: /^(Edit|View) / })
const form = (page) => page.getByRole('button', { name: /^(Save|Create|Delete)/ })

const recipes = new Map()
const groups = { list: new Map(), form: new Map() }

/** Adds what a page recorded. A style of the list is not repeated for forms. */
async function collect(page, group) {
  const recorded = await page.evaluate(() => ({
    recipes: [...(globalThis.recordedStyles.recipes ?? [])],
    parts: Object.entries(globalThis.recordedStyles.parts),
  }))
  for (const [id, recipe] of recorded.recipes) recipes.set(id, recipe)
  for (const [name, parts] of recorded.parts) groups[group].set(name, parts)
}

async function visit(page, path, group, shows) {
  await page.goto(base + path)
  await shows(page).first().waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(1500)
  await collect(page, group)
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
    await visit(page, `/${type}/list${account}`, 'list', row)
    objects.push(new URL((await row(page).first().getAttribute('href')) ?? '', base).pathname)
  }
  for (const path of objects) await visit(page, path + account, 'form', form)
  for (const type of types) await visit(page, `/${type}/new${account}`, 'form', form)
  await context.close()
}
await close()

for (const name of groups.list.keys()) groups.form.delete(name)
const sorted = (map) => Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)))
const recorded = {
  recipes: Object.values(sorted(recipes)),
  list: sorted(groups.list),
  form: sorted(groups.form),
}
const file = 'src/ui/theme/recorded.json'
writeFileSync(file, JSON.stringify(recorded))
run('biome', ['format', '--write', file])
console.log(
  `${groups.list.size} styles of frame and lists, ${groups.form.size} more of forms, ${recipes.size} recipes`,
)
