import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestSchema } from '@/parts/plan/plannedSchema'
import { requests } from '../../engine/proposals/requests'
import { settings } from '../../property/settings'

/* What is stored of a preview, and of plans that wait (rule PLANSCREEN-7). */

const name = { type: 'missions', id: 'a' } as const
const changed = { ...name, changes: [{ path: ['name'], was: 'A', is: 'B' }] }
const added = { ...name, id: 'b', object: { id: 'b', name: 'B' } }

it('comes back from the browser as it was', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const stored = JSON.parse(JSON.stringify(request))
      expect(JSON.parse(JSON.stringify(requestSchema.parse(stored)))).toEqual(stored)
    }),
    settings,
  )
  for (const table of [{ refused: 0 }, { refused: 2 }]) {
    const request = { kind: 'changes', account: 'a', objects: [changed, added], table }
    expect(requestSchema.parse(request)).toEqual(request)
  }
})

it('is read as a plan of edits if an earlier release stored it as that of a table', () => {
  const old = { kind: 'table', account: 'a', objects: [changed, added] }
  const read = { kind: 'changes', account: 'a', objects: [changed, added] }
  expect(requestSchema.parse(old)).toEqual({ ...read, table: { refused: 0 } })
  expect(requestSchema.parse({ ...old, refused: 3 })).toEqual({ ...read, table: { refused: 3 } })
  for (const broken of [{ ...old, objects: [name] }, { ...old, account: 5 }, { kind: 'other' }])
    expect(requestSchema.safeParse(broken).success).toBe(false)
})
