// Which kit and which contract made a report.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

/** `npm run generate` writes it, so that neither a package nor a shallow clone has to ask Git. */
const changedFile = join(home, 'kit/contract/changed.json')

/** The day of the last change of the contract; undefined if it was edited since. */
export function dateOf(): string | undefined {
  const { date, sha256 } = JSON.parse(readFileSync(changedFile, 'utf8'))
  return sha256 === hashOf(readFileSync(bundleFile)) ? date : undefined
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

export function versionOf(): Version {
  const isOwn = contractFile() === bundleFile
  // A contract from a URL, or of many files, is hashed as the kit read it.
  const text = isOwn ? readFileSync(bundleFile) : JSON.stringify(loadContract())
  const day = isOwn ? dateOf() : undefined
  return {
    kit: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version,
    contract: String((loadContract() as Json).info?.version ?? 'unknown'),
    ...(day && { date: day }),
    sha256: hashOf(text),
  }
}

/** One line for people. */
export const versionLine = ({ kit, contract, date: day, sha256 }: Version) =>
  `contract kit ${kit}, contract ${contract}${day ? ` of ${day}` : ''} (sha256 ${sha256.slice(0, 12)})`
