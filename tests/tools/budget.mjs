// Compressed JavaScript that the first list needs in a production build, file by file (rule VIEW-5):
// the entry, the frame, the list's route and all they import statically. Also checks that dist has no mocks.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const limitKb = 230
const dist = 'dist'

if (!process.env.BUDGET_SKIP_BUILD) {
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const brotli = (file) =>
  brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length

/** Chunks that load before the first list renders, each with all its imports. */
const firstList = [
  'index.html',
  'src/app/boot.tsx',
  ...Object.keys(manifest).filter((key) =>
    /src\/routes\/(__root|_console|_console\/\$entityType\.list)\.tsx/.test(key),
  ),
]

const files = new Map()
const visit = (key) => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk ${key}`)
  if (files.has(chunk.file)) return
  files.set(chunk.file, brotli(chunk.file))
  for (const imported of chunk.imports ?? []) visit(imported)
}
for (const key of firstList) visit(key)

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7)
const sorted = [...files].filter(([file]) => file.endsWith('.js')).sort((a, b) => b[1] - a[1])
const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0)
console.log('JavaScript of the first list (brotli, kB)')
for (const [file, bytes] of sorted) console.log(`${kb(bytes)}  ${file}`)
console.log(`${kb(total)}  in all, of ${limitKb}`)

const mocked = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .filter((file) =>
    /mockServiceWorker|setupWorker|@faker-js|Mocked sign-in/.test(
      readFileSync(join(dist, 'assets', file), 'utf8'),
    ),
  )
if (existsSync(join(dist, 'mockServiceWorker.js'))) mocked.push('mockServiceWorker.js')
if (existsSync(join(dist, 'config.json'))) mocked.push('config.json')
for (const file of mocked) console.error(`of the mocks, in a production build: ${file}`)

if (total > limitKb * 1000) console.error(`over the budget by ${kb(total - limitKb * 1000).trim()} kB`)
process.exitCode = total > limitKb * 1000 || mocked.length > 0 ? 1 : 0
