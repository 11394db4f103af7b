import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordWrite } from '@/api/writes/journal'
import { createPlanApi } from '@/api/writes/planApi'
import { revertRequest } from '@/engine/journal/revertRequest'
import { createQueue } from '@/engine/plan/queue'
import type { PlanApi } from '@/engine/plan/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { changesBetween, dotPath } from '@/model/changes'
import { isAlike, isEmpty, isSame, type PlainObject } from '@/model/edits'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { managedFields, uncounted } from '@/model/managed'
import { clearJournal, readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { planAt, Service } from '../engine/plan/service'
import { Records } from '../stored/records'
import { anyText, settings } from './settings'

// Runs in test:all: it undoes generated writes of every type.

/*
 * Undo of an edit or of a deletion gives back the object, or names what it cannot (rules UNDO-1 and REVERT-5), for any
 * object that the API can hold.
 */

// The connection to the database stays open.
beforeAll(() => void new Records())
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => setCurrentUser('mira'))
afterEach(() => setCurrentUser(''))

const image = fc
  .tuple(fc.constantFrom('image/png', 'image/svg+xml', 'image/jpeg'), fc.string({ maxLength: 6 }))
  .map(([type, data]) => `data:${type};base64,${btoa(encodeURIComponent(data))}`)

/** Texts that could be taken for something that is left out. */
const text = fc.oneof(
  anyText,
  anyText.map((end) => `Data: ${end}`),
  anyText.map((end) => `Blob:${end}`),
  anyText.map((end) => `data:text/plain,${end}`),
  fc.constantFrom(
    'left out: 3 prizes',
    'blob:https://console.test/1',
    'apikey',
    'data:image/png;base64',
    'data:image/png;base64,',
    ' data:image/png;base64,AA==',
    'left out: image/png, 22 characters, abc',
    '\u0000',
  ),
  image,
)

const key = fc.oneof(
  anyText,
  fc.constantFrom('accessToken', 'client_secret', 'password', 'apikey', 'imgUrl', 'toJSON', 'id'),
  fc.constantFrom(
    'token',
    '__proto__',
    'constructor',
    'a.b',
    'name.x',
    '0',
    '*',
    '',
    'was',
    'is',
    'kind',
    'text',
    'length',
  ),
)

const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
})).value

const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.oneof(text, image),
  date: fc.constantFrom('2026-03-01T00:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
  boolean: fc.boolean(),
  'integer 0': fc.nat(),
  'number 0': fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
}

/** The value of a field of the contract, with its parts. */
function valueAt(type: EntityType, path: string): fc.Arbitrary<unknown> {
  const values = resourceValues[type] as Readonly<Record<string, string>>
  const kind = values[path] ?? 'text'
  if (kind === 'list') return fc.array(valueAt(type, `${path}.*`), { maxLength: 3 })
  if (kind === 'object') {
    const parts = Object.keys(values).filter(
      (one) => one.startsWith(`${path}.`) && !one.slice(path.length + 1).includes('.'),
    )
    const shape = Object.fromEntries(parts.map((one) => [one.slice(path.length + 1), valueAt(type, one)]))
    return fc.record(shape, { requiredKeys: [] })
  }
  return kinds[kind] ?? (kind.includes('|') ? fc.constantFrom(...kind.split('|')) : fc.nat())
}

/** Any object of a type: fields of the contract, mostly with their values, and others. */
function objectOf(type: EntityType): fc.Arbitrary<PlainObject> {
  const { idField } = resourceFacts[type]
  const fields = Object.keys(resourceValues[type]).filter(
    (path) => !path.includes('.') && path !== idField && path !== 'account',
  )
  const shape = Object.fromEntries(
    fields.map((field) => [
      field,
      fc.oneof({ weight: 6, arbitrary: valueAt(type, field) }, { weight: 1, arbitrary: anyValue }),
    ]),
  )
  return fc
    .tuple(fc.record(shape, { requiredKeys: [] }), fc.dictionary(key, anyValue, { maxKeys: 3 }))
    .map(([known, unknown]) => ({
      ...unknown,
      ...known,
      account: 'to',
      [idField]: type === 'accounts' ? 'to' : 'x',
    }))
}

