import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvOf } from '@/list/csv'
import { sortedRows } from '@/list/sortedRows'
import type { ListSpec } from '@/list/types'
import { fileName } from '@/ui/download'
import { anyText, settings } from '../property/settings'

interface Thing {
  id: string
  name?: string
  points?: number
  level?: { name: string }
  isAvailable?: boolean
  draw?: string
}

const spec = {
  idOf: (row) => row.id,
  columns: [
    { id: 'points', header: 'Points', kind: 'number', value: (row) => row.points },
    { id: 'level', header: 'Level', kind: 'text', value: (row) => row.level?.name, missing: 'N/A' },
    { id: 'status', header: 'Status', kind: 'status', value: (row) => row.isAvailable },
    { id: 'draw', header: 'Draw Date', kind: 'dateTime', value: (row) => row.draw, sortable: false },
  ],
} as Partial<ListSpec<Thing>> as ListSpec<Thing>

/** The whole text, without pauses. */
function textOf(rows: readonly Thing[]): string {
  const work = csvOf(spec, { length: rows.length, slice: (from, to) => rows.slice(from, to) })
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value.join('')
}

/** The cells of a CSV text, parsed by RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const only = (thing: Thing) => cellsOf(textOf([thing]).slice(1))[1]

test('a list as CSV has the id, then the columns as shown, with the dates and numbers of the console (rule CSV-1)', () => {
  const draw = new Date(2026, 2, 12, 9, 5).toISOString()
  const rows = [
    { id: 'a', name: 'Long “Haul”', points: 12345, level: { name: 'Scout' }, isAvailable: true, draw },
    { id: 'b' },
    { id: 'c', name: 'C', points: 0, isAvailable: false, draw: 'soon' },
  ]
  expect(textOf(rows)).toBe(
    [
      '\uFEFFId,Name,Points,Level,Status,Draw Date',
      'a,Long “Haul”,"12,345",Scout,Active,12:03:26 - 09:05',
      'b,,,,,',
      'c,C,0,,Inactive,soon',
      '',
    ].join('\r\n'),
  )
})

describe('a cell', () => {
  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
    'a cell that a spreadsheet would run as a formula begins with an apostrophe: %j (rule CSV-2)',
    (id) => {
      expect(only({ id })?.[0]).toBe(`'${id}`)
    },
  )

  it.each(['-5', '+5', '-1,234.5', '12'])('a cell with a plain number stays as it is: %s', (id) => {
    expect(only({ id })?.[0]).toBe(id)
  })

  it('a cell with a negative number is a number', () => {
    expect(only({ id: 'a', points: -1234 })?.[2]).toBe('-1,234')
  })
})

test('any id and name is read back from the text, guarded only where it begins like a formula', () => {
  const thing = fc.record({ id: anyText, name: anyText })
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 5 }), (things) => {
      const read = cellsOf(textOf(things).slice(1)).slice(1)
      const expected = things.map(({ id, name }) => [id, name.trim()])
      const plain = (text: string) => (/^'[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text)
      expect(read.map(([id = '', name = '']) => [plain(id), plain(name)])).toEqual(
        expected.map((cells) => cells.map(plain)),
      )
    }),
    settings,
  )
})

test('10,000 rows are sorted and written in small steps (rule CSV-3)', () => {
  const count = 10_000
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `player-${index}`,
    name: `Player ${(index * 7919) % count}`,
    points: index,
  }))
  const values = sortedRows(
    rows,
    rows.map((_, index) => index),
    { column: 'name', direction: 'asc', valueAt: (index) => rows[index]?.name },
  )
  let readInStep = 0
  const work = csvOf(spec, {
    length: count,
    slice: (from, to) => {
      readInStep += to - from
      return values.slice(from, to).map((index) => rows[index] as Thing)
    },
  })
  let next = work.next()
  while (!next.done) {
    expect(readInStep).toBeLessThanOrEqual(50)
    readInStep = 0
    next = work.next()
  }
  const lines = next.value.join('').split('\r\n')
  expect(lines).toHaveLength(count + 2)
  expect(lines.slice(1, 3)).toEqual(['player-0,Player 0,0,,,', 'player-7679,Player 1,"7,679",,,'])
})

test('the name of a file has the type, the account and the day, and nothing that file systems refuse', () => {
  const day = new Date(2026, 2, 5)
  expect(fileName(['missions', 'brindlewick'], 'csv', day)).toBe('missions-brindlewick-2026-03-05.csv')
  expect(fileName(['missions', 'a/b: "c"\n'], 'json', day)).toBe('missions-a-b-c--2026-03-05.json')
  expect(fileName(['accounts', ''], 'csv', day)).toBe('accounts-2026-03-05.csv')
})
