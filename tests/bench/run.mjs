// Measures the production build beside a page without a framework: `npm run bench`. README.md beside this file
// describes how to read the result.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { nginxPath } from '../live/servers/nginx.mjs'
import { browserPath } from '../tools/browser.mjs'
import { buildConsole, buildFloor, signIn, startApp } from './apps.mjs'
import { median, Results, writeBetweenMarkers } from './figures.mjs'
import { held, heldScenarios, toRepeat, verdicts } from './held.ts'
import { scenarios, shortScenarios } from './scenarios/index.mjs'
import { visit } from './visit.mjs'

const { values: given } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '500,5000,50000,100000' },
    only: { type: 'string', default: Object.keys(scenarios).join() },
    dist: { type: 'string', multiple: true, default: [] },
    'skip-build': { type: 'boolean', default: false },
    cpu: { type: 'string', default: '4' },
    out: { type: 'string', default: 'test-results/bench' },
    write: { type: 'boolean', default: false },
    held: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
  },
})
const options = { cpu: Number(given.cpu), out: given.out }
const counts = given.held ? heldScenarios.map(({ rows }) => rows) : given.rows.split(',').map(Number)
const wanted = given.only.split(',')
const unknown = wanted.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
  throw new Error(`There is no scenario ${unknown.join(', ')}, only ${Object.keys(scenarios).join(', ')}`)
}
if (counts.some((rows) => !Number.isInteger(rows) || rows < 1 || rows > 100_000)) {
  throw new Error('--rows are whole numbers up to 100000, separated by commas')
}
mkdirSync(options.out, { recursive: true })

const builds = [
  { name: 'floor', dist: await buildFloor(), isFloor: true },
  ...given.dist.map((one) => {
    const [name, dist] = one.split('=')
    if (!name || !dist) throw new Error('--dist needs a name and a folder, such as before=../before/dist')
    return { name, dist }
  }),
  { name: 'console', dist: buildConsole(given['skip-build']) },
]
const names = builds.map(({ name }) => name)
if (new Set(names).size < names.length) throw new Error(`--dist has a name twice: ${names.join(', ')}`)

const problems = new Set()
const report = (problem) => {
  if (!problems.has(problem)) console.error(`problem: ${problem}`)
  problems.add(problem)
}

/** Times a fixed loop. A longer time than usual means that the machine was busy with other work. */
function fixedLoop() {
  const start = performance.now()
  let value = 1
  for (let turn = 0; turn < 5e7; turn += 1) value = (value * 1_103_515_245 + 12_345) | 0
  // Uses the value, so that the engine cannot remove the loop.
  return Math.round(performance.now() - start) + (value & 0)
}

const results = new Results()
const loops = [fixedLoop()]
const usual = 500
const apps = await Promise.all(
  builds.map((one, index) => startApp({ ...one, index, rows: [...new Set([usual, ...counts])] })),
)
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** One scenario with one row count: the applications in turns, their order rotated from run to run. */
async function measureScenario(name, rows, { measure, runs: most }, into = results) {
  const runs = Math.min(Number(given.runs), most ?? Number.POSITIVE_INFINITY)
  const sessions = new Map()
  for (const app of apps) sessions.set(app, await signIn(browser, app))
  // Run 0 warms up servers and browser.
  for (let run = most ? 1 : 0; run <= runs; run += 1) {
    const same = new Map()
    const first = run % apps.length
    for (const app of [...apps.slice(first), ...apps.slice(0, first)]) {
      const where = `${name}, ${rows} rows, ${app.name}`
      try {
        const result = await visit(browser, app, sessions.get(app), options, (page) => measure(page, rows))
        for (const complaint of result.complaints) report(`${where}: ${complaint}`)
        if (result.same) same.set(app.name, result.same.join(' | '))
        if (run > 0) into.add(app.name, run, result.metrics)
        console.log(`${where}, run ${run} of ${runs}:`, run > 0 ? rounded(result.metrics) : 'warm')
      } catch (error) {
        report(`${where}, run ${run}: ${error instanceof Error ? error.message : error}`)
      }
    }
    checkSame(name, rows, same)
  }
  loops.push(fixedLoop())
}

const rounded = (metrics) =>
  Object.fromEntries(
    Object.entries(metrics).map(([name, value]) => [name, value && Math.round(value * 10) / 10]),
  )

/** All applications must have done the same work. */
function checkSame(name, rows, same) {
  const expected = same.get('floor')
  for (const [app, shown] of same) {
    if (expected !== undefined && shown !== expected)
      report(`${name}, ${rows} rows: ${app} shows "${shown}", but the floor shows "${expected}"`)
  }
}

/** Three runs of the work that has limits, and, without `--once`, three more of what was above them: see `held.ts`. */
async function hold() {
  const series = async (chosen) => {
    const into = new Results()
    for (const { name, rows } of chosen)
      await measureScenario(name, rows, { ...shortScenarios[name], runs: 3 }, into)
    return held((metric) => into.ratios(metric, 'console', 'floor'))
  }
  const first = await series(heldScenarios)
  const { lines, above } = verdicts(first, await series(given.once ? [] : toRepeat(first)))
  await browser.close()
  console.log(`\nRatios to the floor: the median of three runs, with their range\n${lines.join('\n')}\n`)
  for (const problem of problems) console.error(`problem: ${problem}`)
  for (const one of above) console.error(`above its limit: ${one}`)
  process.exit(problems.size + above.length > 0 ? 1 : 0)
}
if (given.held) await hold()

for (const name of wanted)
  for (const rows of scenarios[name].rowsOf(counts)) await measureScenario(name, rows, scenarios[name])
const version = browser.version()
await browser.close()

const isBusy = Math.max(...loops) > 1.3 * Math.min(...loops)
const server = nginxPath() ? 'nginx with the shipped configuration' : 'Node in place of nginx, uncompressed'
const fewer = Object.entries(scenarios).flatMap(([name, { runs }]) => (runs ? `${name} at most ${runs}` : []))
const text = `${new Date().toISOString().slice(0, 10)}. Medians of interleaved runs: ${given.runs} (${fewer.join(', ')}), with the range where it exceeds 10 %.
**×** is the median of the ratios to the floor within each run.
Processor ${options.cpu} times slower, except for heap; 9 Mbit/s and 60 ms for cold loads, lists and forms.
${usual} rows where nothing else is given; more than 50,000 rows are players.
Chromium ${version}, ${server}, ${cpus()[0]?.model} × ${cpus().length}, load ${loadavg()[0]?.toFixed(1)},
fixed loop ${median(loops)} ms (${Math.min(...loops)}–${Math.max(...loops)})${isBusy ? '. **The machine had other work: the ratios are rough.**' : '.'}

${results.table(names)}`

writeFileSync(`${options.out}/table.md`, `${text}\n`)
console.log(`\n${text}\n`)
if (given.write && problems.size === 0)
  writeBetweenMarkers(fileURLToPath(new URL('./README.md', import.meta.url)), text)
for (const problem of problems) console.error(`problem: ${problem}`)
process.exit(problems.size > 0 ? 1 : 0)
