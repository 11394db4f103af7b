import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copiedText, readCell, textOfValue } from '@/engine/table/cell'
import { columnsOf, firstColumns, type TableColumn } from '@/engine/table/columns'
import { cellsText, readCells, separatorIn, unguarded } from '@/lib/csv'
import { toWire } from '@/lib/dates'
import { entityTypes } from '@/model/entityTypes'

const column = (type: (typeof entityTypes)[number], path: string) =>
  columnsOf(type).find((one) => one.path === path) as TableColumn

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const cell = fc.oneof(text, fc.constantFrom('"', 'a\tb', 'a\r\nb', '=1+1', "'=1", '007', '', ' x '))
/** One empty cell alone is no cell of a text. */
const grid = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .filter((rows) => !(rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === ''))

describe('cells of the clipboard', () => {
  it('give the texts that were written, whatever they hold', () => {
    fc.assert(
      fc.property(grid, (rows) => {
        expect(readCells(cellsText(rows), '\t')).toEqual(rows)
      }),
    )
  })

  it('end at any line break, and a quotation mark inside of a cell is an ordinary character', () => {
    expect(readCells('a\tb 12"\n"c\n""d"""\te\r\n', '\t')).toEqual([
      ['a', 'b 12"'],
      ['c\n"d"', 'e'],
    ])
    expect(readCells('"not closed\tx', '\t')).toEqual([['"not closed', 'x']])
  })

  it('have the separator of the text: tabs, else semicolons or commas', () => {
    expect(separatorIn('a,b\tc')).toBe('\t')
    expect(separatorIn('a;b;"c,d,e,f"')).toBe(';')
    expect(separatorIn('a,b')).toBe(',')
  })
})

describe('one apostrophe that was written for a spreadsheet', () => {
  it('is taken off, and any other stays', () => {
    expect(unguarded("'=1+1")).toBe('=1+1')
    expect(unguarded("'007")).toBe('007')
    expect(unguarded("'tis")).toBe("'tis")
    expect(unguarded("rock 'n' roll")).toBe("rock 'n' roll")
  })

  it('is taken off each line of a list of dashes', () => {
    const list = '- Ride 5 km\n- Log in\n\t- every day'
    expect(copiedText(column('prizes', 'description'), list)).toBe("'- Ride 5 km\n'- Log in\n\t'- every day")
    expect(unguarded(copiedText(column('prizes', 'description'), list))).toBe(list)
  })

  it('is taken off every text without an apostrophe of its own', () => {
    const name = column('prizes', 'name')
    fc.assert(
      fc.property(
        fc
          .oneof(
            text,
            fc.constantFrom('=1', '-5', '007', '1/2', 'true', '3 May', '@x'),
            fc.string({ unit: fc.constantFrom(...'=+-@＝ ";,\t\na70.\u0000\u200B'), maxLength: 6 }),
          )
          .filter((one) => !one.includes("'")),
        (one) => {
          expect(unguarded(copiedText(name, one))).toBe(one)
        },
      ),
    )
  })
})

describe.each(entityTypes)('the columns of %s', (type) => {
  it('have unique labels, and begin with the name', () => {
    const labels = columnsOf(type).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(columnsOf(type)[0]?.path).toBe('name')
    expect(firstColumns(type).length).toBeGreaterThan(1)
  })
})

describe('a cell', () => {
  it('reads the text of a value as the value, and a copied one too', () => {
    const values: Record<string, fc.Arbitrary<unknown>> = {
      number: fc.nat(),
      switch: fc.boolean(),
      date: fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((date) => toWire(Math.floor(date.getTime() / 1000) * 1000)),
      tags: fc.uniqueArray(fc.constantFrom('new', 'spring 2027', 'Über', '007'), { minLength: 1 }),
    }
    for (const path of ['credits', 'isAvailable', 'active.from', 'tags']) {
      const one = column('prizes', path)
      const arbitrary = values[one.kind]
      if (!arbitrary) throw new Error(path)
      fc.assert(
        fc.property(arbitrary, (value) => {
          if (path !== 'active.from') expect(readCell(one, textOfValue(one, value))).toEqual({ value })
          expect(readCell(one, unguarded(copiedText(one, value)))).toEqual({ value })
        }),
      )
    }
  })

  it('gives back what was received, even if it breaks the contract', () => {
    const broken = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    )
    fc.assert(
      fc.property(fc.constantFrom(...columnsOf('prizes')), broken, (one, value) => {
        expect(readCell(one, textOfValue(one, value), value)).toEqual({ value })
      }),
    )
  })

  it('is emptied by an empty text', () => {
    for (const one of columnsOf('prizes')) expect(readCell(one, '', 'x')).toMatchObject({ value: undefined })
  })

  it('refuses what its field refuses, and names what would be taken', () => {
    const stock = column('prizes', 'stockCount')
    expect(readCell(stock, '40 pcs')).toEqual({ problem: 'Enter a whole number, 0 or more', nearest: '40' })
    expect(readCell(stock, '1,250')).toMatchObject({ nearest: '1250' })
    expect(readCell(stock, '1.5')).not.toHaveProperty('nearest')
    for (const one of ['40.00', '40,0', ' 40 %', '+40'])
      expect(readCell(stock, one)).toMatchObject({ nearest: '40' })
    for (const one of ['-3', '\u22123', '– 3', '3-', '(3)', '3-4', '40.05', '1.250,50'])
      expect(readCell(stock, one), one).not.toHaveProperty('nearest')
    for (const one of ['1.250,00', '1,250.00', '1\u202f250', '1’250'])
      expect(readCell(stock, one)).toMatchObject({ nearest: '1250' })
    expect(readCell(column('prizes', 'isAvailable'), 'maybe')).toEqual({
      problem: 'Enter Active or Inactive',
    })
    expect(readCell(column('prizes', 'active.to'), '31:02:2026')).toEqual({
      problem: 'There is no 31 February 2026',
    })
    expect(readCell(column('missions', 'period'), 'wee')).toMatchObject({ nearest: 'Week' })
  })

  it('takes the address of an image that its field takes, and refuses any other in the same words', () => {
    const image = column('prizes', 'imgUrl')
    expect(readCell(image, ' https://cdn.example/a.png ')).toEqual({ value: 'https://cdn.example/a.png' })
    expect(readCell(image, '/images/a.png')).toEqual({ value: '/images/a.png' })
    const problem = 'Enter the address of an image: https://…, http://… or a path'
    for (const one of ['javascript:alert(1)', 'file:///a.png', 'data:text/html,x'])
      expect(readCell(image, one)).toEqual({ problem })
    // What the object has is no edit.
    expect(readCell(image, 'file:///a.png', 'file:///a.png')).toEqual({ value: 'file:///a.png' })
  })

  it('has line breaks only where its field has several lines', () => {
    expect(readCell(column('prizes', 'name'), 'Bell\r\nand\nmug')).toEqual({ value: 'Bell and mug' })
    expect(readCell(column('prizes', 'name'), 'Bell\nmug', 'Bell\nmug')).toEqual({ value: 'Bell\nmug' })
    expect(readCell(column('prizes', 'description'), 'Bell\nmug')).toEqual({ value: 'Bell\nmug' })
  })

  it('ends at the end of a day, as the field does', () => {
    expect(readCell(column('prizes', 'active.to'), '2026-12-31')).toEqual({
      value: toWire(new Date(2026, 11, 31, 23, 59)),
    })
  })
})
