import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCell } from '@/engine/table/cell'
import { columnsOf, type TableColumn } from '@/engine/table/columns'
import { placePaste } from '@/engine/table/paste'
import { createReader, emptyTableDraft, type TableDraft } from '@/engine/table/tableDraft'
import { toWire } from '@/lib/dates'
import { runSync } from '@/lib/idle'
import { isSheetError } from '@/lib/sheetError'
import { active } from '@/model/fields/common'
import { copied, pasting } from '@/pages/table/cellActions'
import { settings } from '../../property/settings'
import { itemsOf, prizeSource } from './prizeSource'

/* A paste is read as its writer meant it, asked about once, or refused (rules TABLE-5, TABLE-10 and TABLE-11). */

const columns = columnsOf('prizes')
const columnOf = (path: string) => columns.find((one) => one.path === path) as TableColumn
const shown = ['name', 'credits', 'stockCount', 'active.from', 'active.to', 'tags'].map(columnOf)
const source = prizeSource(itemsOf(6))
const rowsOf = (sheet: TableDraft = emptyTableDraft) => createReader(source).read(sheet)
const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })

const place = (text: string, range = at(0, 0), more = {}) =>
  placePaste(text, { columns, shown, rows: rowsOf(), range, canAdd: true, ...more })
const cellsAt = (text: string, path: string, range = at(0, 0), more = {}) =>
  place(text, range, more)
    .cells.filter((cell) => cell.path === path)
    .map(({ row, text: of, refused }) => (refused ? `${row} refused` : `${row} ${of}`))

const speak = (language: string) => vi.stubGlobal('navigator', { language })
afterEach(() => vi.unstubAllGlobals())

describe('the header of a paste', () => {
  const body = ['p1\tCup\t5', 'p0\tHat\t6']
  const expected = [
    { row: 1, path: 'name', text: 'Cup' },
    { row: 1, path: 'credits', text: '5' },
    { row: 0, path: 'name', text: 'Hat' },
    { row: 0, path: 'credits', text: '6' },
  ]

  it.each([
    ['labels', 'Id\tName\tCredits to Purchase', body],
    ['paths', 'id\tname\tcredits', body],
    ['labels in another case, wrapped, with other blanks', 'ID\tname \t"credits\nto  purchase\u00a0"', body],
    ['an unknown column at the end', 'Id\tName\tCredits\tNotes', body.map((line) => `${line}\tx`)],
    ['an unknown column in front', 'Notes\tId\tName\tCredits', body.map((line) => `x\t${line}`)],
    ['an empty column between', 'Id\tName\t\tCredits', ['p1\tCup\t\t5', 'p0\tHat\t\t6']],
    ['an empty column behind', 'Id\tName\tCredits\t', body.map((line) => `${line}\t`)],
    ['a title above', 'Prizes of May\t\t\nId\tName\tCredits', body],
    ['blank lines above', '\t\t\n\nId\tName\tCredits', body],
  ])('is found: %s', (_, header, lines) => {
    const { cells, added } = place([header, ...lines, ''].join('\r\n'))
    expect(cells).toEqual(expected)
    expect(added).toBe(0)
  })

  it('with an id and one column more matches rows, and names what has no place', () => {
    const { cells, left } = place('id\tNotes\tcredits\tOwner\np1\tx\t5\ty\n')
    expect(cells).toEqual([{ row: 1, path: 'credits', text: '5' }])
    expect(left).toBe('Notes and Owner have no place here.')
  })

  it('with an id alone matches rows, too', () => {
    expect(place('id\tNotes\np1\tx\n')).toMatchObject({ cells: [], left: 'Notes has no place here.' })
  })

  it('that names a column twice refuses the paste by its name', () => {
    const { cells, left } = place('Id\tName\tname\np1\tCup\tHat\n')
    expect(cells).toEqual([])
    expect(left).toBe('Name stands twice in the header, so nothing was pasted.')
  })

  it('of a single column counts in that column alone, or behind Copy with header', () => {
    expect(cellsAt('Name\nCup', 'name')).toEqual(['0 Cup'])
    expect(cellsAt('Tags\nnew', 'name')).toEqual(['0 Tags', '1 new'])
    const table = {
      sheet: emptyTableDraft,
      rows: rowsOf(),
      columns,
      shown: [columnOf('credits')],
      canAdd: true,
    }
    const text = copied(table, { top: 0, bottom: 1, left: 0, right: 0 }, true)
    const { cells } = runSync(pasting({ ...table, shown }, at(2, 0), text))
    expect(cells.map(({ key, path, text: of }) => [key, path, of])).toEqual([
      ['=p2', 'credits', '0'],
      ['=p3', 'credits', '1'],
    ])
  })

  it('is none without a filled line below it, and none among the data', () => {
    expect(cellsAt('Name\tCredits\n\t\n', 'name')).toEqual(['0 Name'])
    expect(cellsAt('Cup\t5\nName\tCredits\nHat\t6', 'name')).toEqual(['0 Cup', '1 Name', '2 Hat'])
  })

  it('never makes cells, whatever stands around it (rule TABLE-10)', () => {
    const other = fc.constantFrom('Notes', 'Owner', '', 'Q3 2026', 'price old')
    const known = fc.constantFrom(...columns.filter(({ isId, path }) => !isId && path !== 'name'))
    fc.assert(
      fc.property(
        fc.uniqueArray(known, { maxLength: 3 }),
        fc.array(other, { maxLength: 3 }),
        fc.constantFrom('', '\n', 'Prizes 2026\n', '\t\t\n\n'),
        fc.nat(),
        (some, others, above, seed) => {
          const names = ['id', 'Name', ...some.map(({ label }) => label), ...others]
          const order = names.map((name, index) => ({ name, sort: (seed * (index + 7)) % 11 }))
          const header = order.sort((a, b) => a.sort - b.sort).map(({ name }) => name)
          const line = header.map((name) => (name === 'id' ? 'p3' : name === 'Name' ? 'Cup' : ''))
          const { cells, added } = place(`${above}${header.join('\t')}\n${line.join('\t')}\n`)
          expect(added).toBe(0)
          expect(cells.every(({ row }) => row === 3)).toBe(true)
          expect(cells.find(({ path }) => path === 'name')?.text).toBe('Cup')
        },
      ),
      settings,
    )
  })
})

