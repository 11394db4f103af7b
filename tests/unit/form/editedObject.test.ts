import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EditedObject } from '@/form/editedObject'
import { incomplete, required } from '@/form/rules'
import type { FormEntity, FormSpec } from '@/form/types'
import type { AnyObject } from '@/model/paths'

type Thing = AnyObject
const thing = { singular: 'Thing', idOf: (object) => object.id } as FormEntity<Thing>

const spec: FormSpec<Thing> = {
  sections: [],
  defaults: (account) => ({ account, isOpen: true }),
  rules: [required<Thing>('name', 'Name is required')],
  saveNeeds: [required<Thing>('folder', 'Folder is required')],
  warnings: [incomplete<Thing>('points', 'No points.')],
  // Some servers send a single tag as a text.
  fromServer: (object) => (typeof object.tags === 'string' ? { ...object, tags: [object.tags] } : object),
}
const received: Thing = { id: 't', account: 'a', name: 'Old', tags: 'red', unknown: { kept: [null] } }
const of = (object?: Thing, initial?: Thing) => new EditedObject(spec, { account: 'a', object, initial })
const any = z.object({})

describe('the object behind a form', () => {
  it('is sent as received with only the edits, also where the form normalizes it', () => {
    const edited = of(received)
    expect(edited.before).toEqual({ ...received, tags: ['red'] })
    expect(edited.payload({ ...edited.before })).toBe(received)
    expect(edited.payload({ ...edited.before, name: 'New' })).toEqual({ ...received, name: 'New' })
  })

  it('keeps rows without a choice in the checked object, but not in the request', () => {
    const edited = of(received)
    const values = { ...edited.before, rows: [{ id: '' }, { id: 'x' }] }
    expect(edited.edited(values).rows).toHaveLength(2)
    expect(edited.payload(values).rows).toEqual([{ id: 'x' }])
  })

  it('has the defaults as values, or unsaved initial values until it has another base', () => {
    expect(of().beforeTyping()).toEqual({ account: 'a', isOpen: true })
    const copy = of(undefined, { name: 'Copy', tags: 'red' })
    expect(copy.beforeTyping()).toEqual({ name: 'Copy', tags: ['red'] })
    expect(copy.derived(copy.beforeTyping(), thing, []).isDirty).toBe(true)
    copy.saved({ name: 'Copy' }, { name: 'Copy' })
    expect(copy.beforeTyping()).toEqual({ name: 'Copy' })
  })

  it('takes another object as the base of the edits', () => {
    const edited = of()
    edited.rebase({ ...received, name: 'Theirs' })
    expect(edited.isNew).toBe(false)
    expect(edited.payload({ ...edited.before, name: 'Mine' })).toEqual({ ...received, name: 'Mine' })
  })

  it('warns about the id of a new object only', () => {
    const rows = [{ id: 'walk' }]
    const values = { id: 'walk', points: 1 }
    expect(of().derived(values, thing, rows).warnings).toMatchObject([{ path: 'id' }])
    expect(of(received).derived(values, thing, rows).warnings).toEqual([])
  })

  it('reports what is missing, warningful, or blocks the save', () => {
    const edited = of(received)
    const values = { ...edited.before, name: ' ' }
    const { missing, warnings, isDirty } = edited.derived(values, thing, [])
    expect([missing, warnings].map(([problem]) => problem?.path)).toEqual(['folder', 'points'])
    expect(isDirty).toBe(true)
    const problems = edited.problems(values, { create: any, update: any }, () => true)
    expect(problems.map(({ path }) => path)).toEqual(['folder', 'name'])
  })
})
