import { spawnSync } from 'node:child_process'

/** The lines that a command of git prints; undefined if it fails, as without a repository. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * Paths that differ from the commit at which this branch left `base`, including untracked files. Undefined without git,
 * e.g. in an archive of the sources.
 */
export function changedFiles(base = 'main'): string[] | undefined {
  const [start] = git('merge-base', base, 'HEAD') ?? []
  if (!start) return undefined
  const tracked = git('diff', '--name-only', start)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return tracked && untracked && [...new Set([...tracked, ...untracked])]
}

/** The fields of objects whose lines in the contract differ from the commit at which this branch left another one. */
export function changedFields(base = 'main'): string[] {
  const [start] = git('merge-base', base, 'HEAD') ?? []
  const lines = (start && git('diff', '--unified=0', start, '--', 'openapi/schemas')) || []
  return [...new Set(lines.flatMap((line) => /^[+-] {4}(\w+):/.exec(line)?.[1] ?? []))]
}
