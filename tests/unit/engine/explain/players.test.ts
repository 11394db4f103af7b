import { describe, expect, it } from 'vitest'
import { decisionTable } from '@/engine/explain/caseTable'
import { compareViews } from '@/engine/explain/compare'
import { withDrafts, withTyped } from '@/engine/explain/drafted'
import { funnelling, funnelOf } from '@/engine/explain/funnel'
import { adjacentChange, changeMinutes } from '@/engine/explain/moments'
import { archetypeOf, personOf, readPerson } from '@/engine/explain/person'
import { explainAll, View } from '@/engine/explain/view'
import { type Row, rowOf } from '@/engine/programme/programmeIndex'
import { nouns } from '@/model/words'
import { conditionOf, explained, levels, mission, now, programmeOf, ride, viewOf } from './support'

const prize = {
  id: 'p',
  credits: 100,
  requirement: { level: { id: 'pathfinder', ordinal: 3 }, tags: ['crew'] },
}
const players = [
  { player: 'rich', credits: 500, level: { name: 'Trailblazer' }, tags: ['Crew'] },
  { player: 'low', credits: 100, level: { name: 'Rookie' }, tags: ['crew'] },
  { player: 'lost', credits: 100, level: { name: 'Nobody knows' } },
  { player: 'poor', credits: 99, level: { name: 'Trailblazer' } },
  { player: 'untagged', credits: 100, level: { name: 'Pathfinder' } },
  'no object',
]

describe('among players', () => {
  const view = viewOf({ levels, prizes: [prize] })
  const row = view.programme.rows('prizes')[0] as Row<'prizes'>

  it('counts one bar for each condition, of those who are left', () => {
    const { players: count, bars, left, canPay } = funnelOf(view, 'prizes', row, players)
    expect({ count, left, canPay }).toEqual({ count: 5, left: 1, canPay: 4 })
    expect(bars.map(({ kind, met, unmet, unknown }) => [kind, met, unmet, unknown])).toEqual([
      ['price', 4, 1, 0],
      ['level', 2, 1, 1],
      ['tags', 1, 1, 0],
    ])
  })

  it('names conditions that keep everybody out, and those that no list tells', () => {
    const closed = { ...prize, isAvailable: false, limitCount: true, countLimit: 1 }
    const { closed: found, leftOut } = funnelOf(view, 'prizes', rowOf('prizes', closed), players)
    expect(found.map(({ kind }) => kind)).toEqual(['available'])
    expect(leftOut.map(({ kind }) => kind)).toEqual(['limit'])
  })

  it('pauses after every 500 players and says how far it is', () => {
    const many = Array.from({ length: 1200 }, (_, at) => ({ player: String(at), credits: at }))
    const progress: number[] = []
    const work = funnelling(view, 'prizes', row, many, (done) => progress.push(done))
    let pauses = 0
    while (!work.next().done) pauses += 1
    expect([pauses, progress]).toEqual([2, [500, 1000]])
  })
})

describe('two views side by side', () => {
  const objects = {
    events: [ride],
    missions: [
      mission({ id: 'later', active: { from: '2025-04-25T10:00:00Z' } }),
      mission({ id: 'sooner', active: { to: '2025-04-22T10:00:00Z' } }),
      mission({ id: 'same' }),
    ],
  }
  const at = Date.parse('2025-05-03T09:00:00Z')

  it('show only what differs, in the order in which it changes', () => {
    const { differences, same, counts } = compareViews(
      explainAll(viewOf(objects)),
      explainAll(viewOf(objects, {}, at)),
      { from: now, to: at },
    )
    expect(differences.map(({ key, left, right }) => [key, left?.state, right?.state])).toEqual([
      ['missions/sooner', 'open', 'over'],
      ['missions/later', 'coming', 'open'],
    ])
    expect(differences[1]?.at).toBe(Date.parse('2025-04-25T10:00:00Z'))
    expect(same.map(({ id }) => id)).toEqual(['ride', 'same'])
    expect(counts.open).toEqual([3, 3])
  })

  it('name the moment at which an achievement opens with what gives its steps', () => {
    const later = mission({
      active: { from: '2025-04-25T10:00:00Z' },
      reward: { achievements: [{ id: 'badge', steps: 1 }] },
    })
    const all = { events: [ride], missions: [later], achievements: [{ id: 'badge' }] }
    const views = [explainAll(viewOf(all)), explainAll(viewOf(all, {}, at))] as const
    const moments = (...sides: Parameters<typeof compareViews>) =>
      compareViews(...sides).differences.map(({ key, at: when }) => [
        key,
        when && new Date(when).toISOString(),
      ])
    const both = [
      ['missions/m', '2025-04-25T10:00:00.000Z'],
      ['achievements/badge', '2025-04-25T10:00:00.000Z'],
    ]
    expect(moments(...views, { from: now, to: at })).toEqual(both)
    expect(moments(views[1], views[0], { from: at, to: now })).toEqual(both)
  })

  it('can be of two players', () => {
    const prizes = [{ id: 'p', credits: 10 }]
    const { differences } = compareViews(
      explainAll(viewOf({ prizes })),
      explainAll(viewOf({ prizes }, { credits: 10 })),
      { from: now, to: now },
    )
    expect(differences.map(({ left, right, at: when }) => [left?.state, right?.state, when])).toEqual([
      ['locked', 'open', undefined],
    ])
  })
})

