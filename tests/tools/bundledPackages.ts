import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { filesIn } from './filesIn.ts'

/**
 * Packages of hundreds of small files. Loading them takes a third of the time of an average test file, because each
 * test file loads them again.
 */
const packages = ['@chakra-ui/react', 'lucide-react']
/** Packages outside of the bundles: tests and other packages load them too, and all must get the same modules. */
const shared = /^(react|react-dom|@emotion\/[\w-]+)(\/|$)/

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Bundles of each of these packages the exports that the repository imports into one file, and returns the files as
 * aliases for tests. The bundles are kept for each lockfile and set of imports; remove their folder after editing an
 * installed package by hand.
 */
export async function bundledPackages(): Promise<Record<string, string>> {
  const entries = entriesOf(packages)
  const key = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(JSON.stringify(entries))
    .digest('hex')
  const folder = join(root, 'node_modules/.cache/bundled-packages', key.slice(0, 16))
  if (!existsSync(folder)) await write(folder, entries)
  return Object.fromEntries(packages.map((name) => [name, join(folder, fileOf(name))]))
}

const prefix = 'entry:'
const fileOf = (name: string) => `${name.replace('@', '').replace('/', '-')}.mjs`

/** A module for each package that exports what the repository imports from it, types included. */
function entriesOf(names: readonly string[]): Record<string, string> {
  // Tools run without aliases, and some contain templates of imports.
  const texts = ['src', 'mocks', 'tests']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/, root))
    .filter((file) => !file.startsWith(join('tests', 'tools')))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return Object.fromEntries(
    names.map((name) => {
      const imports = texts.flatMap((text) => [
        ...text.matchAll(new RegExp(`^import ([^;']*?) from '${name}'`, 'gm')),
      ])
      const exported = imports.flatMap(([, clause = '']) => namesIn(clause))
      return [name, `export { ${[...new Set(exported)].toSorted().join(', ')} } from '${name}'\n`]
    }),
  )
}

/** The names in the braces of an import clause, without types. */
const namesIn = (clause: string): string[] =>
  clause.startsWith('type ')
    ? []
    : clause
        .replace(/[{}]/g, '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => part.split(' ')[0] ?? '')

async function write(folder: string, entries: Record<string, string>) {
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  await build({
    root,
    configFile: false,
    // Directives such as 'use client' have no effect in a bundle.
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (id.startsWith(prefix) ? id : null),
        load: (id) => (id.startsWith(prefix) ? (entries[id.slice(prefix.length)] ?? null) : null),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: unfinished,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        external: shared,
        input: Object.fromEntries(packages.map((name) => [fileOf(name), prefix + name])),
        output: { entryFileNames: '[name]' },
      },
    },
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another process has written the same bundle in the meantime.
    rmSync(unfinished, { recursive: true })
  }
}
