import { describe, expect, it, test } from 'vitest'
import {
  campaignIn,
  campaignsOf,
  costSpanOf,
  findingNeighbours,
  neverDated,
  withoutDates,
} from '@/engine/campaign/campaign'
import type { BundleObject } from '@/engine/plan/types'
import { type CampaignAction, endAt, givingDates, moveBy, startAt } from '@/engine/sets/campaignActions'
import { dayMs } from '@/lib/days'
import { runSync } from '@/lib/idle'
import { listsOf, objectOf } from './support'

const at = (day: string) => Date.parse(`2026-${day}T00:00:00Z`)
const now = at('06-15')
const tags = ['Spring']
const active = (from?: string, to?: string) => ({
  active: { ...(from && { from: `2026-${from}T00:00:00Z` }), ...(to && { to: `2026-${to}T00:00:00Z` }) },
})
const campaignOf = (objects: readonly BundleObject[]) => campaignIn(listsOf(objects), { tag: ' spring' }, now)
const mission = (id: string, more: object = {}) => objectOf('missions', id, { tags, ...more })

describe('the state of a campaign (rule CAMPAIGN-7)', () => {
  test.each([
    ['inactive', [mission('a', { isAvailable: false, ...active('06-01', '06-30') })]],
    ['no dates', [mission('a'), objectOf('quizzes', 'q', { tags })]],
    ['no dates', [mission('a'), mission('b', { isAvailable: false, ...active('06-01', '06-30') })]],
    ['planned', [mission('a', active('06-20', '06-30')), objectOf('achievements', 'x', { tags })]],
    ['live', [mission('a', active('06-20')), mission('b', active('06-01', '06-02'))]],
    ['live', [mission('a', active('06-01'))]],
    ['live', [mission('a', active(undefined, '06-15'))]],
    ['ended', [mission('a', active('05-01', '05-02')), mission('b', active('05-03', '06-14'))]],
    ['ended', [mission('a', active('06-10', '06-01'))]],
    ['ended', [objectOf('raffles', 'r', { tags, ...active('06-20'), drawTime: '2026-06-10T00:00:00Z' })]],
    [
      'live',
      [objectOf('raffles', 'r', { tags, ...active('05-01', '06-10'), drawTime: '2026-06-16T00:00:00Z' })],
    ],
    [
      'ended',
      [objectOf('raffles', 'r', { tags, ...active('05-01', '06-20'), drawTime: '2026-06-14T00:00:00Z' })],
    ],
    [
      'live',
      [
        objectOf('raffles', 'r', {
          tags,
          ...active('05-01', '06-14'),
          drawTime: '2026-05-02T00:00:00Z',
          period: 'weekly',
        }),
      ],
    ],
  ] as const)('is %s', (state, objects) => {
    expect(campaignOf(objects).state).toBe(state)
  })

  it('runs from the earliest start to the latest end', () => {
    const { from, to } = campaignOf([
      mission('a', active('06-20', '06-30')),
      mission('b', active('06-18', '06-25')),
    ])
    expect([from, to]).toEqual([at('06-18'), at('06-30')])
  })
})

test('all tags and categories in use are campaigns, each once, however they are written', () => {
  const lists = listsOf([
    mission('a', { tags: ['Spring', 'spring ', 'x'], category: 'Sport' }),
    mission('b', { tags: ['Spring'], category: 'sport' }),
    objectOf('players', 'p', { tags: ['people'] }),
    mission('c', { tags: [' '], category: '' }),
  ])
  expect(campaignsOf(lists, now).map(({ name, objects }) => [name, objects.map(({ id }) => id)])).toEqual([
    [{ tag: 'Spring' }, ['a', 'b']],
    [{ tag: 'x' }, ['a']],
    [{ category: 'Sport' }, ['a', 'b']],
  ])
})

test.each([
  ['its length, also if it has started', active('06-01', '06-25'), { at: at('06-01'), days: 24 }],
  ['from its start', active('07-01', '07-11'), { at: at('07-01'), days: 10 }],
  [
    'a year at most',
    { active: { from: '2026-07-01T00:00:00Z', to: '2029-07-01T00:00:00Z' } },
    { at: at('07-01'), days: 365 },
  ],
  ['30 days without an end', active('07-01'), { at: at('07-01'), days: 30 }],
  ['30 days without dates', {}, { at: now, days: 30 }],
  ['nothing if it ends before it starts', active('07-11', '07-01'), { at: at('07-11'), days: 0 }],
])('its cost counts over %s', (_, more, expected) => {
  expect(costSpanOf(campaignOf([mission('a', more)]).objects, now)).toEqual(expected)
})

test('neighbours are what it uses and what uses it, without what is missing the tag on both sides', () => {
  const objects = [
    mission('a', {
      objectives: {
        events: [
          { id: 'ride', count: 1 },
          { id: 'gone', count: 1 },
        ],
      },
    }),
    objectOf('events', 'ride'),
    objectOf('streaks', 's', { objectives: { missions: ['a'] } }),
    objectOf('streaks', 'other', { objectives: { missions: ['z'] } }),
  ]
  const { uses, usedBy } = runSync(findingNeighbours(campaignOf(objects), listsOf(objects)))
  expect(uses.map(({ id, isMissing }) => [id, isMissing])).toEqual([
    ['ride', false],
    ['gone', true],
  ])
  expect(usedBy).toMatchObject([{ type: 'streaks', id: 's', by: [{ type: 'missions', id: 'a' }] }])
})