/** Another version: some fields are set, and some are removed. */
const editsOf = (type: EntityType, before: PlainObject): fc.Arbitrary<PlainObject> =>
  fc.tuple(objectOf(type), fc.subarray(Object.keys(before))).map(([set, removed]) => {
    const kept = Object.entries(before).filter(([field]) => !removed.includes(field))
    const managed = managedFields(type).map((path) => path.split('.')[0])
    // A PATCH of a player can empty a field, but not remove it (decision A2).
    const free = Object.entries(set).filter(
      ([field]) => !managed.includes(field) && (type !== 'players' || Object.hasOwn(before, field)),
    )
    return { ...Object.fromEntries(kept), ...Object.fromEntries(free) }
  })

const overTheWire = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

/** A server that keeps what it gets, and of players the fields that it does not get. */
function serverOf(type: EntityType, service: Service): PlanApi {
  const put = async (_: EntityType, sent: object) => {
    const body = overTheWire(sent) as PlainObject
    const before = service.get('to', { type, id: type === 'accounts' ? 'to' : 'x' })
    service.put('to', type, type === 'players' ? { ...before, ...body } : body)
    return service.get('to', { type, id: type === 'accounts' ? 'to' : 'x' })
  }
  return { ...service.api, create: put, update: put }
}

const blocked = 'Blocked: '

/** The object after a write was taken back, and everything that the plan says about it. */
async function undone(type: EntityType, before: PlainObject, after: PlainObject | undefined) {
  await clearJournal()
  const id = String(before[resourceFacts[type].idField])
  const recorder = await recordWrite({
    operation: after ? 'update' : 'delete',
    type,
    account: type === 'accounts' ? '' : 'to',
    id,
    before,
    after,
  })
  await recorder?.done(after, () => true)
  const { records } = await readJournal()
  const service = new Service({ to: new Map() })
  if (after) service.put('to', type, after)
  const request = { ...revertRequest(records, records), account: 'to' }
  const target = new Map([...service.lists('to'), [type, after ? [overTheWire(after)] : []]])
  const plan = planAt(service, request, { source: target, target })
  const { record } = createPlanApi(new QueryClient()).inPlan?.({ id: 'p', title: 'P', startedAt: 0 }) ?? {}
  const queue = createQueue({
    plan,
    title: 'Revert',
    api: { ...serverOf(type, service), ...(record && { record }) },
  })
  await queue.run()
  const said = plan.rows.flatMap(({ notes, block }) => [...notes, block ? blocked + block.text : ''])
  const errors = Object.values(queue.get().states).flatMap(({ error }) => error ?? [])
  return { now: service.get('to', { type, id }), words: [...said, ...errors].join('\n') }
}

/** The fields that did not come back, and that nothing names. */
const unnamed = (type: EntityType, before: object, now: object, words: string) =>
  changesBetween(uncounted(type, before), uncounted(type, now))
    .map(({ path, was, is }) => ({ name: fieldName(type, dotPath(before, path)), path, was, is }))
    // For the console, an empty object is no value (`isSame`).
    .filter(({ was, is }) => !isSame(is, was) && !(type === 'players' && isEmpty(was) && is === 0))
    .filter(({ name, path: [field] }) => ![blocked, name, String(field)].some((one) => words.includes(one)))
    .map((one) => ({ ...one, words }))

const changed = (type: EntityType) =>
  objectOf(type)
    .chain((before) => editsOf(type, before).map((after) => ({ before, after })))
    .map(overTheWire)
    .filter(({ before, after }) => !isAlike(uncounted(type, before), uncounted(type, after)))

const runs = { ...settings, numRuns: 60, endOnFailure: true }

describe('the undo of any deletion', () => {
  it.each(entityTypes)('gives back the object, or names what it cannot: %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(objectOf(type).map(overTheWire), async (before) => {
        const { now = {}, words } = await undone(type, before, undefined)
        expect(unnamed(type, before, now, words)).toEqual([])
      }),
      runs,
    )
  })
})

describe('the undo of any edit', () => {
  it.each(entityTypes)('gives back the object, or names what it cannot: %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(changed(type), async ({ before, after }) => {
        const { now = {}, words } = await undone(type, before, after)
        expect(unnamed(type, before, now, words)).toEqual([])
      }),
      runs,
    )
  })
})
