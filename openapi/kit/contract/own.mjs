// Our own contract. Parsing its YAML takes longer than most commands, so `npm run generate` also writes it as JSON.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleFile, yaml } from '../tools.mjs'

/** @import { Description, Json } from './types' */

export const copyFile = join(dirname(fileURLToPath(import.meta.url)), 'contract.json')
const storedCopy = () => (existsSync(copyFile) ? readFileSync(copyFile, 'utf8') : '')

/** @type {Description | undefined} */
let contract

/** Our own contract as one document. Read once and shared, so callers must not modify it. */
export function loadContract() {
  contract ??= readContract(readFileSync(bundleFile, 'utf8'))
  return contract
}

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/** The text of contract.json for the text of a bundle. @param {string} text */
export const copyOf = (text) =>
  `${JSON.stringify({ sha256: hashOf(text), document: yaml().parse(text) }, null, 1)}\n`

/**
 * The document of a bundle. Its YAML decides: the copy counts only if it was made from exactly this text.
 * @param {string} text
 * @param {string} [copy] what `copyOf` gave
 * @returns {Description}
 */
export function readContract(text, copy = storedCopy()) {
  try {
    const { sha256, document } = JSON.parse(copy)
    if (sha256 === hashOf(text)) return document
  } catch {
    // No copy, or one that cannot be read: the YAML is parsed.
  }
  return yaml().parse(text)
}

/**
 * The contract's example bodies for all operations that create, by operation.
 * @param {Description} contract
 * @returns {Map<string, Json>}
 */
export function examplesOf({ paths, components }) {
  const examples = new Map()
  for (const { post } of Object.values(paths)) {
    const ref = post?.requestBody?.content['application/json']?.schema?.$ref
    const [example] = components.schemas[ref?.split('/').at(-1)]?.examples ?? []
    if (example) examples.set(post.operationId, example)
  }
  return examples
}
