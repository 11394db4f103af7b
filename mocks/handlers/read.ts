import type { PathParams } from 'msw'
import { config, type ZodObject, type z } from 'zod'
import { forSchema } from '@/lib/exactNumber'
import { parseJson } from '@/lib/json'
import { issuesOf } from '@/model/issues'
import { type Fields, isFields } from '../store/fields'
import { badRequest, invalid } from './refuse'
import { complaintOf } from './words'

// A strict Content-Security-Policy forbids compiling validators at run time.
config({ jitless: true })

/** The argument that generated handlers pass to their function. */
export interface CallInfo {
  request: Request
  params: PathParams
}

/** Query parameters that are numbers; in a URL all are strings. */
const numeric = new Set(['limit', 'skip'])

/** Returns the query with its defaults; 400 if it breaks the contract or has an unknown parameter. */
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

/** Returns the decoded path parameters; 400 if one cannot be decoded or breaks the contract. */
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

/** Returns the body as sent; 400 if it is not a JSON object. */
export async function readJson({ request }: CallInfo): Promise<Fields> {
  let body: unknown
  try {
    body = parseJson(await request.text())
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
  if (isFields(body)) return body
  throw badRequest('The request body must be a JSON object')
}

/**
 * Checks a body against the contract and returns it as sent, with the contract's defaults for missing fields. zod's own
 * output would drop fields that the contract does not know, at every depth. 422 if the body breaks the contract.
 */
export function checkBody<S extends ZodObject>(body: Fields, schema: S): Fields {
  const [issue] = issuesOf(schema, body)
  if (issue) {
    const { error: words, field } = complaintOf(issue)
    throw invalid(words, field)
  }
  // Validation fails for a number beyond 2^53 only in zod. There is no result then, so no defaults are added.
  return { ...(schema.safeParse(forSchema(body)).data as Fields | undefined), ...body }
}
