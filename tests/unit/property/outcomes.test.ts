import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '@/model/apiError'
import { confirmOutcome, UnconfirmedError } from '@/model/confirmOutcome'
import type { Recorder } from '@/model/journal'
import { settings } from './settings'

/*
 * A server that carries out a write or does not, or changes its values, and answers anything. What the console says, the
 * outcome in the journal and the state of the server never contradict each other (rules SAFE-6 and SAFE-7).
 */

interface Thing {
  id: string
  account: string
  name: string
  category?: string
  at?: string
  counted: number
}

const before: Thing = { id: 'a', account: 'acme', name: 'Old', at: '2026-03-12T09:00:00.000Z', counted: 3 }
const wanted: Thing = { ...before, name: ' New ', category: 'Sport', at: '2026-03-13T09:00:00.000Z' }
/** As a server may send it back: trimmed, in another zone, with its own fields and counts. */
const saved = { ...wanted, name: 'New', at: '2026-03-13T11:00:00+02:00', counted: 9, version: 2 }
const managed = ['counted']

/** What the server has after the request. */
const effects = {
  none: (was: Thing | undefined) => was,
  all: () => saved,
  lowered: () => ({ ...saved, category: 'sport' }),
  some: (was: Thing | undefined) => was && { ...was, name: 'New' },
}

/** How the server answers; `there` is what it has. */
const answers = {
  object: (there: object | undefined) => there,
  unchanged: () => before,
  'another object': (there: object | undefined) => ({ ...there, id: 'b' }),
  'another account': (there: object | undefined) => ({ ...there, account: 'bolt' }),
  error: () => ({ error: 'Quota exceeded' }),
  'the wanted object and an error': () => ({ ...saved, error: 'Quota exceeded' }),
  nothing: () => ({}),
  text: () => 'OK',
}

const status = (code: number) => new ApiError({ kind: 'status', status: code, message: `Status ${code}` })
const dropped = new ApiError({ kind: 'fetch', message: 'The server could not be reached' })
/** What stops a request before it reaches what carries it out. */
const stopped = [401, 429]
/** What a request can get that was carried out before. */
const clashes = [404, 409, 410, 412]

const answer = fc.oneof(
  fc.constantFrom(...(Object.keys(answers) as (keyof typeof answers)[])).map((name) => ({ body: name })),
  fc.jsonValue().map((json) => ({ json })),
  fc.constantFrom(400, 401, 403, 404, 405, 409, 410, 412, 422, 429, 500, 502, 503).map((code) => ({
    error: status(code),
  })),
  fc.constant({ error: dropped }),
)

const run = fc.record({
  operation: fc.constantFrom('create' as const, 'update' as const, 'delete' as const),
  effect: fc.constantFrom(...(Object.keys(effects) as (keyof typeof effects)[])),
  answer,
  isReadable: fc.boolean(),
  /** Whether the object was read right before the request. */
  isKnown: fc.boolean(),
  wasSent: fc.boolean(),
})

async function carriedOut({ operation, effect, answer: one, isReadable, isKnown, wasSent }: Run) {
  const was = operation === 'create' ? undefined : before
  const there = operation === 'delete' ? (effect === 'none' ? was : undefined) : effects[effect](was)
  let entry = ''
  const ends = (outcome: string) => async () => {
    entry = outcome
  }
  const recorder: Recorder = {
    id: 'e',
    done: ends('done'),
    failed: ends('failed'),
    unknown: ends('unknown'),
    drop: ends('none'),
    resend: async () => undefined,
  }
  const body = 'json' in one ? one.json : 'body' in one ? answers[one.body](there) : undefined
  const ended = await confirmOutcome<object>({
    operation,
    before: was ?? {},
    wanted: operation === 'delete' ? {} : wanted,
    managed,
    isObject: (object) => (object as Thing).id === 'a' && (object as Thing).account === 'acme',
    wasSent,
    wasPending: isKnown ? true : undefined,
    send: async () => {
      if ('error' in one) throw one.error
      return body
    },
    read: async () => {
      if (!isReadable) throw status(503)
      return there
    },
    record: async () => recorder,
  }).catch((thrown: ApiError) => thrown)
  const says =
    ended instanceof UnconfirmedError ? ended.says : ended instanceof ApiError ? 'refused' : ended.says
  const hasAll = operation === 'delete' ? there === undefined : there === saved
  return { says, entry, hasAll, ended }
}
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never

/** Answers that no server gives that is only broken: what it denies it has not done, and what it shows it has. */
function isHonest({ operation, effect, answer: one }: Run): boolean {
  if ('error' in one) {
    const { status: code = 0 } = one.error
    if (effect === 'none' || one.error.isUncertain) return true
    return !stopped.includes(code)
  }
  const isNothing = 'json' in one && (one.json === null || one.json === '')
  return (
    operation !== 'delete' || effect !== 'none' || !(isNothing || ('body' in one && one.body === 'object'))
  )
}

it('what is said of a write, its entry and the server never contradict each other', async () => {
  await fc.assert(
    fc.asyncProperty(run.filter(isHonest), async (one) => {
      const { says, entry, hasAll, ended } = await carriedOut(one)
      const isRefusal = 'error' in one.answer && !one.answer.error.isUncertain
      if (['done', 'perhaps', 'unchanged'].includes(String(says))) expect(hasAll).toBe(true)
      if (says === 'differently') expect(one.effect).toBe('lowered')
      if (says === 'partly') expect(one.effect).toBe('some')
      if (says === 'not') expect(hasAll).toBe(false)
      if (says === 'unknown') expect(one.isReadable).toBe(false)
      if (says === 'refused' && one.isReadable) expect(hasAll).toBe(false)
      // What clashes with an earlier sending is no refusal as long as nobody knows what is there.
      const code = 'error' in one.answer ? one.answer.error.status : undefined
      if (isRefusal && !one.isReadable && clashes.includes(code ?? 0))
        expect([says, entry]).toEqual(['unknown', 'unknown'])
      if (hasAll && one.isReadable) expect(ended).not.toBeInstanceOf(ApiError)
      if (entry === 'done') expect(hasAll || says === 'differently' || says === 'partly').toBe(true)
      if (entry === 'failed' && one.isReadable) expect(hasAll).toBe(false)
      // Somebody else may have done it, so it is not known to be done here.
      if (isRefusal && hasAll && one.isReadable && !one.isKnown && !one.wasSent) expect(entry).toBe('unknown')
      expect(entry).not.toBe('')
    }),
    { ...settings, numRuns: 2000 },
  )
})

it('a server that saves other values is a success that names them, and only them', async () => {
  for (const operation of ['create', 'update'] as const) {
    const { ended } = await carriedOut({
      ...{ operation, effect: 'lowered', answer: { body: 'object' } },
      ...{ isReadable: true, isKnown: true, wasSent: false },
    })
    expect(ended).toEqual({
      says: 'differently',
      differences: [{ path: ['category'], wanted: 'Sport', found: 'sport' }],
    })
  }
})
