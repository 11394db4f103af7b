import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Packages of hundreds of small files: to load them takes a third of the time of an average test file, since each file of
 * tests loads its own.
 */
const packages = ['@chakra-ui/react', 'lucide-react']
/** What tests and other packages load too, so that all of them have the same modules. */
const shared = /^(react|react-dom|@emotion\/[\w-]+)(\/|$)/

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Those packages as one file each, for aliases of the tests: the same code for Node, in the same order. They are written
 * once for each lockfile. (Whoever edits an installed package by hand removes the folder.)
 */
export async function bundledPackages(): Promise<Record<string, string>> {
  const key = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
  const folder = join(root, 'node_modules/.cache/bundled-packages', key.slice(0, 16))
  if (!existsSync(folder)) await write(folder)
  return Object.fromEntries(packages.map((name) => [name, join(folder, fileOf(name))]))
}

const fileOf = (name: string) => `${name.replace('@', '').replace('/', '-')}.mjs`

async function write(folder: string) {
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  await build({
    root,
    configFile: false,
    // Directives such as 'use client' have no effect in a bundle.
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: unfinished,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        external: shared,
        input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
        output: { entryFileNames: '[name]' },
      },
    },
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another run was faster.
    rmSync(unfinished, { recursive: true })
  }
}
