import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { columnsOf } from '@/engine/table/columns'
import { stillOpen } from '@/engine/table/storedTableDraft'
import {
  createReader,
  emptyTableDraft,
  type TableDraft,
  type TableDraftSource,
  withNewRows,
  withoutRows,
} from '@/engine/table/tableDraft'
import { runSync } from '@/lib/idle'
import { clearing, fillingDown } from '@/pages/table/cellActions'
import { type Item, itemsOf, prizeSource } from './prizeSource'

/* Work on many rows grows with their number, and no faster (rule TABLE-9). */

const columns = columnsOf('prizes').filter(({ path }) => ['name', 'credits'].includes(path))
const sourceOf = (objects: readonly Item[], check?: TableDraftSource['check']) =>
  prizeSource(objects, check, columns)

/** Removes one row after the other. */
const removedOneByOne = (sheet: TableDraft, keys: readonly string[]): TableDraft =>
  keys.reduce(({ edits, added }, key) => {
    const below = added.find((one) => one.key === key)?.below
    const { [key]: _, ...others } = edits
    return {
      edits: others,
      added: added
        .filter((one) => one.key !== key)
        .map(({ below: own, ...one }) => {
          const place = own === key ? below : own
          return { ...one, ...(place !== undefined && { below: place }) }
        }),
    }
  }, sheet)

/** New rows at the end, below objects, and below each other; some of them in a plan. */
const sheets = fc
  .array(fc.record({ below: fc.nat(60), isSent: fc.boolean(), isGone: fc.boolean() }), { maxLength: 30 })
  .map((rows) => ({
    sheet: {
      edits: Object.fromEntries(rows.map((_, at) => [`+${at + 1}`, { name: `N ${at}` }])),
      added: rows.map(({ below, isSent }, at) => ({
        key: `+${at + 1}`,
        ...(below < 40 && { below: below < at ? `+${below + 1}` : '=p1' }),
        ...(isSent && { sent: `p${at}` }),
      })),
    } as TableDraft,
    gone: rows.flatMap(({ isGone }, at) => (isGone ? [`+${at + 1}`] : [])),
  }))

/** A sheet of new rows that counts how often one of them is looked at. */
function counted(count: number, sentIds: boolean) {
  const { sheet, keys } = withNewRows(emptyTableDraft, count)
  let looks = 0
  const added = sheet.added.map(({ key }, at) => ({
    get key() {
      looks += 1
      return key
    },
    ...(sentIds && { sent: `p${at}` }),
  }))
  const edits = Object.fromEntries(keys.map((key, at) => [key, { name: `P ${at}`, credits: String(at) }]))
  return { sheet: { edits, added } as TableDraft, looks: () => looks }
}

describe('many rows', () => {
  it('leave a sheet together as they do one by one', () => {
    fc.assert(
      fc.property(sheets, ({ sheet, gone }) => {
        expect(withoutRows(sheet, new Set(gone))).toEqual(removedOneByOne(sheet, gone))
        expect(withoutRows(sheet, new Set(gone))).toEqual(removedOneByOne(sheet, [...gone].reverse()))
      }),
      { seed: 7 },
    )
  })

  it.each([
    [
      'when a kept table opens after its plan',
      (count: number) => {
        const { sheet, looks } = counted(count, true)
        expect(stillOpen(sourceOf(itemsOf(count)), sheet)).toEqual(emptyTableDraft)
        return looks()
      },
    ],
    [
      'when they are emptied',
      (count: number) => {
        const { sheet, looks } = counted(count, false)
        const rows = createReader(sourceOf([])).read(sheet)
        const before = looks()
        const table = { sheet, rows, columns, shown: columns, canAdd: true }
        const range = { top: 0, bottom: count - 1, left: 0, right: 1 }
        expect(runSync(clearing(table, range))).toMatchObject(emptyTableDraft)
        return looks() - before
      },
    ],
  ])('take a fixed number of looks each %s', (_, looksFor) => {
    expect(looksFor(400)).toBe(2 * looksFor(200))
  })

  it('take slices of few cells to be emptied and filled', () => {
    const rows = createReader(sourceOf(itemsOf(100))).read(emptyTableDraft)
    const table = { sheet: emptyTableDraft, rows, columns, shown: columns, canAdd: true }
    const range = { top: 0, bottom: 99, left: 0, right: 1 }
    for (const work of [clearing, fillingDown])
      expect([...work(table, range)].length).toBeGreaterThanOrEqual(200)
    const { edits } = runSync(fillingDown(table, range))
    expect(Object.keys(edits)).toHaveLength(99)
    expect(edits['=p99']).toEqual({ name: 'P 0', credits: '0' })
  })
})

describe('a refetch', () => {
  const objects = itemsOf(100)
  const { sheet: added, keys } = withNewRows(emptyTableDraft, 1)
  const sheet: TableDraft = {
    ...added,
    edits: {
      ...Object.fromEntries(objects.map(({ id }) => [`=${id}`, { credits: '1000' }])),
      [keys[0] ?? '']: { name: 'New' },
    },
  }

  it('reads only the rows of objects that are others now', () => {
    const check = vi.fn(() => [])
    const before = createReader(sourceOf(objects, check))
    const rows = before.read(sheet)
    check.mockClear()
    const next = [{ ...(objects[0] as Item), name: 'Other' }, ...objects.slice(1)]
    const reader = before.following(sourceOf(next, check))
    expect(reader.unread(sheet)).toBe(1)
    const now = reader.read(sheet)
    expect(check).toHaveBeenCalledTimes(1)
    expect(now.slice(1)).toEqual(rows.slice(1))
    expect(now[1]).toBe(rows[1])
    expect(now[0]?.name).toBe('Other')
  })

  it('reads all rows if the checks are others', () => {
    const before = createReader(sourceOf(objects))
    before.read(sheet)
    const refused = () => [{ path: 'credits', message: 'Too many' }]
    const now = before.following(sourceOf(objects, refused)).read(sheet)
    expect(now[0]?.problems.get('credits')?.message).toBe('Too many')
  })

  it('reads rows again that a reading left half done has replaced', () => {
    const reader = createReader(sourceOf(objects))
    const named = (name: string): TableDraft => ({
      edits: Object.fromEntries(objects.map(({ id }) => [`=${id}`, { name }])),
      added: [],
    })
    const sheet = named('A')
    reader.read(sheet)
    // Stopped after the first row.
    reader.reading(named('B')).next()
    expect(reader.unread(sheet)).toBe(1)
    reader.read(sheet)
    expect(reader.unread(sheet)).toBe(0)
  })

  it('counts no edits of objects that the table does not show as unread', () => {
    const reader = createReader(sourceOf(objects.slice(0, 1)))
    reader.read(sheet)
    expect(reader.unread(sheet)).toBe(0)
  })
})
