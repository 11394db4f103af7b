import { expect, it } from 'vitest'
import { twins } from '@/entities/fields/twins'
import { EditedObject } from '@/form/editedObject'
import { runSync } from '@/lib/idle'

interface Named {
  id: string
  name?: string
  tags?: string[]
}

const warningsIn = (rows: readonly Named[], object: Named, own = object.id) => {
  runSync(twins.read(rows))
  return twins.warnings(object, { rows, isOwn: (row) => row.id === own })
}

const cyrillicA = 'С\u0430fe'

it('a name that only looks like that of another object is named, whichever of its twins is the own one (rule TEXT-2)', () => {
  const rows: Named[] = [
    { id: 'a', name: 'Cafe' },
    { id: 'b', name: 'Ca\u00adfe' },
  ]
  expect(warningsIn(rows, { id: 'b', name: 'Ca\u00adfe' })).toEqual([
    expect.objectContaining({ path: 'name', message: expect.stringContaining('“Cafe”') }),
  ])
  expect(warningsIn(rows, { id: 'a', name: 'Cafe' })).toHaveLength(1)
  // Letters of another script are no twins: they fold to other texts.
  expect(warningsIn([{ id: 'c', name: cyrillicA }], { id: 'a', name: 'Cafe' })).toEqual([])
})

it('the words of the object of the form itself, other capitals and outer blanks are no twins', () => {
  const rows: Named[] = [
    { id: 'a', name: 'Ca\u00adfe', tags: ['spring'] },
    { id: 'b', name: 'CAFE', tags: ['Spring', ' spring '] },
  ]
  expect(warningsIn(rows, { id: 'a', name: 'cafe', tags: ['spring'] })).toEqual([])
  // With a third object that has the own text as well, it is another object's.
  const more = [...rows, { id: 'c', name: 'Ca\u00adfe' }]
  expect(warningsIn(more, { id: 'a', name: 'cafe' })).toHaveLength(1)
})

it('a list is read once, and a letter reads none of its objects (rule SPEED-7)', () => {
  let reads = 0
  const rows = Array.from(
    { length: 1000 },
    (_, index): Named => ({
      id: `m${index}`,
      get name() {
        reads += 1
        return `Mission ${index}`
      },
    }),
  )
  runSync(twins.read(rows))
  runSync(twins.read(rows))
  expect(reads).toBe(1000)
  for (const name of ['M', 'Mi', 'Mission\u00ad 7'])
    twins.warnings({ name } as Named, { rows, isOwn: (row) => row.id === 'm7' })
  expect(reads).toBe(1000)
  expect(
    twins.warnings({ id: 'x', name: 'Mission\u00ad 7' } as Named, { rows, isOwn: () => false }),
  ).toHaveLength(1)
})

it('a form warns once its list was read: its fields do not wait for it (rule SPEED-7)', () => {
  const rows: Named[] = [
    { id: 'a', name: 'Cafe' },
    { id: 'b', name: 'Ca\u00adfe' },
  ]
  const entity = { singular: 'Mission', idOf: ({ id }: Named) => id }
  const edited = new EditedObject<Named>(
    { sections: [], defaults: () => ({}), rules: [], among: twins },
    { entity: entity as never, account: 'acme', object: rows[1], rows, hasProblems: async () => false },
  )
  expect(edited.derived(edited.beforeTyping()).warnings).toEqual([])
  runSync(edited.readAmong(rows))
  expect(edited.derived(edited.beforeTyping()).warnings).toHaveLength(1)
  expect(edited.derived({ ...edited.beforeTyping(), name: 'Tea' }).warnings).toEqual([])
})
