// The JavaScript of the first list in a production build (rule VIEW-5). What it needs: the entry, and the console's code
// that the entry imports dynamically, with all their static imports; the number of these files is checked, and that
// index.html announces each of them. What a browser transfers (`coldList.mjs`): announced, behind the rows, and ahead of
// the next click; the first two have a limit, at a first visit as at a later one. Prints the size per package, so that a
// growth names its cause. Also checks that dist has neither mocks nor devtools.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '@jridgewell/sourcemap-codec'
import { brotli, openColdLists } from './coldList.mjs'

/** The limit for announced files and those that load behind the rows, together. */
const limitKb = 270
const limitFiles = 10
const dist = 'dist'
/** Packages below this share are printed together. */
const leastShare = 0.01

if (!process.env.BUDGET_SKIP_BUILD) {
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
}

const read = (file) => readFileSync(join(dist, file), 'utf8')
const manifest = JSON.parse(read('.vite/manifest.json'))
const html = read('index.html')

const files = new Map()
const visit = (key) => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk ${key}`)
  if (files.has(chunk.file)) return
  files.set(chunk.file, brotli(read(chunk.file)))
  for (const imported of chunk.imports ?? []) visit(imported)
}
visit('index.html')
for (const key of manifest['index.html'].dynamicImports ?? []) visit(key)

/** Bytes of minified code, by package or room of `src`. */
function bytesByOrigin(file) {
  const mapFile = join(`${dist}-maps`, `${file}.map`)
  if (!existsSync(mapFile)) return new Map([['glue of the bundler', 1]])
  const map = JSON.parse(readFileSync(mapFile, 'utf8'))
  const lines = read(file).split('\n')
  const bytes = new Map()
  decode(map.mappings).forEach((segments, line) => {
    segments.forEach(([from, source], index) => {
      const to = segments[index + 1]?.[0] ?? lines[line]?.length ?? from
      const origin = originOf(source === undefined ? '' : map.sources[source])
      bytes.set(origin, (bytes.get(origin) ?? 0) + to - from)
    })
  })
  return bytes
}
const originOf = (source) =>
  source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/)?.[1] ??
  source.match(/\bsrc\/[^/]+/)?.[0] ??
  'glue of the bundler'

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7)
const scripts = [...files].filter(([file]) => file.endsWith('.js')).sort((a, b) => b[1] - a[1])
const total = scripts.reduce((sum, [, bytes]) => sum + bytes, 0)
const byOrigin = new Map()
for (const [file, compressed] of scripts) {
  const origins = bytesByOrigin(file)
  const all = [...origins.values()].reduce((sum, bytes) => sum + bytes, 0)
  for (const [origin, bytes] of origins)
    byOrigin.set(origin, (byOrigin.get(origin) ?? 0) + (bytes / all) * compressed)
}

console.log('JavaScript of the first list (brotli, kB)')
for (const [file, bytes] of scripts) console.log(`${kb(bytes)}  ${file}`)
console.log(`${kb(total)}  in all; ${scripts.length} files, of ${limitFiles}`)
console.log('By package (its share of the minified file)')
const shown = [...byOrigin].filter(([, bytes]) => bytes >= leastShare * total).sort((a, b) => b[1] - a[1])
for (const [origin, bytes] of shown) console.log(`${kb(bytes)}  ${origin}`)
console.log(`${kb(total - shown.reduce((sum, [, bytes]) => sum + bytes, 0))}  others`)

const problems = []
for (const { name, files: transferred } of await openColdLists(dist)) {
  const of = (kind, isCode = true) =>
    transferred.filter((one) => one.kind === kind && one.file.endsWith('.js') === isCode)
  const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0)
  const first = sum([...of('announced'), ...of('behind')])
  console.log(`Transferred until five quiet seconds have passed, ${name} (JavaScript; other files)`)
  for (const [kind, words] of [
    ['announced', 'announced in index.html'],
    ['behind', 'behind the first rows'],
    ['ahead', 'ahead of the next click, in quiet time'],
  ])
    console.log(`${kb(sum(of(kind)))} ${kb(sum(of(kind, false)))}  ${words}, ${of(kind).length} files`)
  console.log(`${kb(first)}  announced and behind the rows, of ${limitKb}`)
  for (const { file, bytes } of of('behind').sort((a, b) => b.bytes - a.bytes))
    console.log(`${kb(bytes)}    behind: ${file}`)
  if (first > limitKb * 1000)
    problems.push(`${name}: over the budget by ${kb(first - limitKb * 1000).trim()} kB`)
}
if (scripts.length > limitFiles) problems.push(`${scripts.length} files, ${limitFiles} are allowed`)
for (const [file] of scripts)
  if (!html.includes(file)) problems.push(`index.html does not announce ${file}: it comes in a second wave`)
const unwanted = {
  'of the mocks': /mockServiceWorker|setupWorker|@faker-js|Mocked sign-in/,
  'of the devtools': /tsqd-|TanStackRouterDevtools|consoleParts/,
}
for (const file of readdirSync(join(dist, 'assets')).filter((one) => one.endsWith('.js')))
  for (const [what, text] of Object.entries(unwanted))
    if (text.test(read(join('assets', file)))) problems.push(`${what}, in a production build: ${file}`)
for (const file of ['mockServiceWorker.js', 'config.json'])
  if (existsSync(join(dist, file))) problems.push(`of the mocks, in a production build: ${file}`)

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
