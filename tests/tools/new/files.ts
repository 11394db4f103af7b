import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Edit } from './edits.ts'
import { Problem } from './names.ts'
import { keep, written } from './undo.ts'

export interface Change {
  /** New files, with their text. */
  files: Record<string, string>
  /** Existing files that get additional lines. */
  edits: Record<string, readonly Edit[]>
  /** The commands to run next. */
  next: readonly string[]
}

function edited(file: string, text: string, edits: readonly Edit[]): string {
  try {
    return edits.reduce((before, edit) => edit(before), text)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(`Nothing was written. ${file} is not as npm run new expects it: ${error.message}.`)
  }
}

/** Writes all files, or none of them: files that exist are never overwritten. Returns the written paths. */
export function write({ files, edits }: Change, name = '', root = '.'): string[] {
  const at = (file: string) => join(root, file)
  const taken = Object.keys(files).filter((file) => existsSync(at(file)))
  if (taken.length > 0) throw new Problem(`Nothing was written, because this exists: ${taken.join(', ')}`)
  const before = Object.keys(edits).map((file): [string, string] => [file, readFileSync(at(file), 'utf8')])
  const texts = before.map(([file, text]): [string, string] => [file, edited(file, text, edits[file] ?? [])])
  for (const [file, text] of [...Object.entries(files), ...texts]) {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const paths = [...Object.keys(files), ...Object.keys(edits)]
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  // Sorts imports and wraps lines, so that the templates need not.
  if (sources.length > 0)
    spawnSync(resolve('node_modules/.bin/biome'), ['check', '--write', ...sources], {
      cwd: root,
      stdio: 'ignore',
    })
  keep(root, { name, written: paths.map((path) => written(root, path, new Map(before).get(path))) })
  return paths
}
