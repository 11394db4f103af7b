// Runs in test:all: it compares 20 accounts of 500 objects.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CellState, type Compared, compare, comparing } from '@/engine/compare/matrix'
import { countsIn, matrixCountsOf, narrowed, ofCampaign, passes, rowFilters } from '@/engine/compare/narrow'
import { makePlan } from '@/engine/plan/makePlan'
import { noDecisions, type RowVerdict } from '@/engine/plan/types'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { settings } from '../../property/settings'
import { worldContents } from '../plan/service'

const whole = worldContents.brindlewick as Lists
/** A few objects of each type, so that many accounts can be compared. */
const world: Lists = new Map([...whole].map(([type, rows]) => [type, rows.slice(0, 4)] as const))
const ofAccount = (account: string, lists: Lists, unread: EntityType[] = []): Compared => ({
  account,
  lists: new Map([...lists].map(([type, rows]) => [type, rows.map((row) => ({ ...row, account }))] as const)),
  unread: new Set(unread),
})

/** What one account does to an object of the programme that all begin with. */
const edits = ['same', 'drop', 'rename', 'reward', 'available', 'period', 'blanks'] as const
type Edit = (typeof edits)[number]

function edited(row: object, edit: Edit): object[] {
  const fields = row as { id: string; name: string; reward?: object; isAvailable?: boolean }
  if (edit === 'drop') return []
  if (edit === 'rename') return [{ ...fields, name: `${fields.name} 2`, description: 'Changed' }]
  if (edit === 'reward') return [{ ...fields, reward: { ...fields.reward, points: 4711 } }]
  if (edit === 'available') return [{ ...fields, isAvailable: fields.isAvailable === false }]
  if (edit === 'period') return [{ ...fields, period: undefined }]
  if (edit === 'blanks') return [{ ...fields, id: ` ${fields.id} ` }]
  return [row]
}

/** Accounts with the same programme, each with changes of its own. */
const accounts = fc
  .array(fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...edits)), { maxLength: 12 }), {
    minLength: 2,
    maxLength: 4,
  })
  .map((all) =>
    all.map((changes, index) => {
      const rows = programmeTypes.flatMap((type) => (world.get(type) ?? []).map((row) => ({ type, row })))
      const byRow = new Map(changes.map(([at, edit]) => [at % rows.length, edit]))
      const lists = new Map<EntityType, object[]>()
      for (const [at, { type, row }] of rows.entries()) {
        const own = edited(row, byRow.get(at) ?? 'same')
        lists.set(type, [...(lists.get(type) ?? []), ...own])
      }
      return ofAccount(`account-${index}`, lists)
    }),
  )

const verdictOf: Partial<Record<CellState, readonly RowVerdict[]>> = {
  same: ['identical'],
  differs: ['differs'],
  missing: ['new', 'blocked'],
}

