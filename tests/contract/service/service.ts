// A service that is written from the contract alone, in memory: what it does is what the descriptions of its operations say.
import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../../listen'
import { contract, type Json, load } from '../support'

const API = '/admin/api/v0'

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

  async function answerTo(incoming: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://service.example')
    const path = pathname.slice(API.length)
    const [, kind = '', ...rest] = path.split('/').map(decodeURIComponent)
    const { method = 'GET' } = incoming
    const headers = new Headers(incoming.headers as Record<string, string>)
    const call: Call = { method, kind, rest, query: searchParams, headers, body: await bodyOfCall(incoming) }
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
    return answer
  }

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/oauth/token') return void outgoing.end('{"access_token": "a-token-of-a-machine"}')
    const { status, headers, body, bytes } = await answerTo(incoming)
    outgoing.writeHead(status, headers).end(bytes ?? (body === undefined ? undefined : JSON.stringify(body)))
  })
  const base = (await listen(server)) + API
  /** What the kit left in it. */
  const left = () =>
    [...state].flatMap(([kind, objects]) =>
      objects.map((one) => keyOf(kind, one)).filter((id) => /^contract-kit/i.test(id)),
    )
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { base, left, stop }
}

/** JSON, or the parts of a form; undefined for anything else. */
async function bodyOfCall(incoming: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const bytes = new Uint8Array(Buffer.concat(chunks))
  const type = incoming.headers['content-type'] ?? ''
  try {
    if (type.startsWith('multipart/'))
      return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}
