// Finds the file of a finding in the repository in which the kit runs: annotations of a pull request need one.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { bundleFile } from '../tools.ts'
import type { Finding } from '../types.ts'

/** The root of the repository around the working folder; without one, the working folder. */
function repository() {
  const start = process.cwd()
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return start
  }
}

/** The path from the root of the repository; undefined for a URL or a file elsewhere. */
function insideRepository(file: string) {
  const path = relative(repository(), resolve(file))
  const outside = path === '' || path.startsWith('..') || isAbsolute(path)
  // Installed packages are in the folder, but not in the repository.
  if (outside || path.split(sep).includes('node_modules')) return undefined
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  return path.split(sep).join('/')
}

/**
 * The file of a finding, with its line if known: the file that was checked, otherwise the contract. Undefined if neither
 * is in the repository.
 */
export function placeInRepository({ source, where }: Pick<Finding, 'source' | 'where'>) {
  for (const place of [source, where ? { file: where } : undefined, { file: bundleFile }]) {
    const file = place && insideRepository(place.file)
    if (file) return { file, line: 'line' in place ? place.line : undefined }
  }
  return undefined
}

/**
 * A file of the repository for what has no place in it, such as a finding about a running service: code scanning refuses
 * results without one. Undefined if its root has no file.
 */
export function anyFile() {
  const files = readdirSync(repository(), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
  return files.find((name) => /^readme/i.test(name)) ?? files[0]
}
