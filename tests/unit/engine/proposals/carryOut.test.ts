import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOfRow } from '@/engine/plan/proposal'
import { isEmpty } from '@/model/edits'
import { settings } from '../../property/settings'
import { contentsOf, planAt, Service } from '../plan/service'
import { changes, type Fields, requests } from './requests'
import { account, carriedOut, opened, proposalWith, sent, start, statesOf } from './support'

/* What a proposal does to an account (rules PROPOSE-1, PROPOSE-5 and PROPOSE-6). */

const some = { ...settings, numRuns: 60 }

/** Without values that no control shows: an empty list is the same as none. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return Object.fromEntries(parts.map(([key, part]) => [key, filled(part)]))
}

const stateOf = (service: Service) => filled(contentsOf(service, account, start()))
const fresh = () => new Service({ [account]: start() })

describe('a proposal of any plan', () => {
  it('does what the plan would have done, and is done afterwards (rules PROPOSE-1 and PROPOSE-6)', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const [own, other] = [fresh(), fresh()]
        const plan = planAt(own, request)
        if (plan.steps.length === 0) return
        await carriedOut(own, plan)
        const proposal = await sent(planAt(other, request))
        const preview = opened(other, proposal)
        expect(new Set(Object.values(statesOf(preview)))).toEqual(new Set(['as-reviewed']))
        await carriedOut(other, preview)
        expect(stateOf(other)).toEqual(stateOf(own))
        const again = opened(other, proposal)
        expect(new Set(Object.values(statesOf(again)))).toEqual(new Set(['done']))
        expect(again.steps).toEqual([])
      }),
      some,
    )
  })

  it('never overwrites unasked what others changed since: each of their fields stays or is as proposed', async () => {
    await fc.assert(
      fc.asyncProperty(changes, changes, async (proposed, others) => {
        const service = fresh()
        const once = new Map(proposed.map((one) => [`${one.type} ${one.id}`, one]))
        const plan = planAt(service, { kind: 'changes', account, objects: [...once.values()] })
        if (plan.steps.length === 0) return
        const proposal = await sent(plan)
        for (const { type, id, changes: all } of others) {
          const now = service.get(account, { type, id }) as Fields
          const fields = Object.fromEntries(all.map(({ path: [field], is }) => [field, is]))
          await service.api.update(type, { ...now, ...fields })
        }
        const before = stateOf(service) as Record<string, Fields>
        const preview = opened(service, proposal)
        await carriedOut(service, preview)
        const after = stateOf(service) as Record<string, Fields>
        for (const row of preview.rows) {
          const { before: was = {}, after: wanted = {} } =
            proposal.rows.find(({ type, id }) => type === row.type && id === row.id) ?? {}
          const isOpen = row.proposed === 'conflict'
          if (isOpen) expect(after[row.key]).toEqual(before[row.key])
          else
            for (const [field, value] of Object.entries(before[row.key] ?? {}))
              if (JSON.stringify((was as Fields)[field]) === JSON.stringify((wanted as Fields)[field]))
                expect(after[row.key]?.[field]).toEqual(value)
        }
      }),
      some,
    )
  })
})

describe('the state of a row (rule PROPOSE-5)', () => {
  const [{ id = '' } = {}] = start().get('missions') as { id: string }[]
  const name = { type: 'missions', id } as const
  const rename = (service: Service) => {
    const was = service.get(account, name)?.name
    const change = { path: ['name'], was, is: 'Proposed' }
    return sent(planAt(service, { kind: 'changes', account, objects: [{ ...name, changes: [change] }] }))
  }
  const set = async (service: Service, fields: Fields) =>
    service.api.update('missions', { ...service.get(account, name), ...fields })
  const only = (plan: ReturnType<typeof opened>) => plan.rows[0]

  it('is a conflict if the same field has another value now, which is written only when a side is chosen', async () => {
    const service = fresh()
    const proposal = await rename(service)
    await set(service, { name: 'Of somebody else' })
    const plan = opened(service, proposal)
    expect(only(plan)?.proposed).toBe('conflict')
    expect(plan.steps).toEqual([])
    const { key } = plan.rows[0] ?? { key: '' }
    const chosen = opened(service, proposal, { sides: { [key]: { name: 'source' } } })
    await carriedOut(service, chosen)
    expect(service.get(account, name)?.name).toBe('Proposed')
  })

  it('is changed elsewhere if another field differs, which stays as it is now', async () => {
    const service = fresh()
    const proposal = await rename(service)
    await set(service, { description: 'Of somebody else' })
    const plan = opened(service, proposal)
    expect(only(plan)).toMatchObject({ proposed: 'changed-elsewhere', verdict: 'edit' })
    expect(only(plan)?.notes.join()).toContain('Description')
    await carriedOut(service, plan)
    expect(service.get(account, name)).toMatchObject({ name: 'Proposed', description: 'Of somebody else' })
  })

  it('is gone if the object of a change was deleted, and done if that of a deletion was', async () => {
    const service = fresh()
    const change = await rename(service)
    const removal = await sent(planAt(service, { kind: 'delete', account, objects: [name] }))
    service.drop(account, name)
    expect(only(opened(service, change))).toMatchObject({ proposed: 'gone', verdict: 'blocked' })
    expect(only(opened(service, removal))?.proposed).toBe('done')
  })

  it('is a conflict if an object to delete was changed at all, but not if the server only counted', async () => {
    const service = fresh()
    const removal = await sent(planAt(service, { kind: 'delete', account, objects: [name] }))
    service.put(account, 'missions', { ...service.get(account, name), currentCount: 7, completed: 9 })
    expect(only(opened(service, removal))?.proposed).toBe('as-reviewed')
    await set(service, { description: 'Of somebody else' })
    const plan = opened(service, removal)
    expect(only(plan)?.proposed).toBe('conflict')
    expect(plan.steps).toEqual([])
    const key = `missions ${id}`
    expect(opened(service, removal, { sides: { [key]: { object: 'source' } } }).steps).toHaveLength(1)
  })

  it('is that the id is taken if a new object exists with other values, and done if it has them', async () => {
    const service = fresh()
    const object = { id: 'new', account, name: 'New', isAvailable: true }
    const proposal = await proposalWith([
      { type: 'missions', id: 'new', name: 'New', action: 'create', after: object },
    ])
    expect(only(opened(service, proposal))?.proposed).toBe('as-reviewed')
    service.put(account, 'missions', { ...object, currentCount: 2 })
    expect(only(opened(service, proposal))?.proposed).toBe('done')
    service.put(account, 'missions', { ...object, name: 'Other' })
    expect(only(opened(service, proposal))).toMatchObject({ proposed: 'exists', verdict: 'blocked' })
  })

  it('is blocked if the contract refuses the value', async () => {
    const service = fresh()
    const proposal = await rename(service)
    const [row] = proposal.rows
    const wrong = await proposalWith([{ ...row, after: { ...row?.after, reward: { points: -5 } } } as never])
    const plan = opened(service, wrong)
    expect(only(plan)?.verdict).toBe('blocked')
    expect(only(plan)?.proposed).toBe('blocked')
  })

  it('is never done for points that change by a difference, which is added to the current balance (rule PROPOSE-12)', async () => {
    const service = fresh()
    const [player] = start().get('players') as { player: string }[]
    const of = { type: 'players', id: player?.player ?? '' } as const
    const own = service.get(account, of) as Fields
    service.put(account, 'players', { ...own, points: 300 })
    const { points: _, ...rest } = own
    const side = Object.fromEntries(
      Object.entries(rest).filter(([field]) => ['player', 'name', 'account'].includes(field)),
    )
    const row = {
      ...of,
      name: 'P',
      action: 'update',
      before: side,
      after: side,
      adds: { points: -50 },
    } as const
    const proposal = await proposalWith([row])
    const plan = opened(service, proposal)
    expect(plan.rows[0]?.notes.join()).toContain('300')
    await carriedOut(service, plan)
    expect(service.get(account, of)?.points).toBe(250)
    expect(only(opened(service, proposal))?.proposed).not.toBe('done')
    // What is left is less: the fields say what is written (it stops at 0).
    service.put(account, 'players', { ...own, points: 20 })
    const now = service.get(account, of)
    expect(fieldsOfRow(row, now, account)).toEqual([
      { path: 'points', before: undefined, now: 20, proposed: 0 },
    ])
    await carriedOut(service, opened(service, proposal))
    expect(service.get(account, of)?.points).toBe(0)
  })
})
