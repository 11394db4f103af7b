// The operations of a description with everything that belongs to them: input, responses, sign-in.
import { isObject } from '../tools.ts'
import type {
  Call,
  CallContent,
  CallParameter,
  CallResponse,
  Deprecation,
  Node,
  PathItem,
  Reader,
  SecurityOption,
} from './types.ts'

export const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']

/** OpenAPI ignores header parameters with these names: content types and sign-in are described elsewhere. */
const ignoredHeaders = ['header accept', 'header content-type', 'header authorization']

export function readPaths(reader: Reader): Map<string, PathItem> {
  const paths = new Map()
  for (const [name, node] of reader.entries(reader.root, 'paths')) {
    if (!name.startsWith('/') || node.value === null) continue
    const item = reader.follow(node)
    if (!isObject(item.value)) reader.fail(item.at, 'must be an object')
    paths.set(name, { item, methods: methods.filter((method) => item.value[method]) })
  }
  return paths
}

export function readCall(reader: Reader, { item }: PathItem, method: string): Call {
  const call = reader.object(item, method) as Node
  const body = reader.object(call, 'requestBody')
  const given = call.value.security ? call : reader.root
  return {
    deprecated: deprecationOf(call),
    id: typeof call.value.operationId === 'string' ? call.value.operationId : undefined,
    at: call.at,
    parameters: new Map(
      [...reader.list(item, 'parameters'), ...reader.list(call, 'parameters')]
        .map((node) => parameterOf(reader, node))
        .map((parameter) => [keyOf(parameter), parameter] as [string, CallParameter])
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

/** Until when something deprecated exists, if it says so. */
export const deprecationOf = ({ value }: Node): Deprecation =>
  value?.deprecated === true && {
    until: value['x-sunset'] === undefined ? undefined : String(value['x-sunset']),
  }

/** Names of headers are case-insensitive. */
export const keyOf = ({ name, in: place }: Pick<CallParameter, 'name' | 'in'>) =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`

function parameterOf(reader: Reader, given: Node): CallParameter {
  const node = isObject(given.value) ? reader.follow(given) : given
  const { value, at } = node
  if (!isObject(value)) return reader.fail(given.at, 'must be a parameter')
  const { name, in: place, style, explode } = value
  if (typeof name !== 'string' || typeof place !== 'string')
    return reader.fail(at, 'must have a name and a place (in)')
  const styles: Record<string, string> = { query: 'form', path: 'simple', header: 'simple', cookie: 'form' }
  const [media] = reader.entries(node, 'content')
  const contentSchema =
    value.schema === undefined ? media && { ...media[1], value: media[1].value?.schema } : undefined
  const plain = styles[place]
  return {
    name,
    in: place,
    at,
    media: contentSchema && media?.[0].toLowerCase(),
    required: value.required === true || place === 'path',
    deprecated: deprecationOf(node),
    style: style && style !== plain ? style : '',
    explode: explode ?? (style ?? plain) === 'form',
    schema: contentSchema ?? { value: value.schema, at: [...at, 'schema'] },
  }
}

/** @param node a body or a response */
function contentOf(reader: Reader, node: Node): CallContent {
  return new Map(
    reader
      .entries(node, 'content')
      .map(([type, { value, at }]) => [
        type.replace(/;.*/, '').trim().toLowerCase(),
        { value: value?.schema, at: value?.schema === undefined ? at : [...at, 'schema'] },
      ]),
  )
}

function responseOf(reader: Reader, given: Node): CallResponse {
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
 * @param given the operation, or the document
 */
function securityOf(reader: Reader, given: Node): SecurityOption[] {
  const components = reader.object(reader.root, 'components')
  const schemes = new Map(components ? reader.entries(components, 'securitySchemes') : [])
  return reader.list(given, 'security').map(({ value, at }) => {
    if (!isObject(value)) return reader.fail(at, 'must be an object')
    return Object.entries(value).map(([name, scopes]) => {
      const scheme = schemes.get(name)
      const { type, scheme: kind, in: place, name: key } = (scheme && reader.follow(scheme).value) ?? {}
      // Tokens of OAuth and OpenID Connect are sent as bearer tokens.
      const oauth = type === 'oauth2' || type === 'openIdConnect'
      // Generators without the scheme `bearer` describe its header as an API key.
      const header = type === 'apiKey' && place === 'header' && String(key).toLowerCase() === 'authorization'
      const label = [type ?? name, kind && String(kind).toLowerCase(), place, key].filter(Boolean).join('-')
      return {
        label: oauth || header ? 'http-bearer' : label,
        scopes: Array.isArray(scopes) ? scopes.map(String) : [],
      }
    })
  })
}
