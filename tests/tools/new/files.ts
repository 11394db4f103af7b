import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from './names.ts'

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
export function write({ files, edits }: Change): string[] {
  const taken = Object.keys(files).filter((file) => existsSync(file))
  if (taken.length > 0) throw new Problem(`Nothing was written, because this exists: ${taken.join(', ')}`)
  const texts = Object.entries(edits).map(([file, insertions]): [string, string] => [
    file,
    insertions.reduce((text, insertion) => inserted(file, text, insertion), readFileSync(file, 'utf8')),
  ])
  for (const [file, text] of [...Object.entries(files), ...texts]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const paths = [...Object.keys(files), ...Object.keys(edits)]
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  // Sorts imports and wraps lines, so that the templates need not.
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...sources], { stdio: 'ignore' })
  return paths
}
