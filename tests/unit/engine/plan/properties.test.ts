import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createQueue } from '@/engine/plan/queue'
import type { BundleObject, Plan, PlanApi, PlanRequest, QueueRecords, QueueState } from '@/engine/plan/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { ApiError } from '@/model/apiError'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { settings } from '../../property/settings'
import { bare, contentsOf, planAt, Service, worldAccounts, worldContents } from './service'

/** Plans take longer than what the other properties are about. */
const few = { ...settings, numRuns: 40 }

type Contents = ReadonlyMap<EntityType, readonly object[]>

const objectsOf = (contents: Contents): BundleObject[] =>
  [...contents].flatMap(([type, rows]) => rows.map((object) => ({ type, id: idOf(type, object), object })))

const bareOf = (contents: Contents) =>
  Object.fromEntries(
    objectsOf(contents)
      .map(({ type, id, object }) => [`${type} ${id}`, bare(type, object, object)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const importOf = (contents: Contents): PlanRequest => ({
  kind: 'import',
  account: 'empty',
  file: 'programme.json',
  objects: objectsOf(contents),
})

const carriedOut = async (plan: Plan, api: PlanApi) => {
  const queue = createQueue({ plan, title: 'Import', api })
  await queue.run()
  return queue.get()
}

describe.each(worldAccounts)('all objects of %s, imported into an empty account', (account) => {
  const contents = worldContents[account] as Contents

  it('differ only in the account and in fields that the server counts, and are identical in a second plan (rule PLAN-9)', async () => {
    const service = new Service({ empty: new Map() })
    const plan = planAt(service, importOf(contents))
    expect(plan.rows.flatMap(({ block }) => block?.text ?? [])).toEqual([])
    const { states } = await carriedOut(plan, service.api)
    expect(Object.values(states).filter(({ status }) => status !== 'done')).toEqual([])
    expect(contentsOf(service, 'empty', contents)).toEqual(bareOf(contents))

    const second = planAt(service, importOf(contents))
    expect(second.rows.filter(({ verdict }) => verdict !== 'identical')).toEqual([])
    expect(second.steps).toEqual([])
  })
})

/** Every reference of the contract between objects of an account. */
const fields = entityTypes.flatMap((type) =>
  Object.entries(resourceFacts[type].refersTo).map(([field, to]) => ({ type, field, to: to as EntityType })),
)

function withReference(object: object, [key = '', ...rest]: readonly string[], id: string): object {
  const fieldsOf = object as Record<string, unknown>
  if (rest.length === 0) return { ...object, [key]: id }
  if (rest[0] === '*') {
    const list = (fieldsOf[key] ?? []) as unknown[]
    return { ...object, [key]: [...list, rest.length === 1 ? id : withReference({}, rest.slice(1), id)] }
  }
  return { ...object, [key]: withReference((fieldsOf[key] ?? {}) as object, rest, id) }
}

/** Accounts whose objects refer to each other at random, in circles too, and to what does not exist. */
const programmes = fc
  .array(fc.tuple(fc.constantFrom(...fields), fc.nat(2), fc.nat(3)), { minLength: 1, maxLength: 25 })
  .map((entries): Contents => {
    const objects = new Map<string, { type: EntityType; object: object }>()
    for (const [{ type, field, to }, of, named] of entries) {
      const key = `${type} ${of}`
      const blank = { [resourceFacts[type].idField]: String(of), account: 'source', name: `${type} ${of}` }
      const before = objects.get(key)?.object ?? blank
      // A streak has room for one mission.
      const isFull = type === 'streaks' && field === 'objectives.missions.*' && 'objectives' in before
      if (!isFull) objects.set(key, { type, object: withReference(before, field.split('.'), String(named)) })
      const target = `${to} ${named}`
      if (named < 3 && !objects.has(target))
        objects.set(target, {
          type: to,
          object: { [resourceFacts[to].idField]: String(named), account: 'source', name: target },
        })
    }
    const contents = new Map<EntityType, object[]>()
    for (const { type, object } of objects.values())
      contents.set(type, [...(contents.get(type) ?? []), object])
    return contents
  })

test('any programme is copied completely, and no object is created before those that it refers to', async () => {
  await fc.assert(
    fc.asyncProperty(programmes, async (contents) => {
      const service = new Service({ empty: new Map() })
      const existing = new Set(objectsOf(contents).map(({ type, id }) => `${type} ${id}`))
      // A service that checks references: only what exists nowhere is allowed to be missing.
      const strict: PlanApi = {
        ...service.api,
        create: async (type, object) => {
          for (const { type: of, field, to } of fields)
            if (of === type)
              for (const id of idsAt(object, field.split('.')))
                if (existing.has(`${to} ${id}`) && !service.get('empty', { type: to, id }))
                  throw new ApiError({ kind: 'status', status: 422, message: `${to} ${id} does not exist` })
          return service.api.create(type, object)
        },
      }
      const { states } = await carriedOut(planAt(service, importOf(contents)), strict)
      expect(Object.values(states).filter(({ status }) => status !== 'done')).toEqual([])
      expect(contentsOf(service, 'empty', contents)).toEqual(bareOf(contents))
      expect(planAt(service, importOf(contents)).steps).toEqual([])
    }),
    few,
  )
})

function idsAt(value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return typeof value === 'string' && value !== '' ? [value] : []
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => idsAt(item, rest)) : []
  return typeof value === 'object' && value !== null
    ? idsAt((value as Record<string, unknown>)[key], rest)
    : []
}

/** An API whose connection is lost at the nth call, before or after the call took effect. No later call returns. */
function cutAt(api: PlanApi, nth: number, isLate: boolean, onCut: () => void): PlanApi {
  let count = 0
  const never = new Promise<never>(() => undefined)
  const through =
    <A extends unknown[], T>(send: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      count += 1
      if (count > nth || (count === nth && !isLate)) {
        if (count === nth) onCut()
        return never
      }
      const response = await send(...args)
      if (count < nth) return response
      onCut()
      return never
    }
  return {
    read: through(api.read),
    create: through(api.create),
    update: through(api.update),
    remove: through(api.remove),
    copyImage: through(api.copyImage),
  }
}

/** A request about a programme, and the service before it is carried out. */
const requests = fc.constantFrom<(contents: Contents) => [PlanRequest, Service]>(
  (contents) => [importOf(contents), new Service({ empty: new Map() })],
  (contents) => [
    { kind: 'delete', account: 'source', objects: objectsOf(contents) },
    new Service({ source: contents }),
  ],
  (contents) => [
    {
      kind: 'edit',
      account: 'source',
      objects: objectsOf(contents),
      edit: { set: 'tags', add: ['new'], remove: [] },
    },
    new Service({ source: contents }),
  ],
)

test('a queue that is interrupted at any call and resumed ends as without the interruption', async () => {
  await fc.assert(
    fc.asyncProperty(
      programmes,
      requests,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.boolean()), { minLength: 1, maxLength: 3 }),
      async (contents, request, cuts) => {
        const [wanted, undisturbed] = request(contents)
        const plan = planAt(undisturbed, wanted)
        await carriedOut(plan, undisturbed.api)

        const [, service] = request(contents)
        let kept: string | undefined
        const records: QueueRecords = {
          load: async () => kept && JSON.parse(kept),
          save: async (queue) => {
            kept = JSON.stringify(queue)
          },
          clear: async () => {
            kept = undefined
          },
        }
        let source: { plan: Plan } | { state: QueueState } = { plan }
        for (const [nth, isLate] of cuts) {
          let onCut: () => void = () => undefined
          const cut = new Promise<void>((resolve) => {
            onCut = resolve
          })
          const api = cutAt(service.api, nth, isLate, onCut)
          // What the tab writes after it was closed is lost.
          let isOpen = true
          const own: QueueRecords = {
            ...records,
            save: async (queue) => (isOpen ? records.save(queue) : undefined),
            clear: async () => (isOpen ? records.clear() : undefined),
          }
          const queue = createQueue({ ...source, title: 'Any', api, records: own })
          await Promise.race([queue.run(), cut])
          isOpen = false
          if (!kept) break
          source = { state: JSON.parse(kept) as QueueState }
        }
        if (kept) {
          const queue = createQueue({ ...source, title: 'Any', api: service.api, records })
          await queue.run()
          expect(Object.values(queue.get().states).filter(({ status }) => status !== 'done')).toEqual([])
        }
        expect(kept).toBeUndefined()
        const account = wanted.kind === 'copy' ? wanted.to : wanted.account
        expect(contentsOf(service, account, contents)).toEqual(contentsOf(undisturbed, account, contents))
        // Nothing that changes was carried out twice.
        const effects = service.effects.toSorted()
        expect(effects).toEqual(undisturbed.effects.toSorted())
      },
    ),
    few,
  )
})

