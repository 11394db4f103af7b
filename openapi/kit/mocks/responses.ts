// Provokes every response of the contract from the mocks: each operation with each of its statuses.
import type { Json } from '../contract/types.ts'
import type { CallOptions, Checker, Operation, Report } from '../types.ts'
import { createClient } from '../verify/client.ts'
import { imageForm } from '../verify/copies.ts'
import { kindsOf } from '../verify/kinds.ts'
import { defaultQuery } from '../verify/lists.ts'
import { UNKNOWN } from '../verify/samples.ts'
import { RawBody } from '../verify/send.ts'
import type { Kind } from '../verify/types.ts'
import type { Mocks } from './start.ts'

/** An empty account of the demo world. */
const SCRATCH = 'tarnstead'
const FULL = 'brindlewick'
const NOWHERE = 'contract-kit-nowhere'
type Call = CallOptions & { id: string; status: number; who?: 'admin' | 'reader' | 'nobody' }

const broken = new RawBody('{')

/** @param context `examples` are bodies by operation */
export async function provokeAll(
  { origin, setFault }: Mocks,
  { checker, report, examples }: { checker: Checker; report: Report; examples: Map<string, Json> },
) {
  const tokenOf = async (persona: string) =>
    (await (await fetch(`${origin}/mock-provider/tokens/${persona}`)).text()).trim()
  const clientFor = async (persona: string) =>
    createClient({
      base: `${origin}/admin/api/v0`,
      token: await tokenOf(persona),
      origin,
      rate: Number.POSITIVE_INFINITY,
      checker,
      report,
      skip: new Set(),
      tries: 1,
    })
  const admin = await clientFor('service-admin')
  const clients = {
    admin,
    reader: await clientFor('account-reader'),
    nobody: await clientFor('no-permission'),
  }
  const provoked = new Map<string, Set<number>>(checker.operations.map(({ id }) => [id, new Set()]))

  /** Sends one request that must return the given status. */
  async function provoke(
    operation: Operation,
    status: number,
    options: CallOptions = {},
    who: keyof typeof clients = 'admin',
  ) {
    const response = await clients[who].call(operation, { ...options, wanted: [status] })
    if (response?.status === status) provoked.get(operation.id)?.add(status)
  }

  for (const call of callsOf(checker, examples))
    await provoke(checker.byId(call.id), call.status, call, call.who)
  for (const operation of checker.operations) {
    const options = { params: { account: FULL, id: 'x', player: 'x' } }
    await provoke(operation, 401, { ...options, signedIn: false })
    for (const status of [429, 500]) {
      setFault(operation.id, `status-${status}`)
      await provoke(operation, status, options)
      setFault(operation.id, null)
    }
  }
  for (const { id, responses } of checker.operations) {
    const missing = Object.keys(responses).filter((status) => !provoked.get(id)?.has(Number(status)))
    if (missing.length > 0) report.incomplete.push(`${id}: the mocks did not answer ${missing.join(', ')}`)
  }
  const requests = Object.values(clients).reduce((sum, { seen }) => sum + seen.requests, 0)
  return { requests, responses: [...provoked.values()].reduce((sum, { size }) => sum + size, 0) }
}

/** Yields the calls in an order in which the objects of each exist. */
function* callsOf(checker: Checker, examples: Map<string, Json>): Generator<Call> {
  for (const kind of kindsOf(checker)) yield* callsOfKind(kind, examples.get(kind.create.id))
  const params = { account: FULL }
  const upload = (more: Omit<Call, 'id'>) => ({ id: 'uploadAccountImage', params, ...more })
  yield upload({ status: 200, body: imageForm(FULL) })
  yield upload({ status: 422, body: imageForm(FULL, new Blob(['x'], { type: 'text/plain' })) })
  yield upload({ status: 400, body: broken })
  yield upload({ status: 403, body: imageForm(FULL), who: 'reader' })
  const copy = (status: number, fromAccount?: string, toAccount?: string, who?: Call['who']): Call => ({
    id: 'copyAccountElements',
    status,
    body: { fromAccount, toAccount },
    who,
  })
  yield copy(204, FULL, SCRATCH)
  yield copy(403, FULL, SCRATCH, 'reader')
  yield copy(404, NOWHERE, SCRATCH)
  yield copy(422, FULL, FULL)
  yield { ...copy(400), body: broken }
  yield { id: 'getAnalytics', status: 200, query: params }
  yield { id: 'getAnalytics', status: 400, query: {} }
  yield { id: 'getAnalytics', status: 403, query: { account: 'fennmarsh' }, who: 'reader' }
  yield { id: 'getAnalytics', status: 404, query: { account: NOWHERE } }
  yield { id: 'getAggregatedAnalytics', status: 200 }
  yield { id: 'getAggregatedAnalytics', status: 403, who: 'reader' }
}

function* callsOfKind({ name, idField, list, create, update, remove }: Kind, example: Json): Generator<Call> {
  const isAccount = name === 'accounts'
  const id = 'contract-kit'
  const body = (more: Record<string, Json> = {}) => ({
    ...example,
    account: SCRATCH,
    [idField]: id,
    ...more,
  })
  const params = { account: SCRATCH, id, player: id }
  const blank = body({ name: ' ' })
  const absent = body({ [idField]: NOWHERE })
  const elsewhere = (account: string) => (isAccount ? absent : body({ account }))

  yield { id: create.id, status: 201, body: body() }
  yield { id: create.id, status: 409, body: body() }
  yield { id: create.id, status: 422, body: blank }
  yield { id: create.id, status: 400, body: broken }
  yield { id: create.id, status: 403, body: body(), who: 'reader' }
  if (!isAccount) yield { id: create.id, status: 404, body: elsewhere(NOWHERE) }

  yield { id: update.id, status: 200, params, body: body({ name: 'Changed', [UNKNOWN]: { kept: true } }) }
  yield { id: update.id, status: 422, params, body: blank }
  yield { id: update.id, status: 400, params, body: broken }
  yield { id: update.id, status: 403, params, body: body(), who: 'reader' }
  yield { id: update.id, status: 404, params: { player: NOWHERE }, body: absent }

  const query = (account: string) => (isAccount ? undefined : defaultQuery(list, account))
  yield { id: list.id, status: 200, query: query(SCRATCH) }
  yield { id: list.id, status: 200, query: query(FULL) }
  yield { id: list.id, status: 403, query: query(isAccount ? '' : FULL), who: 'nobody' }
  if (!isAccount) {
    yield { id: list.id, status: 400, query: { ...query(FULL), limit: 'many' } }
    yield { id: list.id, status: 404, query: query(NOWHERE) }
  }

  yield { id: remove.id, status: 403, params, who: 'reader' }
  yield { id: remove.id, status: 204, params }
  yield { id: remove.id, status: 404, params }
  yield {
    id: remove.id,
    status: 400,
    params: undefined,
    path: remove.path.replaceAll(/\{[^}]+\}/g, '%E0%A4%A'),
  }
}
