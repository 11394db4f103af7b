// The operations of a contract, with the places of their schemas.
import { methods } from '../contract/calls.ts'
import type { Description, Json, Parameter, Response } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import type { Operation } from '../types.ts'

/** An object, where it is written. */
type Placed = { value: Json; pointer: string[] }

export function operationsOf(document: Description): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item?.[method]).map((method) => operationOf(document, path, method)),
  )
}

function operationOf(document: Description, path: string, method: string): Operation {
  const item: Json = document.paths[path]
  const raw = item[method]
  const here = ['paths', path, method]
  const body = raw.requestBody && follow(document, raw.requestBody, [...here, 'requestBody'])
  const responses = Object.entries<Json>(raw.responses ?? {}).map(([status, response]) => {
    const { value, pointer } = follow(document, response, [...here, 'responses', status])
    return [status, { ...value, pointer }]
  })
  return {
    id: raw.operationId ?? `${method.toUpperCase()} ${path}`,
    path,
    method,
    tag: raw.tags?.[0],
    permission: /\bNeeds ((?:\w+:\w+(?: or )?)+)[.;]/.exec(raw.description ?? '')?.[1],
    parameters: [
      ...parametersOf(document, item.parameters, ['paths', path, 'parameters']),
      ...parametersOf(document, raw.parameters, [...here, 'parameters']),
    ],
    body: body?.value.content,
    bodyPointer: body?.pointer ?? [],
    bodyRequired: body?.value.required === true,
    responses: Object.fromEntries(responses),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }
}

function parametersOf(document: Description, list: Json[] = [], place: string[]): Parameter[] {
  return list.map((raw, index) => {
    const { value, pointer } = follow(document, raw, [...place, String(index)])
    return { ...value, pointer }
  })
}

/** The object that a reference leads to. */
function follow(document: Description, given: Json, place: string[]): Placed {
  let [value, pointer] = [given, place]
  const seen = new Set()
  while (value?.$ref !== undefined) {
    const ref = value.$ref
    if (typeof ref !== 'string' || !ref.startsWith('#/') || seen.has(ref))
      throw new CouldNotRun(`The contract has a reference that leads nowhere: ${JSON.stringify(ref)}`)
    seen.add(ref)
    pointer = ref.slice(2).split('/').map(decoded)
    value = pointer.reduce((part: Json, name) => part?.[name], document)
  }
  return { value, pointer }
}

const decoded = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

/** The response that an operation lists for a status: by its number, its range, or as the default. */
export const responseTo = (
  { responses }: Operation,
  status: number | string,
): (Response & { pointer: string[] }) | undefined =>
  responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses.default

/** The listed content type that a type fits: itself, or a range such as `application/*`. */
export const listedType = (content: Response['content'], type: string) =>
  [type, type.replace(/\/.*/, '/*'), '*/*'].find((candidate) => content && Object.hasOwn(content, candidate))

export const isJson = (type: string) => /[/+]json$/.test(type)

/** Fixed path segments take precedence over parameters: `/accounts/copy` is not an id. */
export function best(operations: Operation[], method: string, path: string) {
  return operations
    .filter((operation) => operation.method === method && operation.pattern.test(path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}
