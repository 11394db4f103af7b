// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { type LiveSpec, liveNotice } from '@/form/liveChange'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceSchemas } from '@/generated/resourceSchemas'
import { at } from '@/ui/value'

const now = Date.parse('2026-03-12T12:00:00Z')
const spec: LiveSpec = {
  progress: ['objectives.*.done'],
  changes: [
    { paths: ['objectives', 'quiz'], text: 'Something else to do.' },
    { paths: ['period'], text: 'Another period.' },
  ],
}
const live = { period: 'daily', objectives: [{ id: 'a', done: 3 }, { id: 'b' }], name: 'Ride' }
const notice = (received: object, edits: object) => liveNotice(spec, received, { ...received, ...edits }, now)

test('the notice has one sentence for each kind of change that players can notice (rule LIVE-1)', () => {
  expect(notice(live, { objectives: [], quiz: 'q' })).toEqual({
    isCertain: true,
    texts: ['Something else to do.'],
  })
  expect(notice(live, { objectives: [], period: 'weekly' })?.texts).toEqual([
    'Something else to do.',
    'Another period.',
  ])
})

test.each([
  ['nothing that players notice is changed', live, { name: 'Walk' }],
  ['the value only seems to change', live, { quiz: '' }],
  ['the object is switched off', { ...live, isAvailable: false }, { period: 'weekly' }],
  ['it has not begun', { ...live, active: { from: '2026-04-01T00:00:00Z' } }, { period: 'weekly' }],
  ['it has ended', { ...live, active: { to: '2026-03-01T00:00:00Z' } }, { period: 'weekly' }],
  ['the counts show that nobody has begun', { ...live, objectives: [{ done: 0 }] }, { period: 'weekly' }],
])('there is no notice when %s', (_, received, edits) => {
  expect(notice(received, edits)).toBeUndefined()
})

test('without a count, progress is possible but not certain', () => {
  expect(notice({ ...live, objectives: [] }, { period: 'weekly' })).toMatchObject({ isCertain: false })
  expect(notice({ ...live, objectives: 'broken' }, { period: 'weekly' })).toMatchObject({ isCertain: false })
})

test('the paths of all forms exist in the contract, and their counts are counted by the server', async () => {
  for (const entity of entities) {
    const { live: own } = await entity.form()
    if (!own) continue
    const { type } = entity.list
    for (const path of own.changes.flatMap(({ paths }) => paths))
      expect(hasPath(resourceSchemas[type as 'missions'], path.split('.')), `${type}: ${path}`).toBe(true)
    const counted: readonly string[] = resourceFacts[type as 'missions'].readOnly
    for (const path of own.progress ?? [])
      if (path !== 'prizes.*.currentCount' || counted.includes(path))
        expect(
          counted.some((one) => path === one || path.startsWith(`${one}.`)),
          `${type}: ${path}`,
        ).toBe(true)
  }
})

/** Whether a schema of the contract has a field at a path. */
function hasPath(schema: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true
  const inner = at(schema, 'def.innerType') ?? schema
  const part = at(inner, `def.shape`) as Record<string, unknown> | undefined
  return part !== undefined && key in part && hasPath(part[key], rest)
}
