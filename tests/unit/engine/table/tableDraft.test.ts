import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/engine/table/columns'
import { inserted, renumbered } from '@/engine/table/numberOrder'
import { placePaste } from '@/engine/table/paste'
import { draftCountsOf, objectsToWrite } from '@/engine/table/request'
import { stillOpen, withoutRowEdits, withoutTaken, withSent } from '@/engine/table/storedTableDraft'
import {
  createReader,
  emptyTableDraft,
  type TableDraft,
  type TableDraftSource,
  withNewRows,
  withoutRow,
  withTexts,
} from '@/engine/table/tableDraft'
import { runSync } from '@/lib/idle'
import { countLimitRule } from '@/model/fieldRules'
import { fillingDown } from '@/pages/table/cellActions'

const columns = columnsOf('prizes')
const objects = [
  { id: 'bell', account: 'a', name: 'Bell', credits: 40, tags: ['x'], unknown: { kept: 1 } },
  { id: 'mug', account: 'a', name: 'Mug', credits: 180, limitCount: false },
]
const sourceOf = (rows: readonly object[], own = columns): TableDraftSource => ({
  columns: own,
  objects: rows,
  idOf: (row) => (row as { id: string }).id,
  find: (id) => rows.find((row) => (row as { id: string }).id === id),
  isTaken: (id) => rows.some((row) => (row as { id: string }).id === id),
  defaults: { account: 'a', isAvailable: true },
  suggest: (name, isTaken) => {
    const id = String(name ?? '').toLowerCase()
    return id === '' ? undefined : isTaken(id) ? `${id}-2` : id
  },
  check: (object) => countLimitRule(object),
})
const source = sourceOf(objects)
const read = (sheet: TableDraft, from = source) => createReader(from).read(sheet)
const type = (sheet: TableDraft, key: string, path: string, text: string) =>
  withTexts(sheet, read(sheet), columns, [{ key, path, text }])
const write = (sheet: TableDraft) => objectsToWrite('prizes', source, read(sheet))

