import type { PathParams } from 'msw'
import { config, type ZodObject, type z } from 'zod'
import { badRequest, invalid } from './refuse'
import { complaintOf } from './words'

// A strict Content-Security-Policy forbids compiling validators at run time.
config({ jitless: true })

/** What the generated handlers give their function. */
export interface CallInfo {
  request: Request
  params: PathParams
}

export type Fields = Record<string, unknown>

/** Query parameters that are numbers; in an address all are texts. */
const numeric = new Set(['limit', 'skip'])

/** The query with its defaults; 400 for one that breaks the contract or has a parameter it does not know. */
export function readQuery<S extends ZodObject>({ request }: CallInfo, schema: S): z.output<S> {
  const sent = Object.fromEntries(new URL(request.url).searchParams)
  const query = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, numeric.has(name) && value ? Number(value) : value]),
  )
  const { data, error } = schema.strict().safeParse(query)
  const [issue] = error?.issues ?? []
  if (!issue) return data as z.output<S>
  if (issue.code === 'unrecognized_keys')
    throw badRequest(`Unknown query parameter '${issue.keys[0]}'`, issue.keys[0])
  const name = issue.path.join('.')
  throw badRequest(
    sent[name] === undefined ? `Query parameter '${name}' is required` : complaintOf(issue).error,
    name,
  )
}

/** The path parameters, decoded; 400 for one that cannot be decoded or breaks the contract. */
export function readPath<S extends ZodObject>({ request, params }: CallInfo, schema: S): z.output<S> {
  try {
    decodeURIComponent(new URL(request.url).pathname)
  } catch {
    throw badRequest('The address cannot be decoded')
  }
  const { data, error } = schema.safeParse(params)
  const [issue] = error?.issues ?? []
  if (issue) throw badRequest(complaintOf(issue).error, issue.path.join('.'))
  return data as z.output<S>
}

/** The body as it was sent; 400 when it is no JSON object. */
export async function readJson({ request }: CallInfo): Promise<Fields> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw badRequest('The request body must be a JSON object')
}

/**
 * Checks a body against the contract and gives it back with the defaults of the contract in place of missing fields,
 * and otherwise as it was sent: zod's own output lacks what the contract does not know, at every depth.
 * 422 when it breaks the contract.
 */
export function checkBody<S extends ZodObject>(body: Fields, schema: S): Fields {
  const { data, error } = schema.safeParse(body)
  const [issue] = error?.issues ?? []
  if (issue) {
    const { error: words, field } = complaintOf(issue)
    throw invalid(words, field)
  }
  return { ...(data as Fields), ...body }
}
