import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { CouldNotRun } from '../report/findings.mjs'
import { bundleFile, inTempFolder, messageOf, redocly } from '../tools.mjs'

/** @import { Description, Json } from './types' */

/** @type {Description} */
let contract

/** Our own contract as one document. Parsed once and shared, so callers must not modify it. */
export function loadContract() {
  contract ??= parse(readFileSync(bundleFile, 'utf8'))
  return contract
}

const isUrl = (/** @type {string} */ source) => /^https?:\/\//.test(source)

/**
 * Loads an OpenAPI description from a file or URL: 3.0 or 3.1, JSON or YAML. redocly bundles a split one.
 * @param {string} source
 * @returns {Promise<Description>}
 */
export async function loadDescription(source) {
  const text = isUrl(source) ? await download(source) : read(source)
  const document = parseText(text, source)
  if (!/^3\.[01]\./.test(document?.openapi ?? ''))
    throw new CouldNotRun(`${source} is no OpenAPI 3.0 or 3.1 description`)
  const whole = isSplit(document) ? await bundle(source) : document
  if (!whole.paths || Object.keys(whole.paths).length === 0)
    throw new CouldNotRun(`${source} describes no paths`)
  return whole
}

/** @param {string} path */
function read(path) {
  if (!existsSync(path)) throw new CouldNotRun(`There is no file ${path}`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CouldNotRun(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/** @param {string} url */
async function download(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new Error(`the answer is ${response.status}`)
    return await response.text()
  } catch (error) {
    throw new CouldNotRun(`${url} cannot be loaded: ${messageOf(error)}`)
  }
}

/**
 * @param {string} text
 * @param {string} source
 */
function parseText(text, source) {
  try {
    return parse(text, { maxAliasCount: 10_000 })
  } catch (error) {
    throw new CouldNotRun(`${source} is neither JSON nor YAML: ${messageOf(error)}`)
  }
}

/**
 * Whether the document refers to other documents.
 * @param {Json} value
 * @returns {boolean}
 */
function isSplit(value) {
  if (Array.isArray(value)) return value.some(isSplit)
  if (value === null || typeof value !== 'object') return false
  if (typeof value.$ref === 'string' && !value.$ref.startsWith('#')) return true
  return Object.values(value).some(isSplit)
}

/** @param {string} source */
function bundle(source) {
  return inTempFolder(async (folder) => {
    const target = join(folder, 'bundle.json')
    const { code, stdout, stderr } = await redocly(['bundle', source, '-o', target, '--ext', 'json'])
    if (code !== 0 || !existsSync(target))
      throw new CouldNotRun(`${source} is split and cannot be bundled:\n${stderr || stdout}`)
    return JSON.parse(readFileSync(target, 'utf8'))
  })
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
