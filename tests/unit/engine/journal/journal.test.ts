import { describe, expect, it } from 'vitest'
import { filterRecords } from '@/engine/journal/filter'
import { entriesOf, journalText } from '@/engine/journal/journalFile'
import { objectsOf } from '@/model/journal'
import type { JournalRecord } from '@/stored/journalRecords'

const record = (id: string, more: Partial<JournalRecord>, objects: object): JournalRecord => ({
  id,
  version: 1,
  at: 1_000,
  account: 'a',
  operation: 'update',
  type: 'missions',
  object: `m-${id}`,
  name: `Mission ${id}`,
  outcome: 'done',
  ...more,
  body: JSON.stringify(objects),
})

const records = [
  record('a', { operation: 'delete' }, { before: { id: 'm-a', name: 'Mission a', reward: { points: 5 } } }),
  record(
    'b',
    {},
    { before: { id: 'm-b', isAvailable: true }, after: { id: 'm-b', isAvailable: false, period: 'daily' } },
  ),
  record(
    'c',
    {},
    { before: { id: 'm-c', period: 'daily', points: 1 }, after: { id: 'm-c', period: 'weekly', points: 1 } },
  ),
]

describe('an exported journal (rule JOURNAL-7)', () => {
  it('has the objects before and after each change, and is read back as it was', () => {
    const text = journalText(records)
    expect(JSON.parse(text).entries[0]).toMatchObject({ id: 'a', before: { reward: { points: 5 } } })
    const read = entriesOf(text)
    expect(read.map(objectsOf)).toEqual(records.map(objectsOf))
    expect(read.map(({ body: _, ...rest }) => rest)).toEqual(records.map(({ body: _, ...rest }) => rest))
  })
})

describe('the search of the journal (rule JOURNAL-5)', () => {
  const found = (q: string) => filterRecords(records, { q }).map(({ id }) => id)

  it('finds a value by the word that the page shows for it', () => {
    expect(found('inactive')).toEqual(['b'])
    expect(found('week')).toEqual(['c'])
  })

  it('finds fields, names and values of deleted objects, and no value that did not change', () => {
    expect(found('availability')).toEqual(['b'])
    expect(found('mission 5')).toEqual(['a'])
    expect(found('points')).toEqual(['a'])
  })
})
