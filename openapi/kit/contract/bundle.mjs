// The console's contract. Parsing its YAML takes longer than most commands, so `npm run generate` also writes JSON.
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

/** The console's contract as one document. It is read once and shared, so callers must not modify it. */
export function loadContract() {
  contract ??= readContract(readFileSync(bundleFile, 'utf8'))
  return contract
}

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/** The content of contract.json for a bundle. @param {string} text of the bundle */
export const copyOf = (text) =>
  `${JSON.stringify({ sha256: hashOf(text), document: yaml().parse(text) }, null, 1)}\n`

/**
 * The document of a bundle. The copy is used only if it was made from exactly this text.
 * @param {string} text
 * @param {string} [copy] the return value of `copyOf`
 * @returns {Description}
 */
export function readContract(text, copy = storedCopy()) {
  try {
    const { sha256, document } = JSON.parse(copy)
    if (sha256 === hashOf(text)) return document
  } catch {
    // Without a readable copy, the YAML is parsed.
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
