import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Problem } from './names.ts'

/*
 * `npm run new -- --undo` takes back what was written last. What each command wrote is kept in the folder of git, so that it
 * belongs to this worktree and is never committed.
 */

interface Written {
  path: string
  /** The text before; absent for a new file. */
  before?: string
  after: string
}

interface Scaffold {
  /** The arguments of the command, as in 'page forecast'. */
  name: string
  written: Written[]
}

/** Runs git. Returns undefined if that fails, e.g. without git. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

const recordOf = (root: string): string | undefined => {
  const path = git(root, 'rev-parse', '--git-path', 'npm-run-new.json')
  return path && resolve(root, path)
}

function kept(record: string): Scaffold[] {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []
}

export const written = (root: string, path: string, before: string | undefined): Written => ({
  path,
  ...(before !== undefined && { before }),
  after: readFileSync(join(root, path), 'utf8'),
})

export function keep(root: string, scaffold: Scaffold) {
  const record = recordOf(root)
  if (record) writeFileSync(record, JSON.stringify([...kept(record), scaffold]))
}

/** Takes back what was written last: its files and its edits, or nothing. Returns its name and its paths. */
export function undo(root = '.'): { name: string; paths: string[] } {
  const record = recordOf(root)
  if (!record) throw new Problem('Only git knows what was not committed, and this is no repository of git.')
  const all = kept(record)
  const last = all.at(-1)
  if (!last) throw new Problem('There is nothing to take back: npm run new has written nothing here.')
  const { name, written: files } = last
  const added = files.filter(({ before }) => before === undefined).map(({ path }) => path)
  const committed = git(root, 'ls-tree', '-r', '--name-only', 'HEAD', '--', ...added)
  if (added.length > 0 && committed)
    throw new Problem(`${name} was committed. Take it back with git: ${committed.split('\n').join(', ')}`)
  const changed = files.filter(
    ({ path, after }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== after,
  )
  if (changed.length > 0)
    throw new Problem(
      `Nothing was taken back of ${name}, because this was changed since: ${changed.map(({ path }) => path).join(', ')}`,
    )
  for (const { path, before } of files) {
    if (before !== undefined) writeFileSync(join(root, path), before)
    else {
      rmSync(join(root, path))
      removeEmpty(root, dirname(path))
    }
  }
  writeFileSync(record, JSON.stringify(all.slice(0, -1)))
  return { name, paths: files.map(({ path }) => path) }
}

/** Removes a folder without files, and those above it. */
function removeEmpty(root: string, folder: string) {
  if (folder === '.' || readdirSync(join(root, folder)).length > 0) return
  rmdirSync(join(root, folder))
  removeEmpty(root, dirname(folder))
}
