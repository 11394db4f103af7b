// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test } from 'vitest'
import { byCause, findingTitle, findingTypes, matterOf, objectsIn } from '@/engine/check/causes'
import { check } from '@/engine/check/check'
import { sortedBy } from '@/engine/check/mutes'
import { replacements } from '@/engine/check/replace'
import type { LoadedList } from '@/entities/useLists'
import { withChanges } from '@/model/changes'
import { accountTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { since } from '@/pages/check/since'
import { mute, storageOf, unmute } from '@/parts/findings/storage'
import { achievement, event, gives, inDays, level, mission, now, type Objects, prize } from './cases/samples'

const listsOf = (objects: Objects): Lists =>
  new Map(accountTypes.map((type) => [type, (objects[type] ?? []).map((object) => ({ id: 'x', ...object }))]))
const found = (objects: Objects) => check({ account: 'a', now, lists: listsOf(objects) })

/** 40 events and a player name an achievement that does not exist. */
const deleted: Objects = {
  events: Array.from({ length: 40 }, (_, index) =>
    event({ id: `e${index}`, name: `E ${index}`, ...gives('gone') }),
  ),
  players: [{ player: 'p', name: 'P', badges: ['gone'] }],
}

describe('the findings of one cause', () => {
  it('become one finding, with the severity of the worst one and all objects', () => {
    const findings = byCause(found(deleted))
    expect(findings).toHaveLength(1)
    const [one] = findings
    if (!one) throw new Error('nothing found')
    expect(one).toMatchObject({ rule: 'missing-achievement', severity: 'error', id: 'e0' })
    expect(one.text).toBe('This account has no achievement `gone`. This affects 41 objects.')
    expect([findingTitle(one), objectsIn([one]), ...findingTypes(one)]).toEqual([
      'gone',
      41,
      'achievements',
      'events',
      'players',
    ])
    expect(one.objects?.at(-1)).toMatchObject({ rule: 'missing-in-hidden-field', id: 'p' })
  })

  it('stay the finding of the object itself if there is only one', () => {
    const alone = found({ events: deleted.events?.slice(0, 1) ?? [] })
    expect(byCause(alone)).toEqual(alone)
  })

  it('count objects, not fields', () => {
    const twice = byCause(
      found({
        events: [
          event({
            id: 'e',
            reward: {
              achievements: [
                { id: 'gone', steps: 1 },
                { id: 'gone', steps: 2 },
              ],
            },
          }),
        ],
      }),
    )
    expect(twice).toMatchObject([
      { text: 'This account has no achievement `gone`. This affects 1 object, in 2 fields.' },
    ])
  })

  it.each<[string, Objects, string]>([
    [
      'an inactive mission that others require',
      {
        missions: [
          mission({ id: 'off', name: 'Off', isAvailable: false }),
          ...['a', 'b'].map((id) => mission({ id, name: id, requirement: { missions: ['off'] } })),
        ],
        events: [event()],
      },
      'It is required, and it is inactive. This affects 2 objects.',
    ],
    [
      'a circle of requirements',
      {
        missions: [
          mission({ id: 'a', name: 'A', requirement: { missions: ['b'] } }),
          mission({ id: 'b', name: 'B', requirement: { missions: ['a'] } }),
        ],
        events: [event()],
      },
      'It requires itself by way of others, which form a circle. This affects 2 objects.',
    ],
    [
      'a level that has moved',
      {
        levels: [level('l', 2, 5)],
        prizes: ['a', 'b'].map((id) =>
          prize({ id, name: id, requirement: { level: { id: 'l', ordinal: 1 } } }),
        ),
      },
      'It has the ordinal 2 now, and requirements store another one. This affects 2 objects.',
    ],
    [
      'an ended mission',
      {
        missions: [
          mission({ id: 'over', name: 'Over', active: { to: inDays(-1) } }),
          ...['a', 'b'].map((id) => mission({ id, name: id, requirement: { missions: ['over'] } })),
        ],
        events: [event()],
      },
      'It is required, and it has ended. This affects 2 objects.',
    ],
  ])('become one for %s', (_cause, objects, text) => {
    expect(byCause(found(objects)).map((one) => one.text)).toContain(text)
  })
})

describe('muting', () => {
  beforeEach(() => localStorage.clear())

  it('a finding of several objects hides all of them, and further ones; unmuting shows them again', () => {
    const [one] = byCause(found(deleted))
    if (!one) throw new Error('nothing found')
    mute('muting', one, 'Comes back in May')
    const { mutes } = storageOf('muting').get()
    const more = found({
      ...deleted,
      quizzes: [{ id: 'q', name: 'Q', questions: [], isAvailable: false, ...gives('gone') }],
    })
    const { shown, muted } = sortedBy(mutes, more)
    expect(shown).toEqual([])
    expect(muted).toMatchObject([{ mute: { reason: 'Comes back in May' } }])
    expect(objectsIn(muted.map(({ finding }) => finding))).toBe(42)
    unmute('muting', mutes[0] as never)
    expect(sortedBy(storageOf('muting').get().mutes, more).shown).toHaveLength(1)
  })

  it('an object by a mute of an earlier release leaves the others', () => {
    const mutes = [{ rule: 'missing-achievement', type: 'events' as const, id: 'e3', reason: 'R', at: '' }]
    const { shown, muted } = sortedBy(mutes, found(deleted))
    expect(shown.map((one) => objectsIn([one]))).toEqual([40])
    expect(muted.map(({ finding }) => finding.id)).toEqual(['e3'])
  })

  it('the findings on an object does not hide what the object causes', () => {
    const objects: Objects = {
      missions: [
        mission({ id: 'off', name: 'Off', isAvailable: false }),
        mission({ id: 'a', name: 'A', requirement: { missions: ['off'] } }),
      ],
    }
    const mutes = [{ rule: 'requires-inactive', type: 'missions' as const, id: 'off', reason: 'R', at: '' }]
    expect(sortedBy(mutes, found(objects)).shown.map(({ rule }) => rule)).toContain('requires-inactive')
  })
})

describe('the changes since the last visit', () => {
  const loaded = (objects: Objects) =>
    [...listsOf(objects)].map(([type, rows]) => ({ type, rows, isPartial: false })) as unknown as LoadedList[]
  const all = found(deleted)

  it('do not count a cause as new or fixed after a visit of an earlier release, which knew each object', () => {
    const visit = { at: 0, keys: all.map(({ key }) => key) }
    expect(since(visit, byCause(all), loaded(deleted))).toEqual({ news: new Set(), fixed: 0 })
  })

  it('count a cause once, whether many objects name it or one is left', () => {
    const visit = { at: 0, keys: byCause(all).map(matterOf) }
    const one = { events: deleted.events?.slice(0, 1) ?? [] }
    expect(since(visit, byCause(found(one)), loaded(one))).toEqual({ news: new Set(), fixed: 0 })
    expect(since(visit, [], loaded({}))).toEqual({ news: new Set(), fixed: 1 })
    const fresh = since({ at: 0, keys: [] }, byCause(all), loaded(deleted))
    expect(fresh.news.size).toBe(1)
  })

  it('do not count a cause as fixed while a list that can name it is missing', () => {
    const visit = { at: 0, keys: byCause(all).map(matterOf) }
    const withoutEvents = loaded({}).filter(({ type }) => type !== 'events')
    expect(since(visit, [], withoutEvents).fixed).toBe(0)
  })
})

describe('replacing an object everywhere', () => {
  const changed = (objects: Objects, type: 'achievements' | 'levels' | 'missions', id: string) => {
    const lists = listsOf(objects)
    return replacements({ type, id: 'gone' }, { type, id }, lists).map((one) => {
      const row = lists.get(one.type)?.find((object) => (object as { id: string }).id === one.id)
      return withChanges(row, one.changes, 'is')
    })
  }

  it('changes every field that names it, and nothing else', () => {
    const quiz = {
      id: 'q',
      name: 'Q',
      unknown: [1],
      reward: {
        points: 5,
        achievements: [
          { id: 'a', steps: 2 },
          { id: 'gone', steps: 3 },
        ],
      },
    }
    const kept = event({ id: 'other', ...gives('a') })
    expect(
      changed({ quizzes: [quiz], events: [kept], achievements: [achievement()] }, 'achievements', 'b'),
    ).toEqual([
      {
        ...quiz,
        reward: {
          points: 5,
          achievements: [
            { id: 'a', steps: 2 },
            { id: 'b', steps: 3 },
          ],
        },
      },
    ])
  })

  it('leaves the badges of players and teams, which they have earned', () => {
    expect(
      changed(
        { players: [{ player: 'p', badges: ['gone'] }], teams: [{ badges: ['gone'] }] },
        'achievements',
        'a',
      ),
    ).toEqual([])
  })

  it('stores the ordinal of the new level in requirements', () => {
    const requiring = prize({ requirement: { level: { id: 'gone', ordinal: 7 }, tags: ['t'] } })
    expect(changed({ prizes: [requiring], levels: [level('l', 3, 5)] }, 'levels', 'l')).toEqual([
      { ...requiring, requirement: { level: { id: 'l', ordinal: 3 }, tags: ['t'] } },
    ])
  })

  it('does not put an id into a list twice', () => {
    const both = mission({ id: 'm', requirement: { missions: ['y', 'gone'] } })
    expect(changed({ missions: [both, mission({ id: 'y' })] }, 'missions', 'y')).toEqual([
      { ...both, requirement: { missions: ['y'] } },
    ])
  })
})

test('a finding of one object has the key of earlier releases', () => {
  const [one] = found({ missions: [mission({ objectives: { quizzId: 'gone' } })], events: [event()] })
  expect(one?.key).toBe('["missing-quiz","missions","x","objectives.quizzId"]')
})
