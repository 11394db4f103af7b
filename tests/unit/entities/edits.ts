import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { nouns } from '@/model/words'
import { itemSchema } from '../../openapi'
import { at, openForm } from './openForm'

type Fields = Record<string, unknown>

/** Every leaf that differs, by its dot path; `undefined` marks a removed one. */
export function changes(before: unknown, after: unknown, path = ''): Fields {
  if (Object.is(before, after)) return {}
  const isBranch = (value: unknown): value is Fields => typeof value === 'object' && value !== null
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return { [path]: after }
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.assign(
    {},
    ...keys.map((key) => changes(before[key], after[key], path ? `${path}.${key}` : key)),
  )
}

/** One edit by a user, and all fields that it is allowed to change in the request. */
export type Edit = [what: string, edit: () => void, changed: Fields]

/**
 * Makes the edits one after the other, saves each, and compares the request with the object before the edit. The object
 * has every field of the contract.
 */
export async function expectEdits(type: string, object: Fields, edits: readonly Edit[]) {
  const missing = Object.keys(itemSchema(type).properties ?? {}).filter((key) => object[key] === undefined)
  expect(missing, 'fields of the contract that the object lacks').toEqual([])
  const { save } = await openForm(type, object)
  let before = object
  for (const [what, edit, changed] of edits) {
    edit()
    const sent = await save()
    expect(changes(before, sent), what).toEqual(changed)
    before = sent
  }
}

/** Basic Details, as every generic form has them. */
export const basicEdits = (): Edit[] => {
  const basic = at('Basic Details')
  return [
    ['name', () => basic.type('Name', 'New name'), { name: 'New name' }],
    ['description', () => basic.type('Description', 'New words'), { description: 'New words' }],
    ['availability', () => basic.flip('Availability'), { isAvailable: false }],
    [
      'image',
      () => {
        fireEvent.click(basic.field('External URL'))
        basic.type('Image URL', '/new.png')
      },
      { imgUrl: '/new.png' },
    ],
  ]
}

export const groupingEdits = (title: string): Edit[] => [
  ['category', () => at(title).type('Category', 'New'), { category: 'New' }],
  ['tags', () => at(title).type('Tags', 'x, z'), { 'tags.1': 'z' }],
]

/** For an object whose limit is on. */
export const limitEdits = (title: string, toggle: string): Edit[] => [
  ['count', () => at(title).type('Count limit', '3'), { countLimit: 3 }],
  ['limit off keeps its number', () => at(title).flip(toggle), { limitCount: false }],
]

export const rangeEdits = (): Edit[] => [
  [
    'active from',
    () => at('Schedule').type('Active from', '02:01:26 - 00:00'),
    { 'active.from': localIso(2026, 1, 2) },
  ],
  [
    'active to',
    () => at('Schedule').type('Active to', '03:01:26 - 00:00'),
    { 'active.to': localIso(2026, 1, 3) },
  ],
  ['period', () => at('Schedule').type('Refresh Period', 'weekly'), { period: 'weekly' }],
]

/** Midnight of a local day, as it is sent. */
export const localIso = (year: number, month: number, day: number): string =>
  new Date(year, month - 1, day).toISOString().replace('.000Z', 'Z')

export const requirementEdits = (): Edit[] => {
  const requirement = at('Requirement')
  return [
    [
      'level',
      () => requirement.pick('Level', '2 - Guide'),
      { 'requirement.level.id': 'guide', 'requirement.level.ordinal': 2 },
    ],
    ['category', () => requirement.type('Category', 'Other'), { 'requirement.category': 'Other' }],
    ['tags', () => requirement.type('Tags', 'q'), { 'requirement.tags.0': 'q' }],
    ['missions', () => requirement.pick('Missions', 'Walk'), { 'requirement.missions.1': 'walk' }],
    [
      'achievements',
      () => requirement.pick('Achievements', 'Late'),
      { 'requirement.achievements.1': 'late' },
    ],
  ]
}

/** For an object whose first achievement is 'early'. */
export const rewardEdits = (): Edit[] => {
  const reward = at('Reward')
  return [
    ['points', () => reward.type(nouns.points.title, '5'), { 'reward.points': 5 }],
    ['credits', () => reward.type(nouns.credits.title, '6'), { 'reward.credits': 6 }],
    ['achievement', () => reward.pick('Achievement 1', 'Late'), { 'reward.achievements.0.id': 'late' }],
    ['steps', () => reward.type('Steps of Late', '8'), { 'reward.achievements.0.steps': 8 }],
  ]
}

/** For an object whose first prize is a mug. */
export const prizeEdits = (): Edit[] => {
  const prizes = at('Prizes')
  return [
    ['units', () => prizes.type('Units of Mug', '9'), { 'prizes.0.count': 9 }],
    [
      'another prize',
      () => {
        prizes.press('Add Prize')
        prizes.pick('Prize 2', 'Cap')
      },
      { 'prizes.1': { id: 'cap', count: 1 } },
    ],
  ]
}
