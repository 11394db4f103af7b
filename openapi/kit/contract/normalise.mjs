// Normalises a whole OpenAPI description, so that the comparison finds only real changes.
import { normaliseSchema, sortKeys } from './schema.mjs'

/** @import { Call, Content, Description, Json, Normalised, NormalisedCall, Parameter, Response } from './types' */

export const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']
const BASE = '/admin/api/v0'
/** Where a resolved schema keeps its name in the document; the comparison ignores it. */
export const COMPONENT = 'x-component'

/**
 * Resolves `$ref`s within the document; a recursive reference ends as "anything".
 * @param {Description} document
 */
function resolver(document) {
  /** @type {(ref: string) => Json} */
  const target = (ref) =>
    ref
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((/** @type {Json} */ place, part) => place?.[part], document)
  /** @type {(value: Json, open?: string[]) => Json} */
  const resolve = (value, open = []) => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, open))
    if (value === null || typeof value !== 'object') return value
    if (typeof value.$ref === 'string') {
      if (open.includes(value.$ref)) return {}
      const { $ref, ...beside } = value
      const found = resolve(target($ref), [...open, $ref])
      const siblings = resolve(beside, open)
      if (found === null || typeof found !== 'object') return siblings
      // The contract's names of schemas help to distinguish findings.
      const name = $ref.startsWith('#/components/schemas/') ? { [COMPONENT]: $ref.split('/').at(-1) } : {}
      return { ...found, ...siblings, ...name }
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, open)]))
  }
  return resolve
}

/** The document with its references resolved, otherwise unchanged. */
export const resolveAll = (/** @type {Description} */ document) =>
  resolver(document)({ ...document, components: undefined })

/**
 * The description without references, with each operation spelled out: input, responses, security.
 * @param {Description} document
 * @returns {Normalised}
 */
export function normalise(document) {
  const whole = resolveAll(document)
  const schemes = resolver(document)(document.components?.securitySchemes ?? {})
  /** @type {Map<string, Json>} */
  const used = new Map()
  /** @type {Normalised['paths']} */
  const paths = {}
  for (const [path, item] of Object.entries(stripBase(whole.paths, whole.servers))) {
    /** @type {Record<string, NormalisedCall>} */
    const calls = {}
    for (const method of methods) {
      if (item?.[method]) calls[method] = call(item[method], item.parameters ?? [], whole, schemes, used)
    }
    if (Object.keys(calls).length > 0) paths[path] = calls
  }
  return {
    openapi: '3.1.0',
    info: { title: 'normalised', version: '0' },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { securitySchemes: Object.fromEntries(used) },
  }
}

/**
 * Removes a common prefix from all paths if it is the API's base path, or the end of it.
 * @param {Description['paths']} paths
 * @param {Description['servers']} servers
 */
function stripBase(paths, servers) {
  const address = String(servers?.[0]?.url ?? '')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/\/$/, '')
  const candidates = [BASE, ...(BASE.endsWith(address) ? [] : [''])]
  for (let cut = 1; cut < BASE.length; cut = BASE.indexOf('/', cut + 1) + 1 || BASE.length)
    candidates.push(BASE.slice(BASE.indexOf('/', cut)))
  const names = Object.keys(paths)
  const prefix = candidates.find((base) => base && names.every((path) => path.startsWith(`${base}/`)))
  if (!prefix) return paths
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path.slice(prefix.length), item]))
}

/**
 * @param {Call} operation
 * @param {Parameter[]} shared the parameters of the path
 * @param {Description} whole
 * @param {Record<string, Json>} schemes
 * @param {Map<string, Json>} used
 * @returns {NormalisedCall}
 */
function call(operation, shared, whole, schemes, used) {
  const own = operation.parameters ?? []
  const key = (/** @type {Parameter} */ { name, in: place }) =>
    `${place} ${place === 'header' ? name.toLowerCase() : name}`
  const parameters = new Map([...shared, ...own].map((parameter) => [key(parameter), parameter]))
  const body = operation.requestBody
  return {
    ...(operation.operationId && { operationId: operation.operationId }),
    ...(parameters.size > 0 && {
      parameters: [...parameters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => parameterOf(value)),
    }),
    ...(body && {
      requestBody: { required: body.required === true, content: contentOf(body.content, true) },
    }),
    responses: responsesOf(operation.responses ?? {}),
    security: securityOf(operation.security ?? whole.security ?? [], schemes, used),
  }
}

