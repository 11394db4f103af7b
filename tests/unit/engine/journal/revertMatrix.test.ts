import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { revertRequest } from '@/engine/journal/revertRequest'
import { keyOf } from '@/engine/plan/ids'
import { createQueue } from '@/engine/plan/queue'
import type { ObjectName, Plan, PlanRequest } from '@/engine/plan/types'
import { changesByEdit, type ValueEdit } from '@/engine/plan/valueEdits'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { resultText } from '@/parts/plan/texts'
import { clearJournal, readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from '../../stored/records'
import { contentsOf, planAt, Service } from '../plan/service'
import { journalled } from '../plan/support'

/*
 * The revert of each kind of plan, and of that revert: the account has again what it had (rules REVERT-1 and REVERT-6).
 */

// The connection to the database stays open.
beforeAll(() => void new Records())
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  setCurrentUser('mira')
  await clearJournal()
})
afterEach(() => setCurrentUser(''))

const december = { from: '2026-12-01T08:00:00.000Z', to: '2026-12-24T20:00:00.000Z' }
const part = { account: 'to', description: 'Kept', tags: ['winter'], category: 'Sport', isAvailable: true }

/** The account that is written to: objects that need each other, with dates, rewards, prices and limits. */
const rows = new Map<EntityType, readonly object[]>([
  [
    'missions',
    [
      {
        ...part,
        id: 'walk',
        name: 'Walk',
        active: december,
        period: 'daily',
        reward: { points: 10, credits: 5 },
      },
      {
        ...part,
        id: 'run',
        name: 'Run',
        requirement: { missions: ['walk'] },
        limitCount: true,
        countLimit: 3,
        reward: { points: 15 },
      },
    ],
  ],
  ['prizes', [{ ...part, id: 'mug', name: 'Mug', credits: 300, active: december, period: 'all-time' }]],
  [
    'raffles',
    [
      {
        ...part,
        id: 'draw',
        name: 'Draw',
        credits: 20,
        active: december,
        drawTime: december.to,
        prizes: [{ id: 'mug', count: 2 }],
      },
    ],
  ],
])

const names: ObjectName[] = [...rows].flatMap(([type, list]) =>
  list.map((row) => ({ type, id: idOf(type, row) })),
)

/** Objects of another account or of a file: two that are there with other values, and one that is new. */
const arriving = new Map<EntityType, readonly object[]>([
  [
    'missions',
    [
      { ...part, account: 'from', id: 'walk', name: 'Long walk', reward: { points: 40, credits: 5 } },
      { ...part, account: 'from', id: 'swim', name: 'Swim', requirement: { missions: ['walk'] } },
    ],
  ],
  ['prizes', [{ ...part, account: 'from', id: 'mug', name: 'Mug', credits: 450 }]],
])

const setUp = () => new Service({ from: arriving, to: rows })

const contents = (service: Service) => contentsOf(service, 'to', rows)

/** Takes all values of the source where both sides differ. */
function overwriting(service: Service, request: PlanRequest): Plan {
  const { rows: found } = planAt(service, request)
  const sides = Object.fromEntries(
    found.map(({ key, diffs }) => [
      key,
      Object.fromEntries(diffs.map((diff) => [diff.key, 'source' as const])),
    ]),
  )
  return planAt(service, request, { decisions: { sides } })
}

/** Each object with the changes of an edit, as from 'Change values' and from the calendar. */
function changing(service: Service, edit: ValueEdit): Plan {
  const objects = names.flatMap((name) => {
    const changes = changesByEdit(name.type, service.get('to', name) ?? {}, edit)
    return changes.length > 0 ? [{ ...name, changes }] : []
  })
  return planAt(service, { kind: 'changes', account: 'to', objects })
}

const editing = (edit: Extract<PlanRequest, { kind: 'edit' }>['edit']) => (service: Service) =>
  planAt(service, { kind: 'edit', account: 'to', objects: names, edit })

