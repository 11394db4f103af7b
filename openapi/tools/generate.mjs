// Contract -> bundle, also as JSON -> client, models, mocks, zod, tables of resources (src/generated), the JSON Schema of
// programme bundles (docs), and the route tree from src/routes. With --check it restores all files and reports whether the
// committed ones are current.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFile, copyOf } from '../kit/contract/bundle.mjs'
import { writeBundleSchema } from './bundleSchema.mjs'
import { writeResources } from './resources.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const generated = join(root, 'src/generated')
const bundle = join(root, 'openapi/admin-api-v0.yaml')
const bundleSchema = join(root, 'docs/programme-bundle.schema.json')
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

async function generate() {
  expectAllPaths()
  run('redocly', ['bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', bundle])
  writeFileSync(copyFile, copyOf(readFileSync(bundle, 'utf8')))
  run('orval', ['--config', 'orval.config.ts'])
  writeResources(bundle, generated)
  writeBundleSchema(bundle, bundleSchema)
  await writeRouteTree()
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

/** Maps paths to the text of all files that `generate` writes. */
function snapshot() {
  /** @type {Map<string, string>} */
  const files = new Map()
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else files.set(path, readFileSync(path, 'utf8'))
    }
  }
  if (existsSync(generated)) walk(generated)
  for (const file of [bundle, copyFile, bundleSchema])
    if (existsSync(file)) files.set(file, readFileSync(file, 'utf8'))
  return files
}

/**
 * Restores the previous files, so that a check never changes anything.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
function restore(before, after) {
  for (const path of after.keys()) if (!before.has(path)) rmSync(path)
  for (const [path, text] of before) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

async function check() {
  const before = snapshot()
  // Everything is generated into an empty folder, so that left-over files are found.
  rmSync(generated, { recursive: true, force: true })
  let after = before
  try {
    await generate()
    after = snapshot()
  } finally {
    restore(before, after)
  }
  /** @type {[string, string][]} */
  const drift = []
  for (const [path, text] of after) {
    if (!before.has(path)) drift.push(['missing', path])
    else if (before.get(path) !== text) drift.push(['changed', path])
  }
  for (const path of before.keys()) if (!after.has(path)) drift.push(['left over', path])
  if (drift.length === 0) return console.info(`generated code is current (${after.size} files)`)
  for (const [what, path] of drift) console.error(`${what.padEnd(9)} ${relative(root, path)}`)
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
