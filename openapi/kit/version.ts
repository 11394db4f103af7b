// Which kit and which contract made a report.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFile, loadContract } from './contract/bundle.ts'
import type { Json } from './contract/types.ts'
import { bundleFile, home } from './tools.ts'

export interface Version {
  kit: string
  /** The version that the contract has in its document. */
  contract: string
  /** The day of its last change, if it is known. */
  date?: string
  sha256: string
}

/** `tools/build.mjs` writes it beside the compiled kit. */
const packedFile = new URL('./packed.json', import.meta.url)
let date: { date?: string } | undefined

/** The day of the last change of the contract: that of its commit, which a package remembers. */
export function dateOf(): string | undefined {
  date ??= existsSync(packedFile) ? JSON.parse(readFileSync(packedFile, 'utf8')) : { date: dateOfCommit() }
  return date?.date
}

function dateOfCommit() {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: home, encoding: 'utf8' }).stdout?.trim()
  // A shallow clone has one commit, which seems to have changed every file.
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  return git('log', '-1', '--format=%cs', '--', bundleFile) || undefined
}

export function versionOf(): Version {
  const isOwn = contractFile() === bundleFile
  // A contract from a URL, or of many files, is hashed as the kit read it.
  const text = isOwn ? readFileSync(bundleFile) : JSON.stringify(loadContract())
  const day = isOwn ? dateOf() : undefined
  return {
    kit: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version,
    contract: String((loadContract() as Json).info?.version ?? 'unknown'),
    ...(day && { date: day }),
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}

/** One line for people. */
export const versionLine = ({ kit, contract, date: day, sha256 }: Version) =>
  `contract kit ${kit}, contract ${contract}${day ? ` of ${day}` : ''} (sha256 ${sha256.slice(0, 12)})`
