import { createWorld } from '@mocks/world/world'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { type CsvFor, csvOf, proposedSeparator, type Separator, separators } from '@/lib/csv'
import { valueByPath } from '@/lib/value'
import { sortedRows } from '@/list/sortedRows'
import { withDefault } from '@/model/choices'
import { accountTypes, entityTypes } from '@/model/entityTypes'
import { csvColumns } from '@/parts/files/exportFile'
import { fileName } from '@/ui/download'
import { anyText, settings } from '../../property/settings'

interface Thing {
  id: unknown
  name?: unknown
  points?: unknown
  tags?: unknown
}

const columns = (['id', 'name', 'points', 'tags'] as const).map((field) => ({
  header: field,
  read: (row: Thing) => row[field],
}))

/** The whole text, without pauses. */
function textOf<T>(
  rows: readonly T[],
  reader: CsvFor,
  of: Parameters<typeof csvOf<T>>[0],
  separator?: Separator,
): string {
  const work = csvOf(
    of,
    { length: rows.length, slice: (from, to) => rows.slice(from, to) },
    reader,
    separator,
  )
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value.join('')
}

/**
 * The cells of a text as spreadsheets read it, divided by a separator: a quotation mark quotes only at the start of a
 * cell, and what follows the closing one belongs to the cell.
 */
function cellsOf(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at]
        else if (text[at + 1] === '"') cell += text[++at]
        else break
      }
      at += 1
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n')
      cell += text[at++]
    rows.at(-1)?.push(cell)
    if (text[at] === separator) {
      at += 1
      continue
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (at < text.length) rows.push([])
  }
  return rows
}

const cellOf = (id: unknown, reader: CsvFor = 'spreadsheet') =>
  cellsOf(textOf([{ id }], reader, columns).replace(/^\ufeff/, ''))[1]?.[0]

test('numbers have no groups, dates are as received, lists are JSON, and a missing value is an empty cell (rule CSV-1)', () => {
  const rows = [
    { id: '2026-03-12T09:05:00.000Z', name: true, points: 9150, tags: ['a', 'b'] },
    { id: 'b', name: null, points: -1234.5, tags: [] },
    { id: 'c', points: 1e21, tags: { de: 'x' } },
  ]
  const lines = [
    'id,name,points,tags',
    '2026-03-12T09:05:00.000Z,true,9150,"[""a"",""b""]"',
    'b,,-1234.5,[]',
    'c,,1000000000000000000000,"{""de"":""x""}"',
    '',
  ].join('\r\n')
  expect(textOf(rows, 'raw', columns)).toBe(lines)
  expect(textOf(rows, 'spreadsheet', columns)).toBe(`\uFEFF${lines}`)
})

describe('the columns', () => {
  const headersOf = (type: Parameters<typeof csvColumns>[0]) => csvColumns(type).map(({ header }) => header)

  it.each(entityTypes)(
    'of %s are all fields of the contract in its order, but no key of the API (rule CSV-1)',
    (type) => {
      const fields = [...new Set(headersOf(type).map((header) => header.split('.')[0]))]
      expect(fields).toEqual(resourceObjects[type].fields.filter((field) => field !== 'apikey'))
    },
  )

  it('divide the parts of an object, and name each field by its path', () => {
    expect(headersOf('missions')).toEqual(
      expect.arrayContaining([
        'active.from',
        'timing.maxSecondsToComplete',
        'objectives.events',
        'reward.points',
      ]),
    )
  })

  it.each(accountTypes)('lose no value of the demo account: %s', (type) => {
    const rows = (createWorld().contents.brindlewick?.[type as AccountResource] ?? []) as object[]
    const [headers = [], ...cells] = cellsOf(textOf(rows, 'raw', csvColumns(type)))
    expect(cells).toHaveLength(rows.length)
    for (const [index, row] of rows.entries()) {
      const read = Object.fromEntries(headers.map((header, column) => [header, cells[index]?.[column]]))
      for (const [path, text] of Object.entries(read)) {
        const value = withDefault(type, path, valueByPath(row, path))
        expect(text).toBe(typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? ''))
      }
      expect(read[resourceFacts[type].idField]).toBeTruthy()
    }
  })
})

describe('a text in a file for a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+A1', "'+A1"],
    ['-A1', "'-A1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\u0000=1+1', "'\u0000'=1+1"],
    ['\u200b =1+1', "\u200b '=1+1"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['x;=cmd|A1', "x;'=cmd|A1"],
    ['x\t＋1', "x\t'＋1"],
    ['x\n@y', "x\n'@y"],
    ['x; "=y', `x; "'=y`],
  ])(
    'gets an apostrophe before everything that begins a formula at any separator: %j (rule CSV-2)',
    (text, cell) => {
      expect(cellOf(text)).toBe(cell)
      expect(cellOf(text, 'raw')).toBe(text)
    },
  )

  it.each([
    ...[
      '007',
      '1e10',
      '1.5',
      '9,150',
      '+5',
      '-5',
      '12345678901234567890',
      '3-4',
      '1/2',
      '12:30',
      '5 pm',
      '５０',
      ' 12',
    ],
    ...['sep1', '1-mar', 'MARCH1', 'true', 'FALSE', '50%', '2026-03-01'],
  ])('stays a text if a spreadsheet would convert it: %j (rule CSV-2)', (text) => {
    expect(cellOf(text)).toBe(`'${text}`)
    expect(cellOf(text, 'raw')).toBe(text)
  })

  it.each([
    '12',
    '0',
    '3-day-challenge',
    'sell 2, get 1',
    'Win, +5 points',
    'may',
    "'=x",
    'a;b',
    'e10',
    '5 apples',
  ])('is as it is if a spreadsheet shows it so: %j', (text) => {
    expect(cellOf(text)).toBe(text)
  })
})

