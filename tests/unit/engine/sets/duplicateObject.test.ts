import { createWorld } from '@mocks/world/world'
import { describe, expect, it, test } from 'vitest'
import { duplicateOf, freeId } from '@/engine/sets/duplicateObject'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { requestSchemas } from '@/generated/resourceSchemas'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { referencesOf } from '@/model/references'

const account = 'brindlewick'
const world = createWorld()
const rowsOf = (type: EntityType) =>
  (type === 'accounts'
    ? world.accounts
    : (world.contents[account]?.[type as AccountResource] ?? [])) as object[]

/** The values at a path of the contract, `*` for every item. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return value === undefined ? [] : [value]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Record<string, unknown>)[key], rest)
    : []
}

describe.each(entityTypes)('a duplicate of %s (rule DUP-1)', (type) => {
  const { idField, readOnly, ownIds } = resourceFacts[type]
  const rows = rowsOf(type)
  const idOf = (row: object) => (row as Record<string, unknown>)[idField] as string
  const ids = new Set(rows.map(idOf))
  const copies = rows.map((row) => ({
    row,
    copy: duplicateOf({ type, object: row, account, isTaken: (id) => ids.has(id) }) as Record<
      string,
      unknown
    >,
  }))

  it('has a free id, is inactive, and can be created', () => {
    expect(copies.length).toBeGreaterThan(0)
    for (const { row, copy } of copies) {
      expect(idOf(copy)).toBe(`${idOf(row)}-copy`)
      if ('isAvailable' in row) expect(copy.isAvailable).toBe(false)
      // An account gets its key from the server, and its image folder stays.
      expect(requestSchemas[type].create.safeParse(copy).error?.issues ?? []).toEqual([])
    }
  })

  it('contains no field that the server counts', () => {
    for (const { copy } of copies)
      for (const path of readOnly) expect(valuesAt(copy, path.split('.'))).toEqual([])
  })

  it('keeps its references, and gives its parts new ids', () => {
    for (const { row, copy } of copies) {
      expect(referencesOf(type, copy)).toEqual(referencesOf(type, row))
      for (const path of ownIds as readonly string[]) {
        const [before, after] = [row, copy].map((object) => valuesAt(object, path.split('.')))
        expect(after).toHaveLength(before?.length ?? 0)
        expect(new Set([...(before ?? []), ...(after ?? [])]).size).toBe((before?.length ?? 0) * 2)
      }
    }
  })

  it('does not change the original', () => {
    const [row] = rows
    const before = structuredClone(row)
    duplicateOf({ type, object: row as object, account, isTaken: () => false })
    expect(row).toEqual(before)
  })
})

test('questions and choices are the only parts with ids', () => {
  const withParts = entityTypes.filter((type) => resourceFacts[type].ownIds.length > 0)
  expect(withParts).toEqual(['surveys', 'quizzes'])
})

test.each([
  ['ride', [], 'ride-copy'],
  ['ride', ['ride-copy'], 'ride-copy-2'],
  ['ride', ['ride-copy', 'ride-copy-2'], 'ride-copy-3'],
  ['ride-copy', ['ride-copy'], 'ride-copy-2'],
  ['ride-copy-2', ['ride-copy', 'ride-copy-2'], 'ride-copy-3'],
  ['-copy', [], '-copy-copy'],
  ['7 / x', [], '7 / x-copy'],
])('the copy of %j beside %j has the id %j', (id, taken, free) => {
  expect(freeId(id, (one) => taken.includes(one as never))).toBe(free)
})

test('the copy of an object without a name has no name', () => {
  const copy = duplicateOf({ type: 'events', object: { id: 'one', account }, account, isTaken: () => false })
  expect(copy).toEqual({ id: 'one-copy', account, isAvailable: false })
})
