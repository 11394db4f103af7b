import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Packs a folder as `.tar.gz`. Names are sorted, and times, owners and modes are fixed, so that the same files give the same
 * bytes. `seconds` is the time of all files, since 1970.
 */
export function archive(folder: string, file: string, seconds: number): void {
  const packed = execFileSync(
    gnuTar(),
    [
      '--format=ustar',
      '--sort=name',
      `--mtime=@${seconds}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      '-cf',
      '-',
      '-C',
      dirname(folder),
      basename(folder),
    ],
    { maxBuffer: 2 ** 30, env: { ...process.env, LC_ALL: 'C' } },
  )
  // Node's gzip writes no time and no name.
  writeFileSync(file, gzipSync(packed, { level: 9 }))
}

/** Packs a package of npm again: npm keeps the modes that the files have in this checkout, and so its umask. */
export function packAgain(file: string, seconds: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'console-package-'))
  try {
    execFileSync(gnuTar(), ['-xzf', file, '-C', folder])
    archive(join(folder, 'package'), file, seconds)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Only GNU tar can sort and fix all of that; macOS has it as `gtar`. */
function gnuTar(): string {
  const isGnu = (name: string) => {
    try {
      return execFileSync(name, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).includes('GNU tar')
    } catch {
      return false
    }
  }
  const found = ['tar', 'gtar'].find(isGnu)
  if (!found) throw new Error('A release needs GNU tar')
  return found
}
