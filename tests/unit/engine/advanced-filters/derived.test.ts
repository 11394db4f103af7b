import { expect, it, vi } from 'vitest'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { conditionLabel } from '@/engine/advanced-filters/labels'
import { matching } from '@/engine/advanced-filters/matches'
import { entities, entityOf } from '@/entities/registry'
import { resourceValues } from '@/generated/resourceValues'
import { runSync } from '@/lib/idle'
import { readerOf } from '@/list/columns'
import type { fieldsByType } from '@/model/fields/byType'
import type { DerivedColumn } from '@/model/fields/derived'
import { csvColumnsOf } from '@/parts/files/exportFile'
import { offeredColumns } from '@/parts/list-views/offeredColumns'

/* The console comes without derived columns, so these tests add one that lists show from the start, and one that they offer. */

const added = vi.hoisted(() => ({
  shown: {
    id: 'daysLeft',
    header: 'Days left',
    kind: 'number',
    value: ({ active }, now = Date.UTC(2026, 0, 1)) =>
      Math.floor((Date.parse(active.to) - now) / (24 * 60 * 60 * 1000)),
  } satisfies DerivedColumn<{ active: { to: string } }>,
  offered: {
    id: 'initial',
    header: 'Initial',
    kind: 'text',
    value: ({ name }) => name.slice(0, 1),
  } satisfies DerivedColumn<{ name: string }>,
}))
vi.mock('@/model/fields/derived', () => ({ derivedColumns: { missions: [added.shown] } }))
vi.mock('@/model/fields/byType', async (actual) => {
  const { fieldsByType: all } = await actual<{ fieldsByType: typeof fieldsByType }>()
  return { fieldsByType: { ...all, missions: { ...all.missions, derived: [added.offered] } } }
})

const { list } = entityOf('missions')
const shown = list.columns.map(({ id }) => id)
const ending = (to: string) => ({ name: 'Sprint', active: { to } })
const isKept = (row: object, where: string, now: number) => {
  const conditions = readConditions('missions', [where])
  expect(conditions, where).toHaveLength(1)
  return runSync(matching('missions', [row], conditions, { now, holds: () => false })).length === 1
}

it('A derived column is in its list from the start, or only offered', () => {
  expect(shown).toEqual(['points', 'credits', 'daysLeft'])
  expect(entityOf('streaks').list.columns.map(({ id }) => id)).toEqual(['points', 'credits'])
  const offered = offeredColumns(list as never)
  expect([offered.get('daysLeft')?.header, offered.get('daysLeft')?.kind]).toEqual(['Days left', 'number'])
  expect([offered.get('initial')?.header, offered.get('initial')?.kind]).toEqual(['Initial', 'text'])
  expect(offered.get('initial')?.value(ending(''))).toBe('S')
})

it('A derived column sorts, and a file as shown has it', () => {
  const row = ending('2026-01-08T00:00:00Z')
  expect(readerOf(list, 'daysLeft')(row as never)).toBe(7)
  const file = csvColumnsOf('missions', list.columns as never)
  expect(file.map(({ header, read }) => [header, read(row)])).toContainEqual(['Days left', 7])
})

it('Filters on any field read a derived column at the moment of the filter', () => {
  const row = ending('2026-03-08T00:00:00Z')
  const now = Date.UTC(2026, 2, 1)
  expect(isKept(row, 'daysLeft:most:7', now)).toBe(true)
  expect(isKept(row, 'daysLeft:most:6', now)).toBe(false)
  expect(isKept(row, 'initial:is:S', now)).toBe(true)
  const [condition] = readConditions('missions', ['daysLeft:between:1..7'])
  expect(condition && conditionLabel(condition)).toEqual({ label: 'Days left', words: 'between 1 and 7' })
  expect(readConditions('streaks', ['daysLeft:most:7'])).toEqual([])
})

it('A derived column of an object that violates the contract is empty, in lists as in filters', () => {
  for (const row of [{}, ending('soon'), { name: 'Sprint', active: null }]) {
    expect(isKept(row, 'daysLeft:empty', 0)).toBe(true)
    expect(isKept(row, 'daysLeft:least:-100', 0)).toBe(false)
    expect(readerOf(list, 'daysLeft')(row as never)).toBeUndefined()
  }
})

it.each(entities.map(({ list: { type, columns } }) => [type, columns] as const))(
  'The columns of %s have ids of their own, and derived ones are no fields',
  async (type, columns) => {
    const [{ derivedColumns }, { fieldsByType: all }] = await Promise.all([
      vi.importActual<typeof import('@/model/fields/derived')>('@/model/fields/derived'),
      vi.importActual<{ fieldsByType: typeof fieldsByType }>('@/model/fields/byType'),
    ])
    const derived = [...(derivedColumns[type] ?? []), ...all[type].derived].map(({ id }) => id)
    const ids = columns.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(derived.filter((id) => Object.hasOwn(resourceValues[type], id))).toEqual([])
    expect(new Set(derived).size).toBe(derived.length)
  },
)