describe('lines with one id', () => {
  it('refuse the paste with their numbers if they differ, and count once if they are the same', () => {
    const { cells, left } = place('id\tName\np1\tCup\np2\tHat\np1\tMug\np2\tHat\n')
    expect(cells).toEqual([{ row: 2, path: 'name', text: 'Hat' }])
    expect(left).toBe('Not pasted: lines 2 and 4 have the id p1.')
  })

  it('of an object that the table does not show change nothing', () => {
    const { cells, added, left } = place('id\tName\nelse\tCup\n', at(0, 0), {
      isElsewhere: (id: string) => id === 'else',
    })
    expect([cells, added]).toEqual([[], 0])
    expect(left).toBe('1 line is of an object that this table does not show.')
  })
})

describe('a column of dates', () => {
  const column = columnOf('active.from')
  const two = (value: number) => String(value).padStart(2, '0')
  const paste = (texts: readonly string[], more = {}) =>
    cellsAt(`${texts.join('\n')}\n`, column.path, at(0, 3), more)
  const days = (cells: readonly string[]) =>
    cells.map((cell) => {
      const read = readCell(column, cell.slice(cell.indexOf(' ') + 1))
      return 'value' in read ? String(read.value).slice(0, 10) : 'refused'
    })
  const wire = (year: number, month: number, day: number, hour = 0) =>
    toWire(new Date(year, month - 1, day, hour)).slice(0, 10)

  it.each([
    ['12/31/2026', '12/01/2026', '11/05/2026'],
    ['12/31/2026 9:00 AM', '12/01/2026 9:00 AM', '11/05/2026 9:00 AM'],
    ['12/31/26', '12/1/26', '11/5/26'],
    ['12312026', '12012026', '11052026'],
  ])('is month first if one of its cells can be nothing else: %s', (...texts) => {
    speak('en-GB')
    expect(days(paste(texts))).toEqual([
      wire(2026, 12, 31, texts[0]?.includes('9:00') ? 9 : 0),
      wire(2026, 12, 1, texts[0]?.includes('9:00') ? 9 : 0),
      wire(2026, 11, 5, texts[0]?.includes('9:00') ? 9 : 0),
    ])
  })

  it('is year first or day first likewise', () => {
    speak('en-US')
    expect(days(paste(['2026-12-31', '26-12-01']))).toEqual([wire(2026, 12, 31), wire(2026, 12, 1)])
    expect(days(paste(['31/12/2026', '11/05/2026']))).toEqual([wire(2026, 12, 31), wire(2026, 5, 11)])
  })

  it('whose cells contradict each other is refused', () => {
    expect(paste(['12/31/2026', '31/12/2026', '11/05/2026'])).toEqual(['0 refused', '1 refused', '2 refused'])
  })

  it('is day first if all fit two orders, unless the language has the month first: then it is asked once (rule TABLE-11)', () => {
    speak('en-GB')
    expect(days(paste(['12/01/2026', '3/4/27']))).toEqual([wire(2026, 1, 12), wire(2027, 4, 3)])
    speak('en-US')
    const { question } = place('12/01/2031\n3/4/27\n', at(0, 3))
    expect(question).toEqual({
      columns: [active['active.from'].label],
      example: '12/01/2031',
      readings: [
        { order: 'day', text: 'Sun 12 January 2031' },
        { order: 'month', text: 'Mon 1 December 2031' },
      ],
    })
    expect(days(paste(['12/01/2026', '3/4/27'], { order: 'month' }))).toEqual([
      wire(2026, 12, 1),
      wire(2027, 3, 4),
    ])
  })

  it('is asked if another column of the paste has the month first', () => {
    speak('en-GB')
    expect(place('12/01/2026\t12/31/2026\n', at(0, 3)).question?.columns).toEqual([
      active['active.from'].label,
    ])
  })

  it('gives the days that were written, in any order, or is asked or refused', () => {
    const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('day', 'month'),
        fc.constantFrom('/', '.', '-', ' / '),
        fc.constantFrom('', ' 14:30', ', 2:30 PM', ' at 14:30'),
        fc.constantFrom('en-US', 'de', 'en-GB', 'ja'),
        (some, order, gap, time, language) => {
          speak(language)
          const texts = some.map(({ month, day: of }) =>
            (order === 'day' ? [of, month] : [month, of]).map(two).concat('2026').join(gap).concat(time),
          )
          const text = `${texts.join('\n')}\n`
          const { question } = place(text, at(0, 3))
          const isTold = some.some(({ day: of }) => of > 12)
          if (question) expect(isTold).toBe(false)
          const isMeant = question !== undefined || isTold || order === 'day'
          if (!isMeant) return
          const read = days(paste(texts, { order: question && order }))
          expect(read).toEqual(some.map(({ month, day: of }) => wire(2026, month, of, time ? 14 : 0)))
        },
      ),
      settings,
    )
  })
})

