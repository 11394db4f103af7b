import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Packages of hundreds of small files. Loading them takes a third of the time of an average test file, because each
 * test file loads them again.
 */
const packages = ['@chakra-ui/react', 'lucide-react']
/** Stays outside of the bundles: tests and other packages load it, too, and all must get the same modules. */
const shared = /^(react|react-dom|@emotion\/[\w-]+)(\/|$)/

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Bundles each of these packages into one file, and returns the files as aliases for tests. The bundles are kept for
 * each lockfile; remove their folder after editing an installed package by hand.
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