describe('a sheet', () => {
  it('writes only what differs, and a text that is typed back is no edit (rule TABLE-3)', () => {
    const typed = type(emptyTableDraft, '=bell', 'credits', '60')
    expect(write(typed)).toEqual([
      { type: 'prizes', id: 'bell', changes: [{ path: ['credits'], was: 40, is: 60 }] },
    ])
    expect(type(typed, '=bell', 'credits', '40')).toEqual(emptyTableDraft)
    expect(write(type(emptyTableDraft, '=bell', 'credits', ' 040'))).toEqual([])
  })

  it('leaves refused cells out of the plan, and writes the others of their row (rule TABLE-4)', () => {
    const sheet = type(type(emptyTableDraft, '=bell', 'credits', 'many'), '=bell', 'name', 'Bicycle Bell')
    expect(draftCountsOf(source, read(sheet))).toEqual({ changes: 1, objects: 1, refused: 1 })
    expect(write(sheet)).toEqual([
      { type: 'prizes', id: 'bell', changes: [{ path: ['name'], was: 'Bell', is: 'Bicycle Bell' }] },
    ])
  })

  it('refuses a row that breaks a rule of its form', () => {
    const sheet = type(emptyTableDraft, '=mug', 'limitCount', 'Yes')
    expect(read(sheet)[1]?.problems.get('countLimit')?.message).toBe(
      'Count limit is required when limit is enabled',
    )
    expect(write(sheet)).toEqual([])
    expect(write(type(sheet, '=mug', 'countLimit', '3'))).toHaveLength(1)
  })

  it('creates objects with the defaults of the type, and ids that follow names (rule TABLE-6)', () => {
    const made = withNewRows(emptyTableDraft, 2)
    const [first = '', second = ''] = made.keys
    const sheet = type(type(made.sheet, first, 'name', 'Mug'), second, 'name', 'Cap')
    expect(write(sheet)).toEqual([
      { type: 'prizes', id: 'mug-2', object: { account: 'a', isAvailable: true, id: 'mug-2', name: 'Mug' } },
      { type: 'prizes', id: 'cap', object: { account: 'a', isAvailable: true, id: 'cap', name: 'Cap' } },
    ])
    expect(read(withoutRow(sheet, first)).map(({ id }) => id)).toEqual(['bell', 'mug', 'cap'])
  })

  it('refuses the id of another object, and another id for an object', () => {
    const { sheet, keys } = withNewRows(emptyTableDraft, 1)
    const taken = type(type(sheet, keys[0] ?? '', 'name', 'X'), keys[0] ?? '', 'id', 'bell')
    expect(read(taken)[2]?.problems.get('id')?.message).toBe('There is an object of this id already')
    expect(write(taken)).toEqual([])
    const renamed = type(emptyTableDraft, '=bell', 'id', 'ring')
    expect(read(renamed)[0]?.problems.get('id')).toMatchObject({ nearest: 'bell' })
    expect(write(renamed)).toEqual([])
  })

  it('reads only rows whose texts changed', () => {
    const reader = createReader(source).read
    const before = reader(emptyTableDraft)
    const after = reader(type(emptyTableDraft, '=bell', 'credits', '1'))
    expect(after[1]).toBe(before[1])
    expect(after[0]).not.toBe(before[0])
  })

  it('forgets what was saved since it was kept', () => {
    const { sheet, keys } = withNewRows(type(emptyTableDraft, '=bell', 'credits', '60'), 1)
    const typed = type(type(sheet, keys[0] ?? '', 'name', 'Cap'), '=mug', 'credits', '7')
    const kept = withSent(typed, read(typed))
    const now = sourceOf([{ ...objects[0], credits: 60 }, objects[1] as object, { id: 'cap', name: 'Cap' }])
    expect(stillOpen(now, kept)).toMatchObject({ edits: { '=mug': { credits: '7' } }, added: [] })
  })

  it('leaves with the plan that carried it out, whatever becomes of it later', () => {
    const { sheet, keys } = withNewRows(type(emptyTableDraft, '=bell', 'credits', '60'), 1)
    const typed = type(type(sheet, keys[0] ?? '', 'name', 'Cap'), '=mug', 'credits', '7')
    const sent = withSent(typed, read(typed))
    const later = type(sent, '=bell', 'name', 'Ring')
    // The plan did all but the mug. What was typed meanwhile stays, and so does what it did not do.
    const left = withoutTaken(later, new Set(['bell', 'cap']))
    expect(left.edits).toEqual({ '=bell': { name: 'Ring' }, '=mug': { credits: '7' } })
    expect(left.added).toEqual([])
    // All of it was undone.
    expect(stillOpen(source, left).edits).toEqual(left.edits)
  })

  it('that was typed again since the plan was made stays', () => {
    const typed = type(emptyTableDraft, '=bell', 'credits', '60')
    const again = type(withSent(typed, read(typed)), '=bell', 'credits', '70')
    expect(withoutTaken(again, new Set(['bell'])).edits).toEqual({ '=bell': { credits: '70' } })
  })

  it('marks an edit whose object has changed since, with both values', () => {
    const typed = type(emptyTableDraft, '=bell', 'credits', '60')
    const movedIn = (credits: number) =>
      read(typed, sourceOf([{ ...objects[0], credits }, objects[1] as object]))[0]?.moved.get('credits')
    expect([movedIn(40), movedIn(60), movedIn(55)]).toEqual([undefined, undefined, '40'])
    // Typing again takes the current saved value for its base.
    const now = sourceOf([{ ...objects[0], credits: 55 }, objects[1] as object])
    const again = withTexts(typed, read(typed, now), columns, [{ key: '=bell', path: 'credits', text: '61' }])
    expect(read(again, now)[0]?.moved.size).toBe(0)
  })

  it('keeps a new row that looks like an object of the account but was never in a plan', () => {
    const { sheet, keys } = withNewRows(emptyTableDraft, 1)
    const kept = type(sheet, keys[0] ?? '', 'name', 'Bell')
    expect(stillOpen(source, kept)).toEqual(kept)
  })

  it('forgets a created row however its values were typed, also in a table that does not show it', () => {
    const { sheet, keys } = withNewRows(emptyTableDraft, 1)
    const texts = { name: 'Cap ', isAvailable: 'y', tags: 'a,b', credits: '040', period: 'daily' }
    const typed = Object.entries({ ...texts, 'active.from': '2027-03-01' }).reduce(
      (before, [path, text]) => type(before, keys[0] ?? '', path, text),
      sheet,
    )
    const [row] = read(typed).slice(-1)
    const all = [...objects, { ...row?.object, name: 'Cap' }]
    const selection = { ...sourceOf(all), objects }
    expect(stillOpen(selection, withSent(typed, read(typed)))).toMatchObject(emptyTableDraft)
  })

  it('keeps the edits of objects that this table does not show, and discards only those that it shows (rule TABLE-8)', () => {
    const all = type(type(emptyTableDraft, '=mug', 'credits', '7'), '=bell', 'credits', '60')
    const selection = { ...source, objects: objects.slice(0, 1) }
    const open = stillOpen(selection, all)
    expect(open).toEqual(all)
    expect(withoutRowEdits(open, read(open, selection)).edits).toEqual({ '=mug': { credits: '7' } })
  })

  it('counts what the plan has: nothing of a row that breaks a rule without its refused cell', () => {
    const sheet = type(type(emptyTableDraft, '=mug', 'limitCount', 'Yes'), '=mug', 'countLimit', 'many')
    expect(draftCountsOf(source, read(sheet))).toEqual({ changes: 0, objects: 0, refused: 1 })
    expect(write(sheet)).toEqual([])
  })
})