describe('a column of whole numbers', () => {
  const paste = (texts: readonly string[]) =>
    cellsAt(`${texts.join('\n')}\n`, 'credits', at(0, 1)).map((cell) => {
      const read = readCell(columnOf('credits'), cell.slice(2))
      return 'value' in read ? read.value : 'refused'
    })

  it.each([',', '.', ' ', '\u00a0', '\u202f', "'", '’'])('reads thousands with %j', (separator) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99_999_999 }), { minLength: 1, maxLength: 6 }), (numbers) => {
        const texts = numbers.map((one) => one.toLocaleString('en').replaceAll(',', separator))
        expect(paste(texts)).toEqual(numbers)
      }),
      settings,
    )
  })

  it('is refused where its separators are of two kinds, or its groups have not three digits', () => {
    expect(paste(['1,250', '1.250', '7'])).toEqual(['refused', 'refused', 7])
    expect(paste(['1,250', '12,5'])).toEqual(['refused', 'refused'])
    expect(paste(['0,125'])).toEqual(['refused'])
    expect(paste(['1,250.00'])).toEqual(['refused'])
  })
})

describe('a cell of a paste', () => {
  it.each(['#N/A', '#REF!', '#DIV/0!', '#WERT!', '#¡VALOR!', '########', 'Err:502', '#ССЫЛКА!'])(
    'that is %s is refused in every column',
    (text) => {
      expect(isSheetError(text)).toBe(true)
      for (const [index, { path }] of shown.entries())
        expect(cellsAt(`${text}\t`, path, at(0, index))).toEqual(['0 refused'])
      expect(cellsAt(`new, ${text}`, 'tags', at(0, 5))).toEqual(['0 refused'])
    },
  )

  it('that only looks like one is taken', () => {
    for (const text of ['#1 fan', '# ', '#winter', 'Err: 502', '#WIN!'])
      expect(isSheetError(text)).toBe(false)
  })

  it('of two lines is refused where its field has one line, with the text in one line', () => {
    const [cell] = place('"Bell\nand mug"\n').cells
    expect(cell?.refused).toEqual({ message: 'These are several lines', nearest: 'Bell and mug' })
  })

  it('of tags is split as in the form, and lists of the console stay whole', () => {
    const tagsOf = (text: string) => {
      const [cell = ''] = cellsAt(text, 'tags', at(0, 5))
      return readCell(columnOf('tags'), cell.slice(2))
    }
    expect(tagsOf('a;b')).toEqual({ value: ['a', 'b'] })
    expect(tagsOf('"[""winter"",""post""]"')).toEqual({ value: ['winter', 'post'] })
    expect(tagsOf('"[""a,b"",""c;d""]"')).toEqual({ value: ['a,b', 'c;d'] })
  })
})

describe('lines without content', () => {
  it.each(['\t\r\n', '\n', '\t\t\n', '" "\t\n'])(
    'at the end change nothing, whatever their number: %j',
    (line) => {
      for (const count of [1, 2, 200])
        expect(place(`Cup\t5\nHat\t6\n${line.repeat(count)}`)).toMatchObject({
          cells: [{ text: 'Cup' }, { text: '5' }, { text: 'Hat' }, { text: '6' }],
          added: 0,
        })
    },
  )

  it('keep the empty cells of the last line', () => {
    expect(cellsAt('Cup\t5\nHat\t\n\t\n', 'credits')).toEqual(['0 5', '1 '])
  })

  it('alone empty the range that they fit into, and nothing else', () => {
    const range = { top: 0, bottom: 3, left: 0, right: 1 }
    expect(place('\t\n\t\n', range).cells).toHaveLength(8)
    expect(place('\t\n'.repeat(1000), at(0, 0))).toMatchObject({ cells: [], added: 0 })
    expect(place('""\r\n', at(1, 1)).cells).toHaveLength(1)
    expect(place('\r\n', at(1, 1)).cells).toEqual([{ row: 1, path: 'credits', text: '' }])
  })
})