/** @param {Parameter & { content?: Content, style?: string, explode?: boolean }} parameter */
function parameterOf({ name, in: place, required, schema, content, style, explode }) {
  const given = schema ?? Object.values(content ?? {})[0]?.schema ?? {}
  /** @type {Record<string, string>} */
  const styles = { query: 'form', path: 'simple', header: 'simple', cookie: 'form' }
  const plain = styles[place]
  return {
    name,
    in: place,
    required: required === true || place === 'path',
    schema: normaliseSchema(given, true),
    ...(style && style !== plain && { style }),
    ...(explode !== undefined && explode !== (plain === 'form') && { explode }),
  }
}

/**
 * @param {Content | undefined} content
 * @param {boolean} sending
 * @returns {Content}
 */
function contentOf(content, sending) {
  const entries = Object.entries(content ?? {}).map(([type, media]) => [
    type.replace(/;.*/, '').trim().toLowerCase(),
    { schema: normaliseSchema(media?.schema ?? {}, sending) },
  ])
  return sortKeys(Object.fromEntries(entries))
}

/** @param {Record<string, Response>} responses */
function responsesOf(responses) {
  /** @type {Record<string, Response>} */
  const all = {}
  for (const [status, response] of Object.entries(responses)) {
    const headers = Object.entries(response?.headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      { required: header.required === true, schema: normaliseSchema(header.schema ?? {}, false) },
    ])
    const content = contentOf(response?.content, false)
    all[String(status).toUpperCase().replace('DEFAULT', 'default')] = {
      description: '',
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
      ...(Object.keys(content).length > 0 && { content }),
    }
  }
  return all
}

/**
 * Expands `default`, `4XX` and `5XX` to the error statuses that the other side lists.
 * @param {Normalised} theirs
 * @param {Normalised} ours
 */
export function spellOutStatuses(theirs, ours) {
  for (const [path, calls] of Object.entries(ours.paths)) {
    for (const [method, { responses }] of Object.entries(calls)) {
      const other = theirs.paths[path]?.[method]?.responses
      if (!other) continue
      const wide = Object.keys(other).filter((status) => !/^\d{3}$/.test(status))
      for (const status of Object.keys(responses)) {
        const cover = other[`${status.charAt(0)}XX`] ?? (status >= '400' ? other.default : undefined)
        if (!other[status] && cover) other[status] = cover
      }
      for (const status of wide) delete other[status]
    }
  }
}

/**
 * Labels security requirements by their type, because documents name their schemes differently.
 * @param {Record<string, string[]>[]} requirements
 * @param {Record<string, Json>} schemes
 * @param {Map<string, Json>} used
 */
function securityOf(requirements, schemes, used) {
  return requirements.map((requirement) =>
    Object.fromEntries(
      Object.entries(requirement).map(([name, scopes]) => {
        const { type, scheme, in: place, name: key } = schemes[name] ?? {}
        const label = [type ?? name, scheme?.toLowerCase(), place, key].filter(Boolean).join('-')
        const plain = { type, scheme: scheme?.toLowerCase(), in: place, name: key }
        const known = type === 'oauth2' ? { ...plain, flows: {} } : plain
        const token = type === 'oauth2' || type === 'openIdConnect' ? 'http-bearer' : label
        const asBearer = token === label ? known : { type: 'http', scheme: 'bearer' }
        used.set(token, JSON.parse(JSON.stringify(asBearer)))
        return [token, scopes ?? []]
      }),
    ),
  )
}

/**
 * Renames their path parameters to ours where the paths are otherwise equal.
 * @param {Normalised} theirs
 * @param {Normalised} ours
 */
export function alignPaths(theirs, ours) {
  const shape = (/** @type {string} */ path) => path.replaceAll(/\{[^}]*\}/g, '{}')
  const names = (/** @type {string} */ path) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  for (const path of Object.keys(ours.paths)) {
    if (theirs.paths[path]) continue
    const other = Object.keys(theirs.paths).find((name) => !ours.paths[name] && shape(name) === shape(path))
    if (!other) continue
    const renamed = new Map(names(other).map((name, index) => [name, names(path)[index]]))
    const calls = theirs.paths[other] ?? {}
    for (const { parameters } of Object.values(calls)) {
      for (const parameter of parameters ?? [])
        if (parameter.in === 'path') parameter.name = renamed.get(parameter.name) ?? parameter.name
    }
    theirs.paths[path] = calls
    delete theirs.paths[other]
  }
}