/** Everything that a call can end with. */
const faults = fc.constantFrom(
  ...[400, 403, 404, 409, 422, 429, 500, 502, 503].map((status) => ({ kind: 'status', status }) as const),
  { kind: 'timeout' } as const,
  { kind: 'fetch' } as const,
  { kind: 'parsing', status: 200 } as const,
)

test('any failure of any call ends with a message, and retries complete the plan', async () => {
  await fc.assert(
    fc.asyncProperty(
      programmes,
      requests,
      fc.array(fc.tuple(faults, fc.integer({ min: 1, max: 20 }), fc.boolean()), {
        minLength: 1,
        maxLength: 5,
      }),
      async (contents, request, planned) => {
        const [wanted, undisturbed] = request(contents)
        const plan = planAt(undisturbed, wanted)
        await carriedOut(plan, undisturbed.api)

        const [, service] = request(contents)
        let count = 0
        const through =
          <A extends unknown[], T>(send: (...args: A) => Promise<T>) =>
          async (...args: A): Promise<T> => {
            count += 1
            const found = planned.find(([, nth]) => nth === count)
            if (!found) return send(...args)
            const [fault, , isLate] = found
            // A request that the server refused had no effect.
            const isRefused = fault.kind === 'status' && fault.status < 500
            if (isLate && !isRefused) await send(...args)
            throw new ApiError({ ...fault, message: `Fault ${fault.kind}` })
          }
        const api: PlanApi = {
          read: through(service.api.read),
          create: through(service.api.create),
          update: through(service.api.update),
          remove: through(service.api.remove),
          copyImage: service.api.copyImage,
        }
        const queue = createQueue({ plan, title: 'Any', api, wait: async () => undefined })
        await queue.run()
        for (let tries = 0; tries < 6; tries += 1) {
          const states = Object.values(queue.get().states)
          for (const { status, error } of states) {
            expect(['done', 'failed', 'held']).toContain(status)
            if (status === 'failed') expect(error).toMatch(/\w+/)
          }
          if (states.every(({ status }) => status === 'done')) break
          queue.retry()
          await queue.run()
        }
        expect(Object.values(queue.get().states).filter(({ status }) => status !== 'done')).toEqual([])
        const account = wanted.kind === 'copy' ? wanted.to : wanted.account
        expect(contentsOf(service, account, contents)).toEqual(contentsOf(undisturbed, account, contents))
      },
    ),
    few,
  )
})
