import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { revertRequest } from '@/engine/journal/revertRequest'
import { createQueue } from '@/engine/plan/queue'
import { clearJournal, readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from '../../stored/records'
import { planAt, type Service } from './service'
import {
  copyAll,
  deactivate,
  deleteAll,
  failing,
  ids,
  journalled,
  setUp,
  single,
  status,
  timeout,
} from './support'

// The connection to the database stays open.
beforeAll(() => void new Records())
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  setCurrentUser('mira')
  await clearJournal()
})
afterEach(() => setCurrentUser(''))

/** What counts of the missions: a deleted one comes back with the defaults of a create. */
const missionsOf = (service: Service) =>
  (service.lists('to').get('missions') ?? [])
    .map((one) => one as { id: string; name: string; isAvailable?: boolean })
    .map(({ id, name, isAvailable = true }) => ({ id, name, isAvailable }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
const entries = async () => (await readJournal()).records

const plans = {
  copy: { plan: copyAll, target: [] as object[] },
  edit: { plan: (service: Service) => deactivate(service), target: single(6) },
  delete: { plan: (service: Service) => deleteAll(service, ids), target: single(6) },
}

const faults = fc.array(
  fc.option(
    fc.record({
      thrown: fc.constantFrom(status(403), status(422), status(500), status(502), timeout()),
      isLate: fc.boolean(),
    }),
    { nil: undefined },
  ),
  { maxLength: 12 },
)

describe('the journal of a plan whose calls fail in any way', () => {
  it.each(Object.entries(plans))(
    'has one entry for each object of a %s, and its revert gives the start',
    async (_, one) => {
      await fc.assert(
        fc.asyncProperty(faults, async (planned) => {
          await clearJournal()
          const service = setUp(single(6), one.target)
          const start = missionsOf(service)
          let call = 0
          const api = journalled(
            failing(service.api, (name) => {
              if (name.startsWith('read')) return undefined
              const fault = planned[call]
              call += 1
              // A refusal has no effect.
              return fault && { ...fault, isLate: fault.isLate && fault.thrown.isUncertain }
            }),
          )
          const queue = createQueue({
            plan: one.plan(service),
            title: 'Plan',
            why: 'Spring',
            api,
            parallel: 2,
          })
          await queue.run()
          for (
            let attempt = 0;
            attempt < 8 && Object.values(queue.get().states).some(({ status: is }) => is === 'failed');
            attempt += 1
          ) {
            queue.retry()
            await queue.run()
          }
          const all = await entries()
          expect(all.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'done'))
          expect(new Set(all.map(({ object }) => object)).size).toBe(6)
          expect(all.every(({ plan, why }) => plan?.id === queue.get().id && why === 'Spring')).toBe(true)
          const revert = createQueue({
            plan: planAt(service, revertRequest(all, all)),
            title: 'Revert',
            api: journalled(service.api),
          })
          await revert.run()
          expect(missionsOf(service)).toEqual(start)
          expect(Object.values(revert.get().states).every(({ status: is }) => is === 'done')).toBe(true)
          const again = await entries()
          expect(planAt(service, revertRequest(all, again)).steps).toEqual([])
        }),
        { numRuns: 10, seed: 7 },
      )
    },
  )
})

describe('two tabs that revert the same entries', () => {
  it('carry it out once, also points', async () => {
    const team = { id: 't', account: 'to', name: 'T', points: 100 }
    const service = setUp([], [])
    service.put('to', 'teams', team)
    const api = journalled(service.api)
    const plan = planAt(service, {
      kind: 'changes',
      account: 'to',
      objects: [{ type: 'teams', id: 't', changes: [{ path: ['points'], was: 100, is: 150 }] }],
    })
    await createQueue({ plan, title: 'Raise', api }).run()
    service.put('to', 'teams', { ...service.get('to', { type: 'teams', id: 't' }), points: 160 })
    const all = await entries()
    const [one, two] = [1, 2].map(() =>
      createQueue({ plan: planAt(service, revertRequest(all, all)), title: 'Revert', api }),
    )
    await one?.run()
    service.put('to', 'teams', { ...service.get('to', { type: 'teams', id: 't' }), points: 115 })
    await two?.run()
    expect(service.get('to', { type: 'teams', id: 't' })?.points).toBe(115)
    expect(Object.values(two?.get().states ?? {})).toMatchObject([{ outcome: 'unchanged' }])
  })
})

describe('a plan that goes on after a reload', () => {
  it('completes the entry of the step that was under way, and adds no other', async () => {
    const service = setUp([], single(1))
    const api = journalled(
      failing(service.api, (name) =>
        name.startsWith('update')
          ? { thrown: timeout(), isLate: true }
          : name.startsWith('read') && service.calls.length > 0
            ? { thrown: status(502) }
            : undefined,
      ),
    )
    const before = createQueue({ plan: deactivate(service, ['a']), title: 'Plan', api })
    await before.run()
    expect(await entries()).toMatchObject([{ outcome: 'unknown' }])
    const after = createQueue({ state: before.get(), api: journalled(service.api) })
    after.retry()
    await after.run()
    expect(await entries()).toMatchObject([{ outcome: 'done', object: 'a' }])
    expect(service.effects).toHaveLength(1)
  })
})
