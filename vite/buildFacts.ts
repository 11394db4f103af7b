import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a build was made from: `version.json`, and what About shows. */
export interface BuildFacts {
  version: string
  /** Hash of the commit; null outside of a checkout. */
  commit: string | null
  contract: { version: string; sha256: string }
}

/** The version of the package, the commit of the checkout, or `COMMIT` of the environment, and the contract. */
export function buildFacts(): BuildFacts {
  const contract = readFileSync(here('../openapi/admin-api-v0.yaml'), 'utf8')
  return {
    version: JSON.parse(readFileSync(here('../package.json'), 'utf8')).version,
    commit: process.env.COMMIT || commitOfCheckout(),
    contract: {
      version: /^ {2}version: (\S+)$/m.exec(contract)?.[1] ?? '',
      sha256: createHash('sha256').update(contract).digest('hex'),
    },
  }
}

function commitOfCheckout(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: here('..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
