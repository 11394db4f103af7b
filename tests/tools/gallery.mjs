// Pictures of every scenario, for reviews: npm run gallery. A part of the names limits it: npm run gallery --
// missions-form Writes test-results/gallery/index.html, a contact sheet with each scenario wide and narrow, light and
// dark, and on paper: as PDF, with pictures of its first pages where pdftoppm (poppler-utils) is installed. Fails if a scenario does not reach its state, or if axe finds a violation.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { openDemo } from './demo.mjs'
import { buildDemo } from './run.mjs'

const folder = 'test-results/gallery'
const part = process.argv[2] ?? ''
const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** @typedef {import('../../mocks/workshop/named').NamedScenario} NamedScenario */

const load = async (path) =>
  (
    await runnerImport(here(path), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@mocks': here('../../mocks'), '@': here('../../src') } },
    })
  ).module
// Before Vite's runner, which sets NODE_ENV to development for this process.
buildDemo()
const { scenarios } = await load('../../mocks/workshop/scenarios.ts')
const { withScenario } = await load('../../mocks/workshop/address.ts')
const { axeViolations } = await load('../axe.ts')
const { show } = await load('../e2e/livingPage.ts')
/** @type {NamedScenario[]} */
const chosen = scenarios.filter(({ name, looksLike }) => name.includes(part) && !looksLike)
if (chosen.length === 0) {
  console.error(`No scenario has "${part}" in its name.`)
  process.exit(1)
}

const looks = ['light', 'dark'].flatMap((theme) => [
  { look: `wide-${theme}`, theme, viewport: { width: 1440, height: 900 } },
  { look: `narrow-${theme}`, theme, viewport: { width: 390, height: 844 } },
])

const { base, browser, close } = await openDemo(4198)
/** Problems by scenario and look. */
const problems = []
mkdirSync(folder, { recursive: true })

const hasPictures = spawnSync('pdftoppm', ['-v']).status === 0
const mostPages = 3

/** The page on paper. Browsers leave out fills unless a style keeps them, so this does, too. */
async function print(page, name) {
  const path = `${folder}/${name}.pdf`
  await page.pdf({ path, format: 'A4', printBackground: false })
  if (hasPictures)
    execFileSync('pdftoppm', ['-r', '60', '-png', '-l', String(mostPages), path, `${folder}/${name}-paper`])
}

/** The pictures of the printed pages, which are numbered from 1 or 01. */
const paperOf = (name) =>
  readdirSync(folder)
    .filter(
      (file) => file.startsWith(`${name}-paper-`) && /^\d+\.png$/.test(file.slice(`${name}-paper-`.length)),
    )
    .toSorted()

/** Takes the pictures of all scenarios in one look. */
async function takePictures({ look, theme, viewport }) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  for (const { name, path, shows } of chosen) {
    await show(page, base + withScenario(path, `${name},theme:${theme}`))
    const isReached = await page
      .getByText(shows)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isReached) problems.push(`${name}, ${look}: did not reach its state`)
    for (const violation of await axeViolations(page)) problems.push(`${name}, ${look}: ${violation}`)
    await page.screenshot({ path: `${folder}/${name}-${look}.png` })
    if (look === 'wide-light') await print(page, name)
  }
  await context.close()
  console.log(`${look}: ${chosen.length} pictures`)
}

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const figure = ({
  name,
  title,
  text,
}) => `<section id="${name}"><h2>${escaped(title)} <small>${name}</small></h2>
<p>${escaped(text)}</p><div>${looks
  .map(
    ({ look }) =>
      `<a href="${name}-${look}.png"><img loading="lazy" alt="${look}" src="${name}-${look}.png"></a>`,
  )
  .join('')}${paperOf(name)
  .map((file) => `<a href="${name}.pdf"><img loading="lazy" alt="on paper" src="${file}"></a>`)
  .join('')}</div><p><a href="${name}.pdf">On paper</a></p></section>`

try {
  // Two pages at a time, in one browser for each.
  await Promise.all([
    (async () => {
      for (const look of looks.slice(0, 2)) await takePictures(look)
    })(),
    (async () => {
      for (const look of looks.slice(2)) await takePictures(look)
    })(),
  ])
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Scenarios</title><style>
body{font:14px/1.5 system-ui;margin:24px;background:#f6f4fb;color:#1c1329}h2{font-size:16px;margin:24px 0 0}small{color:#5f5672;font-weight:400}
p{margin:0 0 8px;color:#5f5672}div{display:flex;gap:12px;align-items:flex-start}img{height:300px;border:1px solid #ddd6ea;border-radius:6px}</style>
${chosen.map(figure).join('\n')}\n`,
  )
  console.log(`${folder}/index.html`)
} finally {
  await close()
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
