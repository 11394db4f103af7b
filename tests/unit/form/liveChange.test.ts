// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceSchemas } from '@/generated/resourceSchemas'
import { valueByPath } from '@/lib/value'
import { changeNotice, type LiveSpec, largeText } from '@/model/liveChange'

const now = Date.parse('2026-03-12T12:00:00Z')
const spec: LiveSpec = {
  progress: ['objectives.*.done'],
  changes: [
    { paths: ['objectives', 'quiz'], text: 'Something else to do.' },
    { paths: ['period'], text: 'Another period.' },
  ],
}
const live = { period: 'daily', objectives: [{ id: 'a', done: 3 }, { id: 'b' }], name: 'Ride' }
const notice = (received: object, edits: object) =>
  changeNotice(spec, received, { ...received, ...edits }, now)

test('the notice has one sentence for each kind of change that players can notice (rule LIVE-1)', () => {
  expect(notice(live, { objectives: [], quiz: 'q' })).toEqual({
    progress: 'made',
    texts: ['Something else to do.'],
    large: [],
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
  expect(notice({ ...live, objectives: [] }, { period: 'weekly' })).toMatchObject({ progress: 'possible' })
  expect(notice({ ...live, objectives: 'broken' }, { period: 'weekly' })).toMatchObject({
    progress: 'possible',
  })
})

const promising: LiveSpec = {
  progress: ['count'],
  changes: [
    { paths: ['reward'], text: 'Another reward.', isPromise: true },
    { paths: ['period'], text: 'Another period.' },
  ],
  amounts: ['reward'],
}
const amounts = (was: unknown, is: unknown, rest: object = {}) =>
  changeNotice(promising, { reward: was, ...rest }, { reward: is, ...rest }, now)?.large

test('what players were told is noticed even if nobody has begun', () => {
  expect(changeNotice(promising, { count: 0, reward: 4 }, { count: 0, reward: 5 }, now)).toEqual({
    progress: 'none',
    texts: ['Another reward.'],
    large: [],
  })
})

test.each([
  ['a price from 300 to 331', 300, 331, true],
  ['a price from 300 to 269', 300, 269, true],
  ['a price from 300 to 330, a tenth', 300, 330, false],
  ['a price from 300 to 310', 300, 310, false],
  ['a price from 300 to 270', 300, 270, false],
  ['a price from nothing to 1', 0, 1, true],
  ['a price that was blank', undefined, 1, true],
  ['a price that is removed', 300, undefined, true],
  ['an amount inside of an object', { points: 300, achievements: [] }, { points: 310 }, false],
  ['a large amount inside of an object', { points: 300 }, { points: 340 }, true],
  ['an amount in a list', [{ id: 'a', count: 100 }], [{ id: 'a', count: 105 }], false],
  ['another object in a list', [{ id: 'a', count: 100 }], [{ id: 'b', count: 100 }], true],
  ['one object more', [{ id: 'a' }], [{ id: 'a' }, { id: 'b' }], true],
  ['another text', 'daily', 'weekly', true],
])(
  'players notice an amount only if it changes by more than a tenth: %s (rule LIVE-1)',
  (_, was, is, noticed) => {
    const reward = changeNotice(promising, { count: 0, reward: was }, { count: 0, reward: is }, now)
    expect(reward?.texts ?? []).toEqual(noticed ? ['Another reward.'] : [])
  },
)

test.each([
  ['480 to 48,000', 480, 48_000],
  ['5 to 1', 5, 1],
  ['0 to 5', 0, 5],
  ['5 to 0', 5, 0],
])('a change of an amount from %s is large (rule LIVE-3)', (_, was, is) => {
  expect(amounts(was, is)).toEqual([{ path: 'reward', was, is }])
  // Also where players notice nothing.
  expect(amounts(was, is, { isAvailable: false })).toEqual([{ path: 'reward', was, is }])
})

test('an amount that is removed counts as 0, a blank that is filled is no change of an amount', () => {
  expect(amounts(50, undefined)).toEqual([{ path: 'reward', was: 50, is: 0 }])
  expect(amounts(undefined, 50, { isAvailable: false })).toBeUndefined()
  expect(amounts('broken', 50, { isAvailable: false })).toBeUndefined()
})

test.each([
  ['4 to 19', 4, 19],
  ['0 to 4', 0, 4],
  ['19 to 4', 19, 4],
])('a change of an amount from %s is not large', (_, was, is) => {
  expect(amounts(was, is, { isAvailable: false })).toBeUndefined()
})

test('a large change names both values and the factor', () => {
  const text = (was: number, is: number) => largeText({ path: 'reward', was, is }, 'Reward')
  expect(text(480, 48_000)).toBe('Reward: 480 → 48,000, 100 times as much')
  expect(text(700, 100)).toBe('Reward: 700 → 100, divided by 7')
  expect(text(0, 50)).toBe('Reward: 0 → 50')
})

test('the paths of all forms exist in the contract, and their counts are counted by the server', async () => {
  for (const entity of entities) {
    const { live: own } = await entity.form()
    if (!own) continue
    const { type } = entity.list
    const { changes = [], amounts = [] } = own
    for (const path of [...changes.flatMap(({ paths }) => paths), ...amounts])
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
  const inner = valueByPath(schema, 'def.innerType') ?? schema
  const part = valueByPath(inner, `def.shape`) as Record<string, unknown> | undefined
  return part !== undefined && key in part && hasPath(part[key], rest)
}
