// A service that is written from the contract alone, in memory: what it does is what the descriptions of its operations say.
import { contract, type Json, load } from '../support'

export const BASE = 'http://service.example/admin/api/v0'

/** A request on its way. */
export interface Call {
  method: string
  /** `teams` */
  kind: string
  /** Behind the kind, decoded. */
  rest: string[]
  query: URLSearchParams
  body: Json
  headers: Headers
}

export interface Answer {
  status: number
  body?: Json
  headers: Record<string, string>
  /** Sent in place of the body. */
  bytes?: Buffer
}

/** What a service does otherwise. */
export interface Drift {
  request?(call: Call): void
  /** Changes an object before it is kept. */
  keep?(object: Json, call: Call): void
  /** Changes an answer; an error breaks the connection. `state` are the objects by kind. */
  answer?(answer: Answer, call: Call, state: Map<string, Json[]>): void
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-expose-headers': 'Retry-After',
}
const document = contract()
const resolve = (schema: Json): Json =>
  schema?.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((part: Json, name: string) => part[name], document)
    : schema
const bodyOf = (path: string, method: string) =>
  resolve(document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema)
const exampleOf = (path: string) =>
  resolve(document.paths[path].get.responses[200].content['application/json'].schema).examples[0]

const IDS: Record<string, string> = { players: 'player', accounts: 'account' }
const keyOf = (kind: string, object: Json): string => object[IDS[kind] ?? 'id']
const countedOf = (kind: string) =>
  Object.entries<Json>(bodyOf(`/${kind}`, 'post').properties ?? {})
    .filter(([, schema]) => resolve(schema).readOnly)
    .map(([name]) => name)

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused with ${status}`)
    this.status = status
  }
}
const refuse = (status: number): never => {
  throw new Refused(status)
}

/** @param accounts with which it starts */
export async function createService(drift: Drift = {}, accounts: string[] = ['scratch']) {
  const { createChecker } = await load('openapi/kit/check/contract.ts')
  const checker = createChecker()
  const state = new Map<string, Json[]>([
    ['accounts', accounts.map((account) => ({ account, name: account }))],
  ])
  const all = (kind: string) => state.get(kind) ?? []
  const find = (kind: string, account: string, id: string) =>
    all(kind).find((one) => keyOf(kind, one) === id && (kind === 'accounts' || one.account === account))
  const needAccount = (account: Json) => find('accounts', '', account) ?? refuse(404)

  function checked(call: Call, path: string) {
    const { body, kind, method } = call
    if (body === undefined) refuse(400)
    const operation = checker.find(method, path)
    if (checker.bodyErrors(operation, 'application/json', body).length > 0) refuse(422)
    if (typeof body.name === 'string' && body.name.trim() === '') refuse(422)
    const counted = countedOf(kind)
    const kept = Object.fromEntries(Object.entries<Json>(body).filter(([name]) => !counted.includes(name)))
    return structuredClone(kept)
  }

  function remove(kind: string, account: string, id: string) {
    const found = find(kind, account, id) ?? refuse(404)
    state.set(
      kind,
      all(kind).filter((one) => one !== found),
    )
    if (kind !== 'accounts') return
    for (const [other, objects] of state)
      if (other !== 'accounts')
        state.set(
          other,
          objects.filter((one) => one.account !== id),
        )
  }

  function list({ kind, query }: Call) {
    if (kind === 'accounts') return all(kind)
    const account = query.get('account') ?? refuse(400)
    needAccount(account)
    const own = all(kind).filter((one) => one.account === account)
    const [sort, way] = [query.get('sort') ?? '', query.get('order') === 'desc' ? -1 : 1]
    if (kind === 'players') own.sort((a, b) => (a[sort] < b[sort] ? -way : a[sort] > b[sort] ? way : 0))
    const skip = Number(query.get('skip'))
    return own.slice(skip, skip + Number(query.get('limit')))
  }

  function write(call: Call, path: string): [status: number, body?: Json] {
    const { method, kind, rest } = call
    if (kind === 'accounts' && rest[0] === 'copy') return copy(checked(call, path))
    const object = checked(call, path)
    if (kind !== 'accounts') needAccount(object.account)
    const id = keyOf(kind, object)
    const known = find(kind, object.account, id)
    if (method === 'POST') {
      if (known) refuse(409)
      const { properties = {} } = bodyOf(`/${kind}`, 'post')
      for (const [name, schema] of Object.entries<Json>(properties))
        if (object[name] === undefined && resolve(schema).default !== undefined)
          object[name] = resolve(schema).default
      drift.keep?.(object, call)
      state.set(kind, [...all(kind), object])
      return [201, object]
    }
    if (!known) return refuse(404)
    const next = method === 'PATCH' ? { ...known, ...object } : object
    drift.keep?.(next, call)
    state.set(
      kind,
      all(kind).map((one) => (one === known ? next : one)),
    )
    return [200, next]
  }

  function copy({ fromAccount, toAccount }: Json): [number] {
    for (const account of [fromAccount, toAccount]) needAccount(account)
    if (fromAccount === toAccount) refuse(422)
    for (const [kind, objects] of state) {
      if (kind === 'accounts' || kind === 'players') continue
      const copies = objects.filter((one) => one.account === fromAccount)
      state.set(kind, [...objects, ...copies.map((one) => ({ ...structuredClone(one), account: toAccount }))])
    }
    return [204]
  }

  function decide(call: Call, path: string): [status: number, body?: Json] {
    const { method, kind, rest, headers } = call
    if (!headers.has('authorization')) return refuse(401)
    if (!checker.find(method, path)) return refuse(404)
    if (kind === 'analytics') return [200, exampleOf(path)]
    if (kind === 'accounts' && rest[0] === 'image')
      return call.body?.image ? [200, { path: '/images/1.png' }] : refuse(422)
    if (method === 'GET') return [200, list(call)]
    if (method !== 'DELETE') return write(call, path)
    const [id = '', account = ''] = rest.toReversed()
    remove(kind, account, id)
    return [204]
  }

  async function fetch(url: string | URL, init: RequestInit = {}) {
    const { pathname, searchParams } = new URL(url)
    const path = pathname.slice(new URL(BASE).pathname.length)
    const [, kind = '', ...rest] = path.split('/').map(decodeURIComponent)
    const { method = 'GET', body } = init
    const call: Call = {
      method,
      kind,
      rest,
      query: searchParams,
      headers: new Headers(init.headers),
      body: body instanceof FormData ? Object.fromEntries(body) : parsed(body),
    }
    drift.request?.(call)
    const answer: Answer = { status: 204, headers: { ...cors } }
    if (method !== 'OPTIONS')
      try {
        ;[answer.status, answer.body] = decide(call, path)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        Object.assign(answer, { status: error.status, body: { error: error.message } })
      }
    answer.body = structuredClone(answer.body)
    if (answer.body !== undefined) answer.headers['content-type'] = 'application/json'
    drift.answer?.(answer, call, state)
    const bytes =
      answer.bytes ?? (answer.body === undefined ? undefined : Buffer.from(JSON.stringify(answer.body)))
    return { status: answer.status, headers: Object.entries(answer.headers), body: bytes ? [bytes] : [] }
  }
  /** What the kit left in it. */
  const left = () =>
    [...state].flatMap(([kind, objects]) =>
      objects.map((one) => keyOf(kind, one)).filter((id) => /^contract-kit/i.test(id)),
    )
  return { fetch, left }
}

function parsed(body: Json) {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
