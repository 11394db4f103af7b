// The console's contract. Parsing its YAML takes longer than most commands, so `npm run generate` also writes JSON.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFile, home, yaml } from '../tools.ts'
import type { Description, Json } from './types.ts'

export const copyFile = join(home, 'kit/contract/contract.json')
const storedCopy = () => (existsSync(copyFile) ? readFileSync(copyFile, 'utf8') : '')

let contract: Description | undefined

/** Another contract for this run (`--contract`). */
let chosen: { file: string; document: Description } | undefined

/** Chooses the contract that a run compares with: the console's own, or that of a file. */
export function chooseContract(other: typeof chosen) {
  chosen = other
}

/** The file of the contract of this run. */
export const contractFile = () => chosen?.file ?? bundleFile

/** The contract of this run as one document. It is read once and shared, so callers must not modify it. */
export function loadContract() {
  if (chosen) return chosen.document
  contract ??= readContract(readFileSync(bundleFile, 'utf8'))
  return contract
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The content of contract.json for a bundle.
 * @param text of the bundle
 */
export const copyOf = (text: string) =>
  `${JSON.stringify({ sha256: hashOf(text), document: yaml().parse(text) }, null, 1)}\n`

/**
 * The document of a bundle. The copy is used only if it was made from exactly this text.
 * @param copy the return value of `copyOf`
 */
export function readContract(text: string, copy: string = storedCopy()): Description {
  try {
    const { sha256, document } = JSON.parse(copy)
    if (sha256 === hashOf(text)) return document
  } catch {
    // Without a readable copy, the YAML is parsed.
  }
  return yaml().parse(text)
}

/** The contract's example bodies for all operations that create, by operation. */
export function examplesOf({ paths, components }: Description): Map<string, Json> {
  const examples = new Map()
  for (const { post } of Object.values(paths)) {
    const ref = post?.requestBody?.content['application/json']?.schema?.$ref
    const [example] = components.schemas[ref?.split('/').at(-1)]?.examples ?? []
    if (example) examples.set(post.operationId, example)
  }
  return examples
}
