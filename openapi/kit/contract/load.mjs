import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotRun } from '../report/findings.mjs'
import { inTempFolder, isObject, messageOf, redocly } from '../tools.mjs'
import { jsonLines } from './jsonLines.mjs'
import { readYaml } from './yamlLines.mjs'

/** @import { Json, Loaded } from './types' */

const isUrl = (/** @type {string} */ source) => /^https?:\/\//.test(source)

/**
 * Loads an OpenAPI description from a file or URL: 3.0 or 3.1, JSON or YAML. redocly bundles a split one.
 * @param {string} source
 * @param {Record<string, string>} [headers] for a URL
 * @returns {Promise<Loaded>}
 */
export async function loadDescription(source, headers = {}) {
  const text = isUrl(source) ? await download(source, headers) : read(source)
  const { document, lineOf } = parseText(text, source)
  if (!/^3\.[01]\./.test(document?.openapi ?? ''))
    throw new CouldNotRun(`${source} is no OpenAPI 3.0 or 3.1 description`)
  const split = isSplit(document, new Set())
  const whole = split ? await bundle(source, headers) : document
  if (!isObject(whole.paths) || Object.keys(whole.paths).length === 0)
    throw new CouldNotRun(`${source} describes no paths`)
  return { document: whole, lineOf: split ? () => undefined : lineOf }
}

/** Removes the byte order mark that editors on Windows write: JSON parsers refuse it. */
export const withoutMark = (/** @type {string} */ text) => text.replace(/^\uFEFF/, '')

/** @param {string} path */
function read(path) {
  if (!existsSync(path)) throw new CouldNotRun(`There is no file ${path}`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CouldNotRun(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function download(url, headers) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new Error(`the answer is ${response.status}`)
    return await response.text()
  } catch (error) {
    throw new CouldNotRun(`${url} cannot be loaded: ${messageOf(error)}`)
  }
}

/**
 * @param {string} given
 * @param {string} source
 * @returns {Loaded}
 */
function parseText(given, source) {
  const text = withoutMark(given)
  const document = parseJson(text)
  return document === undefined ? readYaml(text, source) : { document, lineOf: jsonLines(text) }
}

/** Much faster than parsing JSON as YAML. @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Whether the document refers to other documents.
 * @param {Json} value
 * @param {Set<Json>} seen parts that were visited, because several places can share them
 * @returns {boolean}
 */
function isSplit(value, seen) {
  if (value === null || typeof value !== 'object' || seen.has(value)) return false
  seen.add(value)
  if (typeof value.$ref === 'string' && !value.$ref.startsWith('#')) return true
  return Object.values(value).some((part) => isSplit(part, seen))
}

/**
 * @param {string} source
 * @param {Record<string, string>} headers
 */
function bundle(source, headers) {
  return inTempFolder(async (folder) => {
    const target = join(folder, 'bundle.json')
    const args = ['bundle', source, '-o', target, '--ext', 'json']
    // Passed through the environment, so that the values appear in no file or process list.
    const env = Object.fromEntries(
      Object.values(headers).map((value, index) => [`CONTRACT_HEADER_${index}`, value]),
    )
    if (isUrl(source) && Object.keys(headers).length > 0) {
      const sent = Object.keys(headers).map((name, index) => ({
        matches: `${new URL(source).origin}/**`,
        name,
        envVariable: `CONTRACT_HEADER_${index}`,
      }))
      const config = join(folder, 'redocly.yaml')
      writeFileSync(config, JSON.stringify({ resolve: { http: { headers: sent } } }))
      args.push('--config', config)
    }
    const { code, stdout, stderr } = await redocly(args, { env })
    if (code !== 0 || !existsSync(target))
      throw new CouldNotRun(`${source} is split and cannot be bundled:\n${stderr || stdout}`)
    return JSON.parse(readFileSync(target, 'utf8'))
  })
}
