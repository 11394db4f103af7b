import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { inTempFolder, isObject, messageOf, readInput, redocly, textOf } from '../tools.ts'
import { jsonLines } from './jsonLines.ts'
import { KeyTwice, readJson } from './readJson.ts'
import type { Json, Loaded } from './types.ts'
import { readYaml } from './yamlLines.ts'

export const isUrl = (source: string) => /^https?:\/\//.test(source)

/** The name of a description in messages. */
export const nameOf = (given: string | Json): string =>
  typeof given === 'string' ? given : 'the description'

/**
 * Loads an OpenAPI description: 3.0 or 3.1, JSON or YAML. redocly bundles a split one.
 * @param given a file, a URL, `-`, or the document itself
 * @param headers for a URL
 */
export async function loadDescription(
  given: string | Json,
  headers: Record<string, string> = {},
): Promise<Loaded> {
  const source = nameOf(given)
  const isDocument = typeof given !== 'string'
  const { document, lineOf } = isDocument
    ? { document: given, lineOf: () => undefined }
    : parseText(isUrl(source) ? await download(source, headers) : readInput(source), source)
  const mistake = mistakeOf(document)
  if (mistake) throw new CouldNotRun(`${source} ${mistake}`)
  const split = isSplit(document)
  if (split && (isDocument || source === '-'))
    throw new CouldNotRun('A description of many files must be given as a file or URL')
  const whole = split ? await bundle(source, headers) : document
  if (whole.openapi === 3) whole.openapi = '3.0'
  if (!isObject(whole.paths) || Object.keys(whole.paths).length === 0)
    throw new CouldNotRun(`${source} describes no paths`)
  return { document: whole, lineOf: split ? () => undefined : lineOf }
}

/** Why a document cannot be read, with what to do; undefined for OpenAPI 3.0 and 3.1. */
function mistakeOf(document: Json) {
  if (!isObject(document)) return 'is no OpenAPI description: it is not even an object'
  const { swagger, openapi, asyncapi, info, item } = document
  // Without quotes YAML reads 3.0 as the number 3.
  const version = openapi === 3 ? '3.0' : String(openapi ?? swagger ?? '')
  if (openapi !== undefined && /^3\.[01](\.|$)/.test(version)) return undefined
  if (asyncapi !== undefined)
    return `is AsyncAPI ${asyncapi}, which describes messages; the kit reads OpenAPI 3.0 and 3.1`
  if (Array.isArray(item) && isObject(info))
    return 'is a collection of Postman; the kit reads OpenAPI 3.0 and 3.1'
  if (version.startsWith('2'))
    return `is Swagger ${version}; the kit reads OpenAPI 3.0 and 3.1. Convert it first, for example with swagger2openapi`
  if (openapi !== undefined)
    return `is OpenAPI ${version}; the kit reads 3.0 and 3.1. Let your generator write one of them`
  return 'is no OpenAPI 3.0 or 3.1 description: it has no version (openapi)'
}

/** Removes the byte order mark that editors on Windows write: JSON parsers refuse it. */
export const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

async function download(url: string, headers: Record<string, string>) {
  try {
    // A connection of its own: a server closes one that was idle, e.g. while a large file before this one was read.
    const own = { ...headers, connection: 'close' }
    const response = await fetch(url, { headers: own, signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new Error(`the answer is ${response.status}`)
    return textOf(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    throw new CouldNotRun(`${url} cannot be loaded: ${messageOf(error)}`)
  }
}

/** Names what is no description at all. */
function refuseOther(text: string, source: string) {
  if (text.trim() === '') throw new CouldNotRun(`${source} is empty`)
  if (/^\s*<(!doctype html|html)/i.test(text))
    throw new CouldNotRun(
      `${source} is an HTML page: ${/<input[^>]+type=["']?password|sign.?in|log.?in/i.test(text) ? 'a sign-in page' : 'perhaps the documentation, or a sign-in page'}. Name the address of the description itself; --token or --header signs in`,
    )
}

function parseText(given: string, source: string): Loaded {
  const text = withoutMark(given)
  refuseOther(text, source)
  const document = parseJson(text, source)
  return document === undefined ? readYaml(text, source) : { document, lineOf: jsonLines(text) }
}

/** Much faster than parsing JSON as YAML. Undefined if the text is no JSON. */
function parseJson(text: string, source: string) {
  try {
    return readJson(text)
  } catch (error) {
    if (error instanceof KeyTwice) throw new CouldNotRun(`${source} ${error.message}`)
    return undefined
  }
}

/** Members whose values are data: a `$ref` in them refers to nothing. */
const isData = (name: string) =>
  name === 'example' || name === 'default' || name === 'const' || name === 'enum' || name.startsWith('x-')

/** Whether the document refers to other documents. Without recursion: documents can be very deep. */
function isSplit(document: Json) {
  const seen = new Set()
  const open: { value: Json; names?: boolean }[] = [{ value: document }]
  while (open.length > 0) {
    const { value, names } = open.pop() ?? {}
    // Several places can share a part.
    if (value === null || typeof value !== 'object' || seen.has(value)) continue
    seen.add(value)
    if (!names && typeof value.$ref === 'string' && !value.$ref.startsWith('#')) return true
    for (const [name, part] of Object.entries<Json>(value)) {
      if (!names && !Array.isArray(value) && isData(name)) continue
      // Those of a schema are values. Others, by their names, are objects of OpenAPI with a value each.
      if (!names && name === 'examples') {
        if (!Array.isArray(part)) open.push({ value: withoutValues(part), names: true })
        continue
      }
      open.push({
        value: part,
        names: !names && ['properties', 'patternProperties', '$defs', 'schemas'].includes(name),
      })
    }
  }
  return false
}

const withoutValues = (examples: Json) =>
  Object.fromEntries(
    Object.entries(isObject(examples) ? examples : {}).map(([name, example]) => [
      name,
      isObject(example) ? { $ref: example.$ref } : {},
    ]),
  )

function bundle(source: string, headers: Record<string, string>) {
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
    const { code, stdout, stderr } = await redocly(`${source} is split over files, which`, args, { env })
    if (code !== 0 || !existsSync(target))
      throw new CouldNotRun(`${source} is split and cannot be bundled:\n${stderr || stdout}`)
    return JSON.parse(readFileSync(target, 'utf8'))
  })
}
