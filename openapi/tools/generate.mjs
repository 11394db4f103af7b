// Contract -> bundle, also as JSON -> client, models, mocks, zod, tables of resources (src/generated), the JSON Schema of
// programme bundles (docs), the route tree from src/routes, the style sheet of the theme, and the texts of the glossary. With --check it generates in a copy and reports whether the
// committed files are current.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFile, copyOf } from '../kit/contract/bundle.ts'
import { writeBundleSchema } from './bundleSchema.mjs'
import { dayOfChange } from './dayOfChange.ts'
import { writeGlossary } from './glossary.mjs'
import { writeProposalSchema } from './proposalSchema.mjs'
import { writeResources } from './resources.mjs'
import { writeTheme } from './theme.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const generated = join(root, 'src/generated')
const bundle = join(root, 'openapi/admin-api-v0.yaml')
const changedFile = join(root, 'openapi/kit/contract/changed.json')
const bundleSchema = join(root, 'docs/programme-bundle.schema.json')
const proposalSchema = join(root, 'docs/programme-proposal.schema.json')
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
/** @type {(name: string, args: string[]) => void} */
const run = (name, args) => execFileSync(bin(name), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

/** Throws for a file of paths that no path of the contract refers to. Its resource would be left out silently. */
function expectAllPaths() {
  const document = readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')
  const unused = readdirSync(join(root, 'openapi/paths')).filter(
    (file) => !document.includes(`$ref: paths/${file}#`),
  )
  if (unused.length > 0)
    throw new Error(`openapi/openapi.yaml has no path that refers to openapi/paths/${unused[0]}`)
}

/** Writes the sum of the contract and the day of its last change. The kit shows this day. */
function writeDay() {
  const sha256 = createHash('sha256').update(readFileSync(bundle)).digest('hex')
  // Without Git its output is empty.
  const args = ['show', `HEAD:./${relative(root, changedFile)}`]
  const committed = spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout
  const written = existsSync(changedFile) ? readFileSync(changedFile, 'utf8') : ''
  const today = new Date().toISOString().slice(0, 10)
  const date = dayOfChange(sha256, [committed, written], today)
  writeFileSync(changedFile, `${JSON.stringify({ sha256, date }, null, 2)}\n`)
}

async function generate() {
  expectAllPaths()
  run('redocly', ['bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', bundle])
  writeFileSync(copyFile, copyOf(readFileSync(bundle, 'utf8')))
  writeDay()
  run('orval', ['--config', 'orval.config.ts'])
  writeResources(bundle, generated)
  writeBundleSchema(bundle, bundleSchema)
  writeProposalSchema(bundle, proposalSchema)
  await writeRouteTree()
  await writeTheme(root, generated)
  writeGlossary(root, generated)
}

async function writeRouteTree() {
  // Loading it takes longer than reporting an error in the contract, so it is loaded here.
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/generated/routeTree.gen.ts',
      quoteStyle: 'single',
      autoCodeSplitting: true,
    },
    root,
  )
  await new Generator({ config, root }).run()
}

/** What `generate` reads besides installed packages; it writes into the same folders. */
const inputs = [
  'openapi',
  'docs',
  'src/api',
  'src/generated',
  'src/routes',
  'src/ui/theme',
  'orval.config.ts',
  'package.json',
]
const isCopied = (/** @type {string} */ path) => basename(path) !== 'node_modules'

/**
 * Generates in a copy of the repository, so that a check never changes a file that a development server or a test reads.
 * @returns {Map<string, string>} the text of each generated file, by path
 */
function generateInCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'generate-'))
  try {
    const configs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name))
    for (const path of [...inputs, ...configs])
      cpSync(join(root, path), join(copy, path), { recursive: true, filter: isCopied })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // Everything is generated into an empty folder, so that left-over files are found.
    rmSync(join(copy, 'src/generated'), { recursive: true, force: true })
    execFileSync(process.execPath, [join(copy, 'openapi/tools/generate.mjs')], { stdio: 'pipe' })
    return snapshot(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The text of all files that `generate` writes, by path. @param {string} folder the repository or a copy */
function snapshot(folder) {
  /** @type {Map<string, string>} */
  const files = new Map()
  const add = (/** @type {string} */ path) => files.set(relative(folder, path), readFileSync(path, 'utf8'))
  const from = (/** @type {string} */ path) => join(folder, relative(root, path))
  if (existsSync(from(generated)))
    for (const entry of readdirSync(from(generated), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) add(join(entry.parentPath, entry.name))
  for (const path of [bundle, copyFile, changedFile, bundleSchema, proposalSchema].map(from))
    if (existsSync(path)) add(path)
  return files
}

function check() {
  const committed = snapshot(root)
  const current = generateInCopy()
  /** @type {[string, string][]} */
  const drift = []
  for (const [path, text] of current) {
    if (!committed.has(path)) drift.push(['missing', path])
    else if (committed.get(path) !== text) drift.push(['changed', path])
  }
  for (const path of committed.keys()) if (!current.has(path)) drift.push(['left over', path])
  if (drift.length === 0) return console.info(`generated code is current (${current.size} files)`)
  for (const [what, path] of drift) console.error(`${what.padEnd(9)} ${path}`)
  console.error(`\n${drift.length} generated file(s) differ from what the contract and the routes give.`)
  console.error('Run `npm run generate` and commit what it writes.')
  process.exitCode = 1
}

try {
  await (process.argv.includes('--check') ? check() : generate())
} catch (error) {
  // redocly and orval write problems of the contract to stdout and stderr.
  const {
    stderr = '',
    stdout = '',
    message,
  } = /** @type {Error & { stderr?: Buffer, stdout?: Buffer }} */ (error)
  console.error(String(stderr), String(stdout), message)
  process.exitCode = 2
}
