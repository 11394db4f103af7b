import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Problem } from './names.ts'
import { keep, written } from './undo.ts'

/** Lines that are added to a file that exists: in front of the last match of `before`, or after that of `after`. */
export type Insertion = { text: string } & ({ before: RegExp } | { after: RegExp })

export interface Change {
  /** New files, with their text. */
  files: Record<string, string>
  /** Files that get further lines. */
  edits: Record<string, readonly Insertion[]>
  /** The commands that come next. */
  next: readonly string[]
}

function inserted(file: string, text: string, insertion: Insertion): string {
  const pattern = 'before' in insertion ? insertion.before : insertion.after
  const matches = [...text.matchAll(new RegExp(pattern.source, 'gm'))]
  const last = matches.at(-1)
  if (!last) throw new Error(`${file} has no line like ${pattern.source}`)
  const at = 'before' in insertion ? last.index : last.index + last[0].length
  return text.slice(0, at) + insertion.text + text.slice(at)
}

/** Writes all files, or none of them: files that exist are never overwritten. Returns the written paths. */
export function write({ files, edits }: Change, name = '', root = '.'): string[] {
  const at = (file: string) => join(root, file)
  const taken = Object.keys(files).filter((file) => existsSync(at(file)))
  if (taken.length > 0) throw new Problem(`Nothing was written, because this exists: ${taken.join(', ')}`)
  const before = Object.keys(edits).map((file): [string, string] => [file, readFileSync(at(file), 'utf8')])
  const texts = before.map(([file, text]): [string, string] => [
    file,
    (edits[file] ?? []).reduce((edited, insertion) => inserted(file, edited, insertion), text),
  ])
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