describe('the matrix of accounts (rule COMPARE-2)', () => {
  test.each([false, true])(
    'has the verdicts of a plan that copies, availability compared: %s',
    (withAvailability) => {
      fc.assert(
        fc.property(accounts, (compared) => {
          const matrix = compare({ compared, withAvailability })
          for (const [source, from] of compared.entries())
            for (const [index, to] of compared.entries()) {
              if (source === index) continue
              const plan = makePlan(
                { kind: 'copy', from: from.account, to: to.account, objects: 'all' },
                {
                  source: from.lists,
                  target: to.lists,
                  gaps: [],
                  options: {
                    arriveInactive: false,
                    keepImageAddresses: true,
                    takeAvailability: withAvailability,
                  },
                  decisions: noDecisions,
                },
              )
              const planned = new Map(plan.rows.map((row) => [row.key, row]))
              for (const row of matrix.filter((one) => one.source === source)) {
                const cell = row.cells[index]
                const own = planned.get(`${row.type} ${row.id}`)
                expect(verdictOf[cell?.state ?? 'unknown']).toContain(own?.verdict)
                if (cell?.state === 'differs') expect(cell.diffs).toEqual(own?.diffs)
                expect(cell?.hasOtherAvailability).toBe(own?.keepsAvailability ?? false)
              }
            }
        }),
        { ...settings, numRuns: 25 },
      )
    },
  )

  test('shows each object of each account, and counts each row in each filter that it passes', () => {
    fc.assert(
      fc.property(accounts, (compared) => {
        const matrix = compare({ compared, withAvailability: false })
        for (const [index, { lists }] of compared.entries()) {
          const own = programmeTypes.flatMap((type) => lists.get(type) ?? [])
          const shown = matrix.flatMap(({ cells }) => cells[index]?.object ?? [])
          expect(new Set(shown)).toEqual(new Set(own))
        }
        const counts = matrixCountsOf(matrix)
        for (const show of rowFilters)
          expect(counts[show]).toBe(narrowed(matrix, { show, q: '', type: undefined }).length)
        expect(counts.unequal).toBe(counts.differs + counts.missing - counts.both)
        expect(counts.same + counts.unequal + counts.unknown).toBe(counts.all)
        expect(matrix.every((row) => row.cells[row.source]?.state === 'source')).toBe(true)
      }),
      { ...settings, numRuns: 40 },
    )
  })

  it('does not call missing what could not be read', () => {
    const compared = [
      ofAccount('a', new Map([['missions', [{ id: 'm', name: 'M' }]]])),
      ofAccount('b', new Map(), ['missions']),
      ofAccount('c', new Map()),
    ]
    const [row] = compare({ compared, withAvailability: false })
    expect(row?.cells.map(({ state }) => state)).toEqual(['source', 'unknown', 'missing'])
    expect(row && passes(row, 'same')).toBe(false)
  })

  it('compares an object that the first account lacks with the first account that has it', () => {
    const mission = { id: 'm', name: 'M' }
    const compared = [
      ofAccount('a', new Map()),
      ofAccount('b', new Map([['missions', [mission]]])),
      ofAccount('c', new Map([['missions', [{ ...mission, name: 'Other' }]]])),
    ]
    const matrix = compare({ compared, withAvailability: false })
    expect(matrix.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
      ['missing', 'source', 'differs'],
    ])
    expect(countsIn(matrix, 0)).toEqual({ differs: 0, missing: 1 })
    expect(countsIn(matrix, 2)).toEqual({ differs: 1, missing: 0 })
  })

  it('keeps of a campaign what has its tag in one of the accounts', () => {
    const compared = [
      ofAccount(
        'a',
        new Map([
          [
            'missions',
            [
              { id: 'm', name: 'M' },
              { id: 'n', name: 'N' },
            ],
          ],
        ]),
      ),
      ofAccount('b', new Map([['missions', [{ id: 'm', name: 'M', tags: [' Spring'] }]]])),
    ]
    const matrix = compare({ compared, withAvailability: false })
    expect(ofCampaign(matrix, { tag: 'spring' }).map(({ id }) => id)).toEqual(['m'])
    expect(ofCampaign(matrix, undefined)).toBe(matrix)
  })
})

test('20 accounts with 500 objects are compared in steps, so that the page is not blocked', () => {
  const missions = Array.from({ length: 500 }, (_, index) => ({
    ...(whole.get('missions')?.[index % 10] as object),
    id: `m-${index}`,
  }))
  const compared = Array.from({ length: 20 }, (_, account) =>
    ofAccount(
      `a-${account}`,
      new Map([['missions', missions.map((row, at) => ((at + account) % 9 ? row : { ...row, name: 'X' }))]]),
    ),
  )
  const work = comparing({ compared, withAvailability: false })
  let steps = 0
  let next = work.next()
  while (!next.done) {
    steps += 1
    next = work.next()
  }
  expect(next.value).toHaveLength(500)
  expect(steps).toBeGreaterThanOrEqual(250)
})