describe('a paste', () => {
  const shown = columns.filter(({ path }) => ['name', 'credits', 'stockCount'].includes(path))
  const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })
  const place = (text: string, range = at(0, 0)) =>
    placePaste(text, { columns, shown, rows: read(emptyTableDraft), range, canAdd: true })

  it('begins at the focused cell, and adds rows below the last one (rule TABLE-5)', () => {
    expect(place('Cup\t5\r\nHat\t6\r\n', at(1, 0))).toEqual({
      cells: [
        { row: 1, path: 'name', text: 'Cup' },
        { row: 1, path: 'credits', text: '5' },
        { row: 2, path: 'name', text: 'Hat' },
        { row: 2, path: 'credits', text: '6' },
      ],
      added: 1,
      left: '',
    })
  })

  it('follows a header of labels or paths, and an id column matches rows', () => {
    const { cells, added } = place('id\tCredits to Purchase\r\nmug\t9\r\nnew-one\t8')
    expect(cells).toEqual([
      { row: 1, path: 'credits', text: '9' },
      { row: 2, path: 'id', text: 'new-one' },
      { row: 2, path: 'credits', text: '8' },
    ])
    expect(added).toBe(1)
  })

  it('keeps commas and semicolons in the cells of one column, which a spreadsheet does not quote', () => {
    for (const lines of [
      ['spring, new', 'summer, new'],
      ['Mug; red', 'Mug; blue'],
      ['Cup,5', 'Hat,6'],
    ])
      expect(place(`${lines.join('\r\n')}\r\n`).cells).toEqual(
        lines.map((text, row) => ({ row, path: 'name', text })),
      )
  })

  it('takes the lines of a CSV file by their header', () => {
    const cells = [
      { row: 1, path: 'name', text: 'Mug, red' },
      { row: 1, path: 'credits', text: '9' },
    ]
    expect(place('id,name,credits\r\nmug,"Mug, red",9\r\n').cells).toEqual(cells)
    expect(place('Id;Name;Credits to Purchase\nmug;Mug, red;9\n').cells).toEqual(cells)
  })

  it('matches new rows by their ids, too, and objects first', () => {
    const { sheet, keys } = withNewRows(emptyTableDraft, 3)
    const ids = ['cup', 'new mug', 'mug']
    const typed = keys.reduce((all, key, index) => type(all, key, 'id', ids[index] ?? ''), sheet)
    const rows = read(typed)
    const again = placePaste('id\tName\ncup\tCup\nmug\tMug\nhat\tHat\n\tCap', {
      columns,
      shown,
      rows,
      range: at(0, 0),
      canAdd: true,
    })
    expect(again.cells.filter(({ path }) => path === 'name')).toEqual(
      [
        ['cup', 'Cup'],
        ['mug', 'Mug'],
        ['hat', 'Hat'],
        ['', 'Cap'],
      ].map(([id, text], line) => ({
        row: line < 2 ? rows.findIndex((row) => row.id === id) : rows.length + line - 2,
        path: 'name',
        text,
      })),
    )
    expect(again.added).toBe(2)
  })

  it('takes a first row for cells if only some of them are labels', () => {
    expect(place('Name\t12').cells).toContainEqual({ row: 0, path: 'name', text: 'Name' })
  })

  it('takes a label alone for a text, because a header without rows has none to paste', () => {
    expect(place('Name', at(1, 0)).cells).toEqual([{ row: 1, path: 'name', text: 'Name' }])
    expect(place('Name\r\nCup', at(1, 0)).cells).toEqual([{ row: 1, path: 'name', text: 'Cup' }])
  })

  it('leaves cells alone that a shorter line does not have, and empties those that are empty', () => {
    expect(place('Cup\t\t9\nHat').cells).toEqual([
      { row: 0, path: 'name', text: 'Cup' },
      { row: 0, path: 'credits', text: '' },
      { row: 0, path: 'stockCount', text: '9' },
      { row: 1, path: 'name', text: 'Hat' },
    ])
    expect(place('id\tName\tCategory\nbell\tCup').cells).toEqual([{ row: 0, path: 'name', text: 'Cup' }])
  })

  it('adds no rows for empty lines at its end', () => {
    expect(place('Cup\t5\r\n\r\n\t\r\n', at(2, 0)).added).toBe(1)
    expect(place('\r\n', at(2, 0)).added).toBe(0)
    expect(place('Cup\n\nHat\n', at(2, 0)).added).toBe(3)
  })

  it('fills a range with one cell, and says what had no place', () => {
    const all = place('7', { top: 0, bottom: 1, left: 1, right: 2 })
    expect(all.cells).toHaveLength(4)
    expect(place('1\t2\t3', at(0, 2)).left).toBe('2 columns had no place.')
  })
})

