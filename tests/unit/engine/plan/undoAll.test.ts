import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { revertRequest } from '@/engine/journal/revertRequest'
import { createQueue } from '@/engine/plan/queue'
import { mayBeDone } from '@/model/journal'
import { endNote } from '@/parts/plan/texts'
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
  once,
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
      thrown: fc.constantFrom(status(403), status(409), status(500), timeout()),
      isLate: fc.boolean(),
    }),
    { nil: undefined, freq: 2 },
  ),
  { minLength: 6, maxLength: 30 },
)

const uncertain = /It is not certain whether the server carried out/

describe('Undo all of a plan whose calls and reads fail in any way (rule UNDO-4)', () => {
  it.each(Object.entries(plans))(
    'takes back everything that a %s has done, and marks what is not certain',
    async (_, one) => {
      await fc.assert(
        fc.asyncProperty(faults, async (planned) => {
          await clearJournal()
          const service = setUp(single(6), one.target)
          const start = missionsOf(service)
          let call = 0
          const api = failing(service.api, (name) => {
            const fault = planned[call]
            call += 1
            // A refusal with 403 has no effect.
            const isLate = fault?.isLate === true && fault.thrown.status !== 403
            return fault && { ...fault, isLate: isLate && !name.startsWith('read') }
          })
          const plan = one.plan(service)
          const queue = createQueue({ plan, title: 'Plan', api: journalled(api), parallel: 2 })
          await queue.run()
          const all = await entries()
          const undone = planAt(service, revertRequest(all.filter(mayBeDone), all))
          for (const { object, outcome } of all.filter(mayBeDone)) {
            const row = undone.rows.find(({ id }) => id === object)
            expect(row?.notes.some((note) => uncertain.test(note))).toBe(outcome !== 'done')
          }
          const revert = createQueue({ plan: undone, title: 'Revert', api: journalled(service.api) })
          await revert.run()
          expect(missionsOf(service)).toEqual(start)
        }),
        { numRuns: 25, seed: 59 },
      )
    },
  )
})

describe('the end of a plan (rule PLANSCREEN-11)', () => {
  const ended = async (api: Service['api'], service: Service) => {
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api: journalled(api), parallel: 1 })
    await queue.run()
    return queue.get()
  }

  it('has nothing to say of what was saved as it was sent', async () => {
    const service = setUp(single(2))
    expect(endNote(await ended(service.api, service))).toBeUndefined()
  })

  it('names values that the server saved instead', async () => {
    const service = setUp(single(1))
    const api = {
      ...service.api,
      create: (type: Parameters<Service['api']['create']>[0], object: object) =>
        service.api.create(type, { ...object, name: 'Mission A!' }),
    }
    expect(endNote(await ended(api, service))).toBe(
      'Mission a: The server saved other values: Name is Mission A!, not Mission a.',
    )
  })

  it('counts objects with other values where they are many', async () => {
    const service = setUp(single(5))
    const api = {
      ...service.api,
      create: (type: Parameters<Service['api']['create']>[0], object: object) =>
        service.api.create(type, { ...object, name: 'Other' }),
    }
    expect(endNote(await ended(api, service))).toBe(
      'The server saved other values of Mission a, Mission b, Mission c and 2 more.',
    )
  })

  it('says which object is there although the server refused it, and what is not certain', async () => {
    const there = setUp(single(2))
    expect(endNote(await ended(once(there.api, 'create a', status(409), true), there))).toBe(
      'The server responded with an error, but it has Mission a.',
    )
    await clearJournal()
    const lost = setUp(single(2))
    const api = failing(lost.api, (call) =>
      call === 'create a' || call === 'read a' ? { thrown: timeout(), isLate: true } : undefined,
    )
    expect(endNote(await ended(api, lost))).toBe(
      'It is not certain whether the server carried out Mission a.',
    )
  })
})
