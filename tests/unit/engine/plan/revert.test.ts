import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf } from '@/engine/plan/ids'
import { createQueue } from '@/engine/plan/queue'
import type { RevertedWrite } from '@/engine/plan/reverted'
import type { Decisions, ObjectName } from '@/engine/plan/types'
import { isEmpty } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { contentsOf, planAt, Service, worldContents } from './service'

type Fields = Record<string, unknown>

const account = 'to'
const types = ['teams', 'missions', 'prizes', 'players', 'quizzes', 'levels'] as const satisfies EntityType[]

/** A few objects of the mock world in one account. */
const start = (): ReadonlyMap<EntityType, readonly object[]> => {
  const contents = Object.values(worldContents)[0] as ReadonlyMap<EntityType, readonly object[]>
  return new Map(
    types.map((type) => [type, (contents.get(type) ?? []).slice(0, 3).map((row) => ({ ...row, account }))]),
  )
}

interface Written extends ObjectName {
  write: RevertedWrite
}

const requestOf = (written: readonly Written[]) => {
  const byKey = new Map<string, Written[]>()
  for (const one of written) byKey.set(keyOf(one), [one, ...(byKey.get(keyOf(one)) ?? [])])
  return {
    kind: 'revert' as const,
    account,
    title: 'changes',
    objects: [...byKey.values()].map((all) => {
      const { type, id } = all[0] as Written
      return { type, id, name: id, writes: all.map(({ write }) => write) }
    }),
  }
}

const planOf = (service: Service, written: readonly Written[], sides: Decisions['sides'] = {}) =>
  planAt(service, requestOf(written), { decisions: { sides } })

async function carryOut(service: Service, written: readonly Written[], sides?: Decisions['sides']) {
  const plan = planOf(service, written, sides)
  const queue = createQueue({ plan, title: 'Revert', api: service.api })
  await queue.run()
  for (const state of Object.values(queue.get().states)) expect(state.error).toBeUndefined()
  return plan
}

/** Carries out writes, and returns their entries. */
function writerOf(service: Service) {
  let count = 0
  const written: Written[] = []
  const note = (name: ObjectName, before: object | undefined, after: object | undefined) => {
    count += 1
    written.push({ ...name, write: { entry: `e${count}`, before, after } })
  }
  return {
    written,
    async update(name: ObjectName, fields: Fields) {
      const before = service.get(account, name)
      if (!before) return
      const after = await service.api.update(name.type, { ...before, ...fields })
      note(name, before, after as object)
    },
    async create(name: ObjectName, fields: Fields) {
      if (service.get(account, name)) return
      const idField = name.type === 'players' ? 'player' : 'id'
      const after = await service.api.create(name.type, { [idField]: name.id, account, ...fields })
      note(name, undefined, after as object)
    },
    async remove(name: ObjectName) {
      const before = service.get(account, name)
      if (!before) return
      await service.api.remove(account, name)
      note(name, before, undefined)
    },
  }
}