const pieces = [
  '=',
  '＝',
  '+',
  '-',
  '@',
  ';',
  ',',
  '\t',
  '"',
  "'",
  '\r\n',
  '\n',
  ' ',
  '\u0000',
  '\u200b',
  'x',
  '1',
  '"=1',
  ';"',
]
const hostile = fc.oneof(
  anyText,
  fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join('')),
)
const thing = fc.record({
  id: hostile,
  name: hostile,
  points: fc.integer(),
  tags: fc.array(hostile, { maxLength: 2 }),
})

describe.each(separators.flatMap((separator) => separators.map((written) => [separator, written] as const)))(
  'for a spreadsheet that divides at %j, in a file with %j',
  (separator, written) => {
    it('no cell begins like a formula, whatever ids, names and tags are (rule CSV-2)', () => {
      fc.assert(
        fc.property(fc.array(thing, { minLength: 1, maxLength: 4 }), (things) => {
          const text = textOf(things, 'spreadsheet', columns, written).slice(1)
          for (const cell of cellsOf(text, separator).flat()) {
            // What is left when a program removes the characters that nobody sees, and quotation marks.
            const seen = cell.replace(/^["\p{C}\p{Z}]+/u, '')
            // A number of ours, and what follows it in a file that is divided elsewhere: no program reads that as a formula.
            const isOurs = separator === written ? /^-?\d+$/.test(cell) : /^-?\d+([;,\t]|$)/.test(seen)
            if (!isOurs) expect(seen).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫]/)
          }
        }),
        { ...settings, numRuns: 1000 },
      )
    })
  },
)

test('each value is read back from the raw text as it was, and for a spreadsheet without the apostrophes (rule CSV-5)', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 4 }), (things) => {
      const expected = things.map(({ id, name, points, tags }) => [
        id,
        name,
        `${points}`,
        JSON.stringify(tags),
      ])
      expect(cellsOf(textOf(things, 'raw', columns)).slice(1)).toEqual(expected)
      const plain = (rows: string[][]) => rows.map((row) => row.map((cell) => cell.replaceAll("'", '')))
      const read = cellsOf(textOf(things, 'spreadsheet', columns).slice(1)).slice(1)
      expect(plain(read)).toEqual(plain(expected))
    }),
    settings,
  )
})

describe('the separator of a file for a spreadsheet (rule CSV-6)', () => {
  const rows = [{ id: 'a;b', name: 'c,d', points: -1.5, tags: ['e\tf'] }]

  it.each<[Separator, string]>([
    [',', `"a;b","c,d",-1.5,"[""e\\tf""]"\r\n`],
    [';', `"a;b";"c,d";"-1,5";"[""e\\tf""]"\r\n`],
    ['\t', `"a;b"\t"c,d"\t-1.5\t"[""e\\tf""]"\r\n`],
  ])('%j divides the cells, and numbers have the decimals of its readers', (separator, line) => {
    vi.stubGlobal('navigator', { language: 'en-GB' })
    expect(textOf(rows, 'spreadsheet', columns, separator).split('\r\n')[1]).toBe(line.trimEnd())
  })

  it.each([
    ['en-GB', ','],
    ['en-US', ','],
    ['de-CH', ','],
    ['ja-JP', ','],
    ['de-AT', ';'],
    ['fr-FR', ';'],
    ['pt-BR', ';'],
    ['ru-RU', ';'],
  ])('in %s it is %j at first', (language, separator) => {
    vi.stubGlobal('navigator', { language })
    expect(proposedSeparator()).toBe(separator)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('any number has all its digits, however small or large it is', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(5e-324, 1.5e-25, 1e-21, 1e21, 1.7976931348623157e308, -0, 0.1),
    )
    fc.assert(
      fc.property(number, (points) => {
        const [, line = ''] = textOf([{ id: 'a', points }], 'raw', columns).split('\r\n')
        const cell = line.split(',')[2] ?? ''
        expect(cell).toMatch(/^-?\d+(\.\d+)?$/)
        expect(Number(cell)).toBe(points + 0)
      }),
      settings,
    )
  })

  it('a raw file is divided at commas, with decimal points, in every language', () => {
    vi.stubGlobal('navigator', { language: 'de-AT' })
    expect(textOf(rows, 'raw', columns)).toContain('"a;b","c,d",-1.5,')
  })
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
  const slice = (from: number, to: number) => {
    readInStep += to - from
    return values.slice(from, to).map((index) => rows[index] as Thing)
  }
  const work = csvOf(columns, { length: count, slice }, 'spreadsheet')
  let next = work.next()
  while (!next.done) {
    expect(readInStep).toBeLessThanOrEqual(50)
    readInStep = 0
    next = work.next()
  }
  const lines = next.value.join('').split('\r\n')
  expect(lines).toHaveLength(count + 2)
  expect(lines.slice(1, 3)).toEqual(['player-0,Player 0,0,', 'player-7679,Player 1,7679,'])
})

test('the name of a file has the type, the account and the day, and nothing that file systems refuse', () => {
  const day = new Date(2026, 2, 5)
  expect(fileName(['missions', 'brindlewick'], 'csv', day)).toBe('missions-brindlewick-2026-03-05.csv')
  expect(fileName(['missions', 'a/b: "c"\n'], 'json', day)).toBe('missions-a-b-c--2026-03-05.json')
  expect(fileName(['accounts', ''], 'csv', day)).toBe('accounts-2026-03-05.csv')
})