it('filling down keeps an apostrophe that a paste would take off', () => {
  const shown = columns.filter(({ path }) => path === 'name')
  const sheet = type(emptyTableDraft, '=bell', 'name', "'=1")
  const table = { sheet, rows: read(sheet), columns, shown, canAdd: true }
  const filled = runSync(fillingDown(table, { top: 0, bottom: 1, left: 0, right: 0 }))
  expect(filled.edits['=mug']).toEqual({ name: "'=1" })
})

describe('a ladder', () => {
  const own = columnsOf('levels')
  const levels = [1, 2, 5].map((ordinal) => ({ id: `l${ordinal}`, name: `L${ordinal}`, ordinal }))
  const ladder = sourceOf(levels, own)

  it('is numbered without gaps', () => {
    const rows = read(emptyTableDraft, ladder)
    expect(renumbered(rows, 'ordinal')).toEqual([{ key: '=l5', path: 'ordinal', text: '3' }])
  })

  it('that begins with 0 is numbered from 0 on, any other from 1', () => {
    const numbered = (...ordinals: number[]) => {
      const rows = read(
        emptyTableDraft,
        sourceOf(
          ordinals.map((ordinal) => ({ id: `l${ordinal}`, name: `L${ordinal}`, ordinal })),
          own,
        ),
      )
      return renumbered(rows, 'ordinal').map(({ key, text }) => [key, text])
    }
    expect(numbered(0, 1, 3)).toEqual([['=l3', '2']])
    expect(numbered(2, 3)).toEqual([
      ['=l2', '1'],
      ['=l3', '2'],
    ])
  })

  it('gets a row in between, and moves up only what touches it (rule TABLE-7)', () => {
    const rows = read(emptyTableDraft, ladder)
    const { sheet, key } = inserted({ sheet: emptyTableDraft, rows, columns: own, field: 'ordinal' }, 0)
    const after = read(sheet, ladder)
    expect(after.map((row) => row.key)).toEqual(['=l1', key, '=l2', '=l5'])
    expect(after.map(({ object }) => (object as { ordinal: number }).ordinal)).toEqual([1, 2, 3, 5])
  })
})