/** Without values that no control shows: an empty list is the same as none. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return Object.fromEntries(parts.map(([key, part]) => [key, filled(part)]))
}

const stateOf = (service: Service) => filled(contentsOf(service, account, start()))

const names = [...start()].flatMap(([type, rows]) =>
  rows.map((row): ObjectName => ({ type, id: idOf(type, row) })),
)
const added: ObjectName[] = [
  { type: 'teams', id: 'new-team' },
  { type: 'missions', id: 'new-mission' },
]

const fieldsOf = (type: EntityType) =>
  fc.record(
    {
      name: fc.constantFrom('One', 'Two', 'Three'),
      ...(type === 'players' ? {} : { description: fc.constantFrom('', 'Some words', 'Others') }),
      tags: fc.constantFrom<string[][]>([], ['a'], ['a', 'b']),
      ...(type === 'players' || type === 'teams' ? { points: fc.nat(1000), credits: fc.nat(1000) } : {}),
      ...(type === 'missions' ? { reward: fc.record({ points: fc.nat(50), credits: fc.nat(50) }) } : {}),
    },
    { requiredKeys: ['name'] },
  )

const operation = fc.constantFrom(...names, ...added).chain((name) =>
  fc.record({
    name: fc.constant(name),
    kind: fc.constantFrom('update', 'update', 'delete', 'create'),
    fields: fieldsOf(name.type),
  }),
)

async function write(
  writer: ReturnType<typeof writerOf>,
  { name, kind, fields }: { name: ObjectName; kind: string; fields: object },
) {
  if (kind === 'update') await writer.update(name, fields as Fields)
  else if (kind === 'delete') await writer.remove(name)
  else await writer.create(name, fields as Fields)
}

describe('reverting all writes', () => {
  it('gives the start, one by one and the newest first, for any sequence of writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 8 }), async (operations) => {
        const service = new Service({ [account]: start() })
        const before = stateOf(service)
        const writer = writerOf(service)
        for (const one of operations) await write(writer, one)
        for (const one of writer.written.toReversed()) await carryOut(service, [one])
        expect(stateOf(service)).toEqual(before)
      }),
      { numRuns: 60, seed: 36 },
    )
  })

  it('gives the start as one plan, and changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 8 }), async (operations) => {
        const service = new Service({ [account]: start() })
        const before = stateOf(service)
        const writer = writerOf(service)
        for (const one of operations) await write(writer, one)
        await carryOut(service, writer.written)
        expect(stateOf(service)).toEqual(before)
        const again = writer.written.map((one) => ({ ...one, write: { ...one.write, isReverted: true } }))
        expect(planOf(service, again).steps).toEqual([])
      }),
      { numRuns: 60, seed: 37 },
    )
  })

  it('keeps what others changed since, and what players earned', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(500), fc.nat(500), fc.nat(500), async (set, earned, credits) => {
        const service = new Service({ [account]: start() })
        const team = names[0] as ObjectName
        const was = service.get(account, team) as Fields
        const writer = writerOf(service)
        await writer.update(team, { points: set, name: 'Renamed' })
        const now = service.get(account, team) as Fields
        service.put(account, 'teams', { ...now, points: set + earned, credits, description: 'By others' })
        await carryOut(service, writer.written)
        const after = service.get(account, team) as Fields
        expect(after).toMatchObject({ name: was.name, description: 'By others', credits })
        expect(after.points).toBe(Number(was.points ?? 0) + earned)
      }),
      { numRuns: 30, seed: 38 },
    )
  })
})

const mission: ObjectName = { type: 'missions', id: idOf('missions', start().get('missions')?.[0] ?? {}) }

async function renamed(others: Fields = {}) {
  const service = new Service({ [account]: start() })
  const was = service.get(account, mission) as Fields
  const writer = writerOf(service)
  await writer.update(mission, { name: 'Mine', category: 'Mine' })
  service.put(account, 'missions', { ...service.get(account, mission), ...others })
  return { service, was, written: writer.written }
}

describe('reverting a change', () => {
  it('shows fields that others changed since as conflicts, and keeps them unless the user decides otherwise', async () => {
    const { service, was, written } = await renamed({ name: 'Theirs' })
    const plan = await carryOut(service, written)
    expect(plan.rows[0]).toMatchObject({ verdict: 'differs' })
    expect(plan.rows[0]?.diffs[0]).toMatchObject({
      key: 'name',
      source: was.name,
      target: 'Theirs',
      set: 'Mine',
    })
    expect(service.get(account, mission)).toMatchObject({ name: 'Theirs' })
    expect(service.get(account, mission)?.category).toEqual(was.category)
    await carryOut(service, written, { [keyOf(mission)]: { name: 'source' } })
    expect(service.get(account, mission)?.name).toBe(was.name)
  })

  it('deletes nothing if the value that comes back reads like a deletion', async () => {
    const { service, written } = await renamed({ name: 'Theirs' })
    const [one] = written as [Written]
    const before = { ...one.write.before, name: 'Deleted' }
    const sides = { [keyOf(mission)]: { name: 'source' } } as const
    const plan = await carryOut(service, [{ ...one, write: { ...one.write, before } }], sides)
    expect(plan.steps.map(({ action }) => action)).toEqual(['update'])
    expect(service.get(account, mission)?.name).toBe('Deleted')
  })

  it('takes back one field alone', async () => {
    const { service, was, written } = await renamed()
    const [one] = written as [Written]
    await carryOut(service, [{ ...one, write: { ...one.write, field: 'name' } }])
    expect(service.get(account, mission)).toMatchObject({ name: was.name, category: 'Mine' })
  })

  it('leaves the availability as it is if the change did not touch it', async () => {
    const { service, written } = await renamed({ isAvailable: false })
    await carryOut(service, written)
    expect(service.get(account, mission)?.isAvailable).toBe(false)
  })

  it('is blocked if the object was deleted meanwhile', async () => {
    const { service, written } = await renamed()
    service.drop(account, mission)
    expect(planOf(service, written).rows[0]?.block?.text).toMatch(/^It does not exist any more/)
  })
})

describe('reverting a deletion', () => {
  async function deleted() {
    const service = new Service({ [account]: start() })
    const writer = writerOf(service)
    await writer.remove(mission)
    return { service, written: writer.written }
  }

  it('says what does not come back, and names what is gone (rule REVERT-5)', async () => {
    const { service, written } = await deleted()
    const [one] = written as [Written]
    const before = { ...one.write.before, requirement: { achievements: ['gone'] } }
    const plan = planOf(service, [{ ...one, write: { ...one.write, before } }])
    expect(plan.rows[0]?.notes.join(' ')).toMatch(/does not come back.*“gone”, which does not exist/)
  })

  it('is blocked if the id is taken by another object (rule REVERT-4)', async () => {
    const { service, written } = await deleted()
    service.put(account, 'missions', { id: mission.id, account, name: 'Another' })
    expect(planOf(service, written).rows[0]?.block?.text).toMatch(/^Its id is taken/)
  })

  it('changes nothing if the same object exists again', async () => {
    const { service, written } = await deleted()
    service.put(account, 'missions', (written[0] as Written).write.before as object)
    expect(planOf(service, written)).toMatchObject({ steps: [], rows: [{ verdict: 'identical' }] })
  })
})

describe('reverting a create', () => {
  it('never deletes an object that others changed since without a decision', async () => {
    const service = new Service({ [account]: start() })
    const writer = writerOf(service)
    const name: ObjectName = { type: 'teams', id: 'new-team' }
    await writer.create(name, { name: 'New' })
    service.put(account, 'teams', { ...service.get(account, name), description: 'By others' })
    expect(planOf(service, writer.written)).toMatchObject({ steps: [], rows: [{ verdict: 'differs' }] })
    await carryOut(service, writer.written, { [keyOf(name)]: { object: 'source' } })
    expect(service.get(account, name)).toBeUndefined()
  })

  it('names what uses the object', async () => {
    const service = new Service({ [account]: start() })
    const writer = writerOf(service)
    await writer.create({ type: 'teams', id: 'new-team' }, { name: 'New' })
    const player = names.find(({ type }) => type === 'players') as ObjectName
    service.put(account, 'players', { ...service.get(account, player), team: 'new-team' })
    const [row] = planOf(service, writer.written).rows
    expect(row).toMatchObject({ verdict: 'delete' })
    expect(row?.notes.join()).toMatch(/^Will be left dangling/)
  })
})
