import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  path: string
  text: string
}

const skipped = /(^|\/)(node_modules|dist[^/]*|test-results|playwright-report)(\/|$)|package-lock\.json$/

function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skipped.test(path)) return []
    return entry.isDirectory() ? pathsIn(path) : path
  })
}

/** Text files of the folders, with these endings. '.' has the files of the root only. */
export const sourcesIn = (folders: readonly string[], endings: RegExp): Source[] =>
  folders
    .flatMap((folder) =>
      folder === '.'
        ? readdirSync('.').filter((name) => statSync(name).isFile() && !skipped.test(name))
        : pathsIn(folder),
    )
    .filter((path) => endings.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
