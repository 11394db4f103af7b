// The operations of a description with everything that belongs to them: input, responses, sign-in.
import { isObject } from '../tools.mjs'

/** @import { Call, CallContent, CallParameter, CallResponse, Node, PathItem, Reader, SecurityOption } from './types' */

export const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']

/** OpenAPI ignores header parameters with these names: content types and sign-in are described elsewhere. */
const ignoredHeaders = ['header accept', 'header content-type', 'header authorization']

/** @param {Reader} reader @returns {Map<string, PathItem>} */
export function readPaths(reader) {
  const paths = new Map()
  for (const [name, node] of reader.entries(reader.root, 'paths')) {
    if (!name.startsWith('/') || node.value === null) continue
    const item = reader.follow(node)
    if (!isObject(item.value)) reader.fail(item.at, 'must be an object')
    paths.set(name, { item, methods: methods.filter((method) => item.value[method]) })
  }
  return paths
}

/**
 * @param {Reader} reader
 * @param {PathItem} path
 * @param {string} method
 * @returns {Call}
 */
export function readCall(reader, { item }, method) {
  const call = /** @type {Node} */ (reader.object(item, method))
  const body = reader.object(call, 'requestBody')
  const given = call.value.security ? call : reader.root
  return {
    id: typeof call.value.operationId === 'string' ? call.value.operationId : undefined,
    at: call.at,
    parameters: new Map(
      [...reader.list(item, 'parameters'), ...reader.list(call, 'parameters')]
        .map((node) => parameterOf(reader, node))
        .map((parameter) => /** @type {[string, CallParameter]} */ ([keyOf(parameter), parameter]))
        .filter(([key]) => !ignoredHeaders.includes(key)),
    ),
    body: body && { required: body.value.required === true, content: contentOf(reader, body), at: body.at },
    responses: new Map(
      reader
        .entries(call, 'responses')
        .map(([status, node]) => [
          status.toUpperCase().replace('DEFAULT', 'default'),
          responseOf(reader, node),
        ]),
    ),
    security: securityOf(reader, given),
  }
}

/** Names of headers are case-insensitive. @param {Pick<CallParameter, 'name' | 'in'>} parameter */
export const keyOf = ({ name, in: place }) => `${place} ${place === 'header' ? name.toLowerCase() : name}`

/**
 * @param {Reader} reader
 * @param {Node} given
 * @returns {CallParameter}
 */
function parameterOf(reader, given) {
  const node = isObject(given.value) ? reader.follow(given) : given
  const { value, at } = node
  if (!isObject(value)) return reader.fail(given.at, 'must be a parameter')
  const { name, in: place, style, explode } = value
  if (typeof name !== 'string' || typeof place !== 'string')
    return reader.fail(at, 'must have a name and a place (in)')
  /** @type {Record<string, string>} */
  const styles = { query: 'form', path: 'simple', header: 'simple', cookie: 'form' }
  const [media] = reader.entries(node, 'content')
  const contentSchema =
    value.schema === undefined ? media && { ...media[1], value: media[1].value?.schema } : undefined
  const plain = styles[place]
  const spelled = [
    style && style !== plain ? style : '',
    explode !== undefined && explode !== (plain === 'form') ? `explode ${explode}` : '',
  ]
  return {
    name,
    in: place,
    at,
    required: value.required === true || place === 'path',
    style: spelled.filter(Boolean).join(' '),
    schema: contentSchema ?? { value: value.schema, at: [...at, 'schema'] },
  }
}

/**
 * @param {Reader} reader
 * @param {Node} node a body or a response
 * @returns {CallContent}
 */
function contentOf(reader, node) {
  return new Map(
    reader
      .entries(node, 'content')
      .map(([type, { value, at }]) => [
        type.replace(/;.*/, '').trim().toLowerCase(),
        { value: value?.schema, at: value?.schema === undefined ? at : [...at, 'schema'] },
      ]),
  )
}

/**
 * @param {Reader} reader
 * @param {Node} given
 * @returns {CallResponse}
 */
function responseOf(reader, given) {
  const node = given.value === null ? { ...given, value: {} } : reader.follow(given)
  if (!isObject(node.value)) return reader.fail(node.at, 'must be a response')
  return {
    at: node.at,
    headers: new Map(
      reader.entries(node, 'headers').map(([name, header]) => {
        const { value, at } = reader.follow(header)
        return [
          name.toLowerCase(),
          { required: value?.required === true, schema: { value: value?.schema, at } },
        ]
      }),
    ),
    content: contentOf(reader, node),
  }
}

/**
 * The ways to sign in, labelled by their type: the names of schemes differ between documents.
 * @param {Reader} reader
 * @param {Node} given the operation, or the document
 * @returns {SecurityOption[]}
 */
function securityOf(reader, given) {
  const components = reader.object(reader.root, 'components')
  const schemes = new Map(components ? reader.entries(components, 'securitySchemes') : [])
  return reader.list(given, 'security').map(({ value, at }) => {
    if (!isObject(value)) return reader.fail(at, 'must be an object')
    return Object.entries(value).map(([name, scopes]) => {
      const scheme = schemes.get(name)
      const { type, scheme: kind, in: place, name: key } = (scheme && reader.follow(scheme).value) ?? {}
      // Tokens of OAuth and OpenID Connect are sent as bearer tokens.
      const token = type === 'oauth2' || type === 'openIdConnect'
      const label = [type ?? name, kind && String(kind).toLowerCase(), place, key].filter(Boolean).join('-')
      return { label: token ? 'http-bearer' : label, scopes: Array.isArray(scopes) ? scopes.map(String) : [] }
    })
  })
}
