import { createWorld } from '@mocks/world/world'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, firstColumns } from '@/engine/table/columns'
import { draftCountsOf } from '@/engine/table/request'
import { createReader, emptyTableDraft, type TableDraftSource } from '@/engine/table/tableDraft'
import { entityOf } from '@/entities/registry'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { type CsvColumn, type CsvFor, csvOf, type Separator, separators } from '@/lib/csv'
import { runSync } from '@/lib/idle'
import type { Column } from '@/list/types'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { pasting } from '@/pages/table/cellActions'
import { csvColumns, csvColumnsOf } from '@/parts/files/exportFile'
import { anyText, settings } from '../../property/settings'

/* What the console exports comes back into its table as no change at all (rule TABLE-10). */

function fileOf(
  rows: readonly object[],
  columns: readonly CsvColumn<object>[],
  reader: CsvFor,
  separator: Separator,
) {
  const all = { length: rows.length, slice: (from: number, to: number) => rows.slice(from, to) }
  return runSync(csvOf(columns, all, reader, reader === 'raw' ? ',' : separator)).join('')
}

/** What a paste of a text into the table of these objects changes. */
function changesOf(type: EntityType, objects: readonly object[], text: string) {
  const byId = new Map(objects.map((one) => [idOf(type, one), one]))
  const columns = columnsOf(type)
  const source: TableDraftSource = {
    columns,
    objects,
    idOf: (row) => idOf(type, row),
    find: (id) => byId.get(id),
    isTaken: (id) => byId.has(id),
    defaults: {},
    suggest: () => undefined,
    check: () => [],
  }
  const reader = createReader(source)
  const table = {
    sheet: emptyTableDraft,
    rows: reader.read(emptyTableDraft),
    columns,
    shown: firstColumns(type),
    canAdd: true,
  }
  const { sheet, left, question } = runSync(pasting(table, { top: 0, bottom: 0, left: 0, right: 0 }, text))
  const rows = reader.read(sheet)
  const changed = rows.flatMap(({ id, changed: paths, problems }) =>
    [...paths, ...problems.keys()].map((path) => `${id} ${path}: ${sheet.edits[`=${id}`]?.[path]}`),
  )
  return { ...draftCountsOf(source, rows), added: sheet.added.length, changed, left, question }
}

const none = { changes: 0, objects: 0, refused: 0, added: 0, changed: [], question: undefined }

const kinds = (['spreadsheet', 'raw'] as const).flatMap((reader) =>
  separators.map((separator) => [reader, separator] as const),
)
const shownOf = (type: EntityType) => csvColumnsOf(type, entityOf(type).list.columns as Column<object>[])

describe.each(accountTypes)('a file of %s', (type) => {
  const rows = (createWorld().contents.brindlewick?.[type as AccountResource] ?? []) as object[]

  it.each(kinds)('for a %s, divided by "%s", is no change', (reader, separator) => {
    for (const columns of [csvColumns(type), shownOf(type)])
      expect(changesOf(type, rows, fileOf(rows, columns, reader, separator))).toMatchObject(none)
  })
})

const date = fc.oneof(
  fc
    .date({ min: new Date('1995-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .chain((one) => fc.constantFrom(one.toISOString(), one.toISOString().replace(/\.\d+Z$/, 'Z'))),
  fc.constantFrom(
    '0001-01-01T00:00:00Z',
    '2026-11-05',
    '2026-11-05T10:00:00+02:00',
    '12/01/2026',
    'soon',
    '',
  ),
)
const tags = fc.array(
  fc.oneof(anyText, fc.constantFrom('a,b', 'a;b', 'a', 'A', ' a ', '["x"]', '#N/A', 'a\nb')),
  {
    maxLength: 4,
  },
)
const text = fc.oneof(
  anyText,
  fc.constantFrom("'=1", '=1', "'007", '1,5', 'a\tb', 'a\r\nb', '-', '[]', '#REF!', 'Name'),
)
const number = fc.oneof(fc.nat(), fc.constantFrom(1.5, 1234.5, -3, 1e21, undefined, null, '12', '1,250'))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const prize = fc.record({
  name: text,
  description: optional(text),
  category: optional(text),
  imgUrl: optional(text),
  tags: optional(tags),
  credits: number,
  stockCount: number,
  isAvailable: optional(fc.oneof(fc.boolean(), fc.constantFrom('true', 1))),
  limitCount: optional(fc.boolean()),
  period: optional(fc.constantFrom('all-time', 'daily', 'Day', '')),
  active: optional(fc.record({ from: optional(date), to: optional(date) })),
})

describe('a file of any objects', () => {
  it.each(kinds)('for a %s, divided by "%s", is no change', (reader, separator) => {
    fc.assert(
      fc.property(fc.array(prize, { minLength: 1, maxLength: 4 }), (some) => {
        const { idField } = resourceFacts.prizes
        const rows = some.map((one, at) => ({ ...one, [idField]: `p${at}` }))
        const file = fileOf(rows, csvColumns('prizes'), reader, separator)
        expect(changesOf('prizes', rows, file)).toMatchObject(none)
      }),
      { ...settings, numRuns: 80 },
    )
  })
})