test('neighbours of a large campaign are found in steps, each of a few objects', () => {
  const objects = Array.from({ length: 500 }, (_, index) => mission(`m${index}`))
  const found = findingNeighbours(campaignOf(objects), listsOf(objects))
  let steps = 0
  while (!found.next().done) steps += 1
  expect(steps).toBeGreaterThanOrEqual(20)
})

describe('End (rule CAMPAIGN-8)', () => {
  const objects = [
    mission('running', active('06-01', '06-30')),
    mission('open', active('06-01')),
    mission('over', active('05-01', '05-02')),
    mission('later', active('06-25', '06-30')),
    mission('undated'),
    mission('used'),
    objectOf('raffles', 'drawn', { tags, ...active('06-01', '06-18'), drawTime: '2026-06-18T00:00:00Z' }),
    objectOf('streaks', 's', { objectives: { missions: ['used'] } }),
  ]
  const lists = listsOf(objects)
  const campaign = campaignOf(objects)
  const end = (moment: number) =>
    endAt(campaign.objects, moment, now, runSync(findingNeighbours(campaign, lists)))
  const changed = (moment: number) =>
    Object.fromEntries(end(moment).changed.map(({ id, changes }) => [id, changes.map(({ is }) => is)]))

  it('at once: ends what has started, and switches off the rest, but not what something else uses', () => {
    const to = ['2026-06-15T00:00:00Z']
    expect(changed(now)).toEqual({ running: to, open: to, later: [false], undated: [false], drawn: to })
    expect(end(now).left.map(({ id }) => id)).toEqual(['used', 'drawn'])
  })

  it('later: leaves what has no dates', () => {
    const to = ['2026-06-20T00:00:00Z']
    expect(changed(at('06-20'))).toEqual({ running: to, open: to, later: [false] })
    expect(end(at('06-20')).left.map(({ id }) => id)).toEqual(['undated', 'used'])
    expect(changed(at('06-27'))).toMatchObject({ later: ['2026-06-27T00:00:00Z'] })
  })
})

describe('Start (rule CAMPAIGN-9)', () => {
  const campaign = campaignOf([
    mission('later', { ...active('07-01', '07-30'), isAvailable: false }),
    mission('running', active('06-01', '07-30')),
    mission('over', { ...active('05-01', '05-02'), isAvailable: false }),
    mission('undated', { isAvailable: false }),
  ])
  const start = (moment: number) => startAt(campaign.objects, moment, now)
  const changed = (moment: number) =>
    Object.fromEntries(start(moment).changed.map(({ id, changes }) => [id, changes.map(({ is }) => is)]))

  it('at once: starts what would start later, and switches all on but what has ended', () => {
    expect(changed(now)).toEqual({ later: ['2026-06-15T00:00:00Z', true], undated: [true] })
    expect(start(now).left.map(({ id }) => id)).toEqual(['over'])
  })

  it('later: leaves what has no dates', () => {
    expect(changed(at('06-20'))).toEqual({ later: ['2026-06-20T00:00:00Z', true] })
    expect(start(at('06-20')).left.map(({ id }) => id)).toEqual(['over', 'undated'])
  })
})

test('an object that ends before it starts has dates', () => {
  const { objects } = campaignOf([
    mission('past', { ...active('06-10', '06-01'), isAvailable: false }),
    mission('coming', active('06-25', '06-20')),
  ])
  const of = ({ changed, left }: CampaignAction) => [
    changed.map(({ id, changes }) => [id, ...changes.map(({ is }) => is)]),
    left.map(({ id, text }) => [id, text]),
  ]
  expect(of(startAt(objects, now, now))).toEqual([
    [['coming', '2026-06-15T00:00:00Z']],
    [['past', 'It has ended before.']],
  ])
  expect(of(endAt(objects, now, now, { usedBy: [] }))).toEqual([[['coming', false]], []])
  expect(of(endAt(objects, at('06-18'), now, { usedBy: [] }))).toEqual([[['coming', false]], []])
})

test('a move changes dates alone', () => {
  const campaign = campaignOf([mission('a', active('06-01', '06-30')), mission('b')])
  const moved = moveBy(campaign.objects, { count: 1, unit: 'w' }, 'UTC')
  expect(moved.map(({ id }) => id)).toEqual(['a'])
  expect(moved[0]?.changes.map(({ is, was }) => Date.parse(String(is)) - Date.parse(String(was)))).toEqual([
    7 * dayMs,
    7 * dayMs,
  ])
})

test('what has no dates in a campaign that has some is named and gets them; types without dates are counted apart (rule CAMPAIGN-16)', () => {
  const lists = [
    mission('dated', active('07-01', '07-11')),
    mission('undated'),
    objectOf('quizzes', 'quiz', { tags, reward: { points: 1 } }),
  ]
  const { objects, from, to } = campaignOf(lists)
  expect(withoutDates(objects).map(({ id }) => id)).toEqual(['undated'])
  expect(neverDated(objects).map(({ id }) => id)).toEqual(['quiz'])
  const { changed } = givingDates(objects, { from, to })
  expect(changed.map(({ id, changes }) => [id, changes.map(({ is }) => is)])).toEqual([
    ['undated', [{ from: '2026-07-01T00:00:00Z', to: '2026-07-11T00:00:00Z' }]],
  ])
  expect(withoutDates(campaignOf(lists.slice(1)).objects)).toEqual([])
})