describe('the next change', () => {
  it('is a start, the first minute after an end, or a new period of what was used up', () => {
    const programme = programmeOf({
      missions: [mission({ active: { from: '2025-05-01T10:00:30Z', to: '2025-06-01T23:59:59Z' } })],
      prizes: [{ id: 'p', period: 'weekly', limitCount: true, countLimit: 1 }],
    })
    const person = { ...personOf({ player: 'x' }), used: { 'prizes/p': 1 }, usedAt: now }
    const changes = changeMinutes(programme, person, Date.parse('2026-01-01'))
    expect(changes.map((one) => new Date(one).toISOString())).toEqual([
      '2025-04-28T00:00:00.000Z',
      '2025-05-01T10:01:00.000Z',
      '2025-06-02T00:00:00.000Z',
    ])
    // The end belongs to the range, so the object has ended a minute later.
    const toTheMinute = programmeOf({ missions: [mission({ active: { to: '2025-06-01T12:00:00Z' } })] })
    const [end] = changeMinutes(toTheMinute, person, Date.parse('2026-01-01'))
    expect(end).toBe(Date.parse('2025-06-01T12:01:00Z'))
    const [first, second] = changes
    expect(adjacentChange(changes, first as number, 1)).toBe(second)
    expect(adjacentChange(changes, first as number, -1)).toBeUndefined()
  })
})

describe('a player', () => {
  it('is read from an object that breaks the contract', () => {
    expect(
      personOf({ player: 7, level: 'Rookie', tags: 'crew', points: '12', credits: null, badges: [1, {}] }),
    ).toMatchObject({
      name: '7',
      level: { name: 'Rookie' },
      tags: [],
      points: 12,
      credits: 0,
      badges: ['1'],
    })
  })

  it('is read from a file with what the user knows, and a fault is named', () => {
    expect(readPerson({ player: 'p', finishedMissions: ['m'], used: { 'prizes/p': 2 } })).toMatchObject({
      finished: ['m'],
      used: { 'prizes/p': 2 },
    })
    expect(readPerson({ credits: 'many' })).toMatch(/^credits: /)
    expect(readPerson([])).toBe('it is no player, but a list or a value')
  })

  it('can be one of three kinds that the programme itself makes', () => {
    const programme = programmeOf({
      levels,
      achievements: [{ id: 'ferry' }],
      prizes: [
        { id: 'a', credits: 10 },
        { id: 'b', credits: 90 },
        { id: 'c', credits: 50 },
      ],
    })
    const kinds = (['newcomer', 'regular', 'champion'] as const).map((kind) => archetypeOf(programme, kind))
    expect(kinds.map(({ level, points, credits, badges }) => [level?.id, points, credits, badges])).toEqual([
      [undefined, 0, 0, []],
      ['pathfinder', 800, 50, []],
      ['trailblazer', 1800, 90, ['ferry']],
    ])
    for (const person of kinds.slice(1))
      expect(new View({ programme, person, at: now }).ordinal).toBeGreaterThan(0)
  })
})

it('the decision table has the facts, the moment, and a decision for each object', () => {
  const view = viewOf({ prizes: [{ id: 'p', credits: 10 }] })
  const one = explained(view, 'prizes')
  const { cases } = decisionTable('a', { id: 'jona', person: view.person, at: now }, [one])
  expect(cases[0]).toMatchObject({ player: 'jona', at: '2025-04-21T09:31:00.000Z', facts: { credits: 0 } })
  expect(cases[0]?.objects[0]).toMatchObject({ type: 'prizes', id: 'p', state: 'locked' })
  expect(cases[0]?.objects[0]?.conditions.find(({ kind }) => kind === 'price')).toEqual({
    kind: 'price',
    state: conditionOf(one, 'price').state,
    text: `Costs 10 ${nouns.credits.many}, has 0`,
    path: 'credits',
  })
})

describe('unsaved edits', () => {
  const lists = new Map([
    [
      'prizes',
      [
        { id: 'p', credits: 10 },
        { id: 'q', credits: 5 },
      ],
    ],
  ] as const)
  const draft = (id: string, credits: number) => ({
    key: ['a', 'prizes', id, 'form'] as const,
    changes: [
      { path: ['credits'], was: 10, is: credits },
      ...(id === 'new' ? [{ path: ['id'], is: 'fresh' }] : []),
    ],
  })

  it('replace the objects that they edit, and add new ones', () => {
    const edited = withDrafts(lists, [draft('p', 99), draft('new', 1), draft('gone', 7)])
    expect(edited.get('prizes')).toEqual([
      { id: 'p', credits: 99 },
      { id: 'q', credits: 5 },
      { id: 'fresh', credits: 1 },
    ])
    expect(lists.get('prizes')).toHaveLength(2)
  })

  it('of one form stand in its list', () => {
    expect(withTyped(lists, 'prizes', { id: 'q', credits: 6 }).get('prizes')?.[1]).toEqual({
      id: 'q',
      credits: 6,
    })
    expect(withTyped(lists, 'levels', { id: 'l' }).get('levels')).toEqual([{ id: 'l' }])
  })
})
