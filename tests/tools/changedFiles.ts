import { spawnSync } from 'node:child_process'

/** The lines that a command of git prints; undefined if it fails, as without a repository. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * Paths that differ from the commit at which this branch left another one, files that git does not know included. Undefined
 * if git cannot tell, such as in an archive of the sources.
 */
export function changedFiles(base = 'main'): string[] | undefined {
  const [start] = git('merge-base', base, 'HEAD') ?? []
  if (!start) return undefined
  const tracked = git('diff', '--name-only', start)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return tracked && untracked && [...new Set([...tracked, ...untracked])]
}