const kinds: Readonly<Record<string, (service: Service) => Plan>> = {
  'Deactivate of a selection': editing({ set: 'isAvailable', value: false }),
  'Category of a selection': editing({ set: 'category', value: 'Spring' }),
  'a removed category': editing({ set: 'category', value: '' }),
  'Tags of a selection': editing({ set: 'tags', add: ['spring'], remove: ['winter'] }),
  'Change values: a factor': (service) =>
    changing(service, {
      kind: 'number',
      path: 'reward.points',
      operation: 'multiply',
      amount: 1.2,
      round: 1,
    }),
  'Change values: a price': (service) =>
    changing(service, { kind: 'number', path: 'credits', operation: 'set', amount: 310, round: 1 }),
  'Change values: a period': (service) => changing(service, { kind: 'period', value: 'weekly' }),
  'Change values: a limit': (service) => changing(service, { kind: 'limit', count: 9 }),
  'Change values: a date': (service) =>
    changing(service, { kind: 'date', path: 'active.to', value: '2026-12-31T20:00:00.000Z' }),
  'a move in the calendar': (service) =>
    changing(service, { kind: 'shift', paths: ['active.from', 'active.to', 'drawTime'], days: 7 }),
  'a deletion': (service) => planAt(service, { kind: 'delete', account: 'to', objects: names }),
  'a copy from another account': (service) =>
    overwriting(service, { kind: 'copy', from: 'from', to: 'to', objects: 'all' }),
  'an import': (service) =>
    overwriting(service, {
      kind: 'import',
      account: 'to',
      file: 'winter.json',
      objects: [...arriving].flatMap(([type, list]) =>
        list.map((object) => ({ type, id: idOf(type, object), object })),
      ),
    }),
}

const entriesOf = async (plan: string) =>
  (await readJournal()).records.filter((record) => record.plan?.id === plan)

/** Carries out a plan with a journal. Returns the entries. */
async function carriedOut(service: Service, plan: Plan, title: string, verb?: 'revert') {
  const queue = createQueue({ plan, title, api: journalled(service.api), ...(verb && { verb }) })
  await queue.run()
  const state = queue.get()
  for (const { error, status } of Object.values(state.states))
    expect([error, status]).toEqual([undefined, 'done'])
  return { entries: await entriesOf(state.id), state }
}

async function reverted(service: Service, entries: Awaited<ReturnType<typeof entriesOf>>) {
  const request = revertRequest(entries, (await readJournal()).records)
  const plan = planAt(service, request)
  expect(plan.rows.filter(({ verdict }) => verdict === 'differs' || verdict === 'blocked')).toEqual([])
  return carriedOut(service, plan, `Revert ${request.title}`, 'revert')
}

describe('the revert of each kind of plan', () => {
  it.each(Object.entries(kinds))('gives back what was there: %s', async (_, planOf) => {
    const service = setUp()
    const start = contents(service)
    const plan = planOf(service)
    expect(plan.steps.length).toBeGreaterThan(0)
    const { entries } = await carriedOut(service, plan, 'Winter')
    const after = contents(service)
    expect(after).not.toEqual(start)
    expect(entries.every(({ outcome }) => outcome === 'done')).toBe(true)

    const back = await reverted(service, entries)
    expect(contents(service)).toEqual(start)
    const objects = new Set(
      entries.map(({ type, object }) => keyOf({ type: type as EntityType, id: object })),
    )
    const count = { all: objects.size, done: objects.size, failed: 0 }
    expect(resultText(back.state, count)).toBe('Reverted the plan “Winter”')

    // The revert is in the journal and can be taken back itself.
    await reverted(service, back.entries)
    expect(contents(service)).toEqual(after)
  })

  it.each(Object.entries(kinds))('of one object leaves the others as they are: %s', async (_, planOf) => {
    const service = setUp()
    const start = contents(service)
    const { entries } = await carriedOut(service, planOf(service), 'Winter')
    const after = contents(service)
    const [first] = entries
    if (!first) throw new Error('no entry')
    const key = keyOf({ type: first.type as EntityType, id: first.object })
    await reverted(
      service,
      entries.filter(({ type, object }) => type === first.type && object === first.object),
    )
    const { [key]: was, ...others } = contents(service)
    const { [key]: __, ...othersAfter } = after
    expect(was).toEqual(start[key])
    expect(others).toEqual(othersAfter)
  })
})
