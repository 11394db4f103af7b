import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseOf, dayReaching, horizonDays, hoursOf } from '@/engine/economy/expected'
import { assumptionsOf } from '@/engine/economy/profiles'
import { openingPathTo } from '@/engine/explain/openingPath'
import { whatOpens } from '@/engine/explain/opens'
import { stepDays } from '@/engine/explain/stepDays'
import type { OpeningStep } from '@/engine/explain/steps'
import type { Person } from '@/engine/explain/types'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { explained, levels, mission, type Objects, ride, viewOf } from './support'

const wayOf = (objects: Objects, type: EntityType, person: Partial<Person> = {}, id?: string) => {
  const view = viewOf({ events: [ride], ...objects }, person)
  return openingPathTo(view, explained(view, type, id))
}

const short = (step: OpeningStep): string => {
  if (step.kind === 'do') return `${step.type}/${step.id}${step.times > 1 ? ` ×${step.times}` : ''}`
  if (step.kind === 'earn')
    return `${step.amount} ${step.what} from ${step.from.map(({ id, times }) => `${id} ×${times}`).join(', ')}`
  return step.kind === 'given' ? step.text : `wait until ${new Date(step.until).toISOString()}`
}

const steps = (...args: Parameters<typeof wayOf>) => wayOf(...args).steps?.map(short)

const needs = (requirement: object) => ({ requirement })

describe('the way there', () => {
  it('finishes missions in the order in which they open', () => {
    const missions = [
      mission({ id: 'c', ...needs({ missions: ['b'] }) }),
      mission({ id: 'b', ...needs({ missions: ['a'] }) }),
      mission({ id: 'a' }),
    ]
    expect(steps({ missions }, 'missions')).toEqual(['missions/a', 'missions/b'])
    expect(steps({ missions }, 'missions', { finished: ['a'] })).toEqual(['missions/b'])
  })

  it('takes the giver of an achievement that needs the fewest steps, as often as it takes', () => {
    const objects = {
      prizes: [{ id: 'p', ...needs({ achievements: ['ferry'] }) }],
      achievements: [{ id: 'ferry', steps: 5 }],
      missions: [
        mission({
          id: 'far',
          reward: { achievements: [{ id: 'ferry', steps: 5 }] },
          ...needs({ missions: ['near'] }),
        }),
        mission({ id: 'near', reward: { achievements: [{ id: 'ferry', steps: 2 }] } }),
      ],
    }
    expect(steps(objects, 'prizes')).toEqual(['missions/near ×3', 'achievements/ferry'])
  })

  it('puts givers together if none of them gives all steps', () => {
    const gives = { reward: { achievements: [{ id: 'ferry', steps: 1 }] }, questions: [{}] }
    const objects = {
      prizes: [{ id: 'p', ...needs({ achievements: ['ferry'] }) }],
      achievements: [{ id: 'ferry', steps: 2 }],
      quizzes: [{ id: 'quiz', ...gives }],
      surveys: [{ id: 'survey', ...gives }],
    }
    expect(new Set(steps(objects, 'prizes'))).toEqual(
      new Set(['surveys/survey', 'quizzes/quiz', 'achievements/ferry']),
    )
    expect(wayOf({ ...objects, surveys: [] }, 'prizes').deadEnd?.chain.map(({ id }) => id)).toEqual([
      'p',
      'ferry',
    ])
  })

  it('earns the points of a level, less what the missions on the way give', () => {
    const objects = {
      levels,
      prizes: [{ id: 'p', ...needs({ level: { id: 'trailblazer', ordinal: 4 }, missions: ['m'] }) }],
      missions: [mission({ reward: { points: 100 } })],
    }
    const person = { level: { name: 'Pathfinder' }, points: 1410 }
    // The mission is named once, as often as it takes.
    expect(steps(objects, 'prizes', person)).toEqual(['missions/m ×4', 'levels/trailblazer'])
  })

  it('reaches a level by what it asks for itself, unless a higher one takes fewer steps', () => {
    const gives = { reward: { achievements: [{ id: 'b', steps: 1 }] } }
    const objects = {
      achievements: [{ id: 'b', name: 'Climber', steps: 3 }],
      levels: [
        { id: 'sapling', name: 'Sapling', ordinal: 3, objectives: { points: 300, achievements: ['b'] } },
        { id: 'oak', name: 'Oak', ordinal: 4, objectives: { points: 900 } },
      ],
      missions: [mission(gives)],
    }
    expect(steps(objects, 'levels', { points: 300 })).toEqual(['missions/m ×3', 'achievements/b'])
    const far = [mission({ ...gives, ...needs({ missions: ['n'] }) }), mission({ id: 'n' })]
    expect(steps({ ...objects, missions: far }, 'levels', { points: 300 })).toEqual([
      '600 points from ride ×60',
      'levels/oak',
    ])
  })

  it('fails at what its steps do not give within a year, with both figures', () => {
    const missions = [
      mission({ limitCount: true, countLimit: 1, period: 'all-time', reward: { credits: 1540 } }),
    ]
    const objects = {
      prizes: [{ id: 'p', credits: 2250 }],
      missions,
      surveys: [{ id: 's', questions: [{}] }],
    }
    // More than a year of one daily credit would pay it.
    const streaks = [
      {
        id: 'slow',
        limitCount: true,
        countLimit: 12,
        period: 'monthly',
        reward: { credits: 10 },
        objectives: { missions: ['m'] },
      },
    ]
    const way = wayOf({ ...objects, streaks }, 'prizes', { assumesNone: true })
    expect(way.fails).toBe(true)
    expect(way.days).toBeUndefined()
    expect(way.steps?.at(-1)).toMatchObject({ kind: 'earn', amount: 2250, reached: 1550 })
  })

  it('opens what is locked if nothing else gives enough', () => {
    const objects = {
      prizes: [{ id: 'p', credits: 100 }],
      missions: [
        mission({ id: 'a' }),
        mission({ id: 'b', reward: { credits: 50 }, ...needs({ missions: ['a'], tags: ['crew'] }) }),
      ],
    }
    expect(steps(objects, 'prizes', { assumesNone: true })).toEqual([
      'missions/a',
      'Needs the tag crew',
      '100 credits from b ×2',
    ])
  })

  it('of an achievement ends with it, and waits for what is coming', () => {
    const objects = {
      achievements: [{ id: 'ferry', steps: 2 }],
      missions: [
        mission({
          active: { from: '2025-05-01T00:00:00Z' },
          reward: { achievements: [{ id: 'ferry', steps: 1 }] },
        }),
      ],
    }
    expect(steps(objects, 'achievements')).toEqual(['missions/m ×2'])
  })

  it('earns the credits of a price', () => {
    const objects = { prizes: [{ id: 'p', credits: 900 }], missions: [mission({ reward: { credits: 50 } })] }
    expect(steps(objects, 'prizes', { credits: 640 })).toEqual(['260 credits from m ×6'])
  })

  describe('suggests what can be done within a year', () => {
    const daily = mission({ id: 'daily', period: 'daily', limitCount: true, countLimit: 1 })
    const long = { id: 'long', period: 'monthly', limitCount: true, countLimit: 12 }
    const wanted = { prizes: [{ id: 'p', credits: 900 }] }

    it('names it as often as it can be completed in that time', () => {
      const streaks = [{ ...long, objectives: { missions: ['daily'] }, reward: { credits: 300 } }]
      expect(steps({ ...wanted, missions: [daily], streaks }, 'prizes')).toEqual(['900 credits from long ×1'])
    })

    it('leaves out a streak whose mission ends before', () => {
      const missions = [
        { ...daily, active: { to: '2025-06-30T00:00:00Z' } },
        mission({ id: 'm', reward: { credits: 5 } }),
      ]
      const streaks = [{ ...long, objectives: { missions: ['daily'] }, reward: { credits: 300 } }]
      expect(steps({ ...wanted, missions, streaks }, 'prizes')).toEqual(['900 credits from m ×180'])
    })

    it('what is known to be open before what perhaps is', () => {
      const missions = [
        mission({ id: 'limited', limitCount: true, countLimit: 9, reward: { credits: 500 } }),
        mission({ id: 'open', reward: { credits: 100 } }),
      ]
      expect(steps({ ...wanted, missions }, 'prizes')).toEqual(['900 credits from open ×9'])
    })

    it('the giver of steps that is quicker', () => {
      const gives = { reward: { achievements: [{ id: 'ferry', steps: 1 }] } }
      const objects = {
        prizes: [{ id: 'p', ...needs({ achievements: ['ferry'] }) }],
        achievements: [{ id: 'ferry', steps: 3 }],
        streaks: [{ ...long, ...gives }],
        missions: [
          mission({ id: 'slow', ...gives, ...needs({ missions: ['first'] }) }),
          mission({ id: 'first' }),
        ],
      }
      expect(steps(objects, 'prizes')).toEqual(['missions/first', 'missions/slow ×3', 'achievements/ferry'])
      // What takes years is still a way.
      expect(steps({ ...objects, missions: [] }, 'prizes')).toEqual(['streaks/long ×3', 'achievements/ferry'])
    })
  })

  it('names what others have to give the player, and what is waited for', () => {
    const objects = {
      prizes: [
        {
          id: 'p',
          active: { from: '2025-05-01T00:00:00Z' },
          period: 'weekly',
          limitCount: true,
          countLimit: 1,
          ...needs({ category: 'Members' }),
        },
      ],
    }
    expect(steps(objects, 'prizes', { used: { 'prizes/p': 1 } })).toEqual([
      'Needs the category Members',
      'wait until 2025-05-01T00:00:00.000Z',
      'wait until 2025-04-28T00:00:00.000Z',
    ])
  })

  it('of a streak is that of its mission', () => {
    const objects = {
      streaks: [{ id: 's', objectives: { missions: ['b'] } }],
      missions: [mission({ id: 'b', ...needs({ missions: ['a'] }) }), mission({ id: 'a' })],
    }
    expect(steps(objects, 'streaks')).toEqual(['missions/a'])
  })

  it('takes days from the profile that it is given', () => {
    const view = viewOf({
      events: [ride],
      missions: [mission({ id: 'b', ...needs({ missions: ['a'] }) }), mission({ id: 'a' })],
    })
    const one = explained(view, 'missions', 'b')
    expect(openingPathTo(view, one, { of: () => 3, timesWithin: () => 1 }).days).toBe(3)
    expect(openingPathTo(view, one).days).toBeUndefined()
  })

  it('takes a regular player the days that the economy expects', () => {
    const objects = {
      events: [ride],
      missions: [mission({ id: 'a', objectives: { events: [{ id: 'ride', count: 4 }] } })],
      prizes: [{ id: 'p', name: 'Mug', credits: 10, ...needs({ missions: ['a'] }) }],
    }
    const view = viewOf(objects, { credits: 10 })
    const way = openingPathTo(view, explained(view, 'prizes', 'p'), stepDays(view))
    // One event a day.
    expect(way.days).toBe(4)
    // The economy does not know when somebody gives a tag.
    const tagged = viewOf({ ...objects, prizes: [{ id: 'p', name: 'Mug', ...needs({ tags: ['vip'] }) }] })
    expect(openingPathTo(tagged, explained(tagged, 'prizes', 'p'), stepDays(tagged)).days).toBeUndefined()
  })

  it('says one number for one wait, that of the balance of the economy, and sources that fit into it (rule EXPLAIN-18)', () => {
    const amount = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 300 }), (price, each, has) => {
        const objects = {
          events: [{ ...ride, reward: { credits: 1 } }],
          missions: [
            mission({
              id: 'a',
              objectives: { events: [{ id: 'ride', count: 3 }] },
              reward: { credits: each },
            }),
          ],
          prizes: [{ id: 'p', name: 'Mug', credits: price }],
        }
        const view = viewOf(objects, { credits: has })
        const way = openingPathTo(view, explained(view, 'prizes', 'p'), stepDays(view))
        if (price <= has) return
        const { programme, at } = view
        const assumed = { ...assumptionsOf('regular'), credits: has }
        const hour = dayReaching(hoursOf(programme, at, horizonDays, assumed), price)
        const day = dayReaching(courseOf(programme, at, horizonDays, assumed), price)
        expect(way.days).toBe(hour !== null && hour < 48 ? hour / 24 : (day ?? undefined))
        const [step] = way.steps ?? []
        expect(step?.days).toBe(way.days)
        if (step?.kind !== 'earn' || way.days === undefined) return
        for (const { id, times } of step.from) {
          expect(times).toBeGreaterThanOrEqual(1)
          // One ride a day.
          if (way.days >= 3) expect(times).toBeLessThanOrEqual(Math.ceil(way.days / (id === 'a' ? 3 : 1)))
        }
      }),
      { seed: 62, numRuns: 60 },
    )
  })

  const deadEnd = (...args: Parameters<typeof wayOf>) => {
    const { deadEnd: end } = wayOf(...args)
    return end && [end.chain.map(({ id }) => id).join(' > '), end.text, end.isCircle]
  }

  it('says that nobody can get there, with the circle', () => {
    const missions = [
      mission({ id: 'start', ...needs({ missions: ['a'] }) }),
      mission({ id: 'a', ...needs({ missions: ['b'] }) }),
      mission({ id: 'b', ...needs({ missions: ['a'] }) }),
    ]
    expect(deadEnd({ missions }, 'missions')).toEqual(['a > b > a', 'they wait for each other', true])
  })

  it.each([
    [{ missions: [mission(needs({ missions: ['x'] }))] }, 'm > x', 'this account has no such mission'],
    [
      { missions: [mission(needs({ missions: ['x'] })), mission({ id: 'x', isAvailable: false })] },
      'm > x',
      'it is inactive',
    ],
    [
      { missions: [mission(needs({ missions: ['x'] })), mission({ id: 'x', active: { to: '2025-01-01' } })] },
      'm > x',
      'it is over',
    ],
    [
      { missions: [mission(needs({ missions: ['x'] })), mission({ id: 'x', objectives: {} })] },
      'm > x',
      'its objective cannot be met: has none',
    ],
    [
      { missions: [mission(needs({ achievements: ['x'] }))], achievements: [{ id: 'x' }] },
      'm > x',
      'nothing gives steps towards it',
    ],
    [{ missions: [mission({ isAvailable: false })] }, 'm', 'it is inactive'],
  ] as [Objects, string, string][])(
    'says that nobody can get there, with the dead end %#',
    (objects, chain, text) => {
      expect(deadEnd(objects, 'missions')).toEqual([chain, text, false])
    },
  )

  it('ends at a limit that is reached and never reset', () => {
    const prizes = [{ id: 'p', limitCount: true, countLimit: 1 }]
    const person = { used: { 'prizes/p': 1 } }
    const { steps: none, deadEnd: end } = wayOf({ prizes }, 'prizes', person)
    expect(none).toBeUndefined()
    expect(end?.isOfPlayer).toBe(true)
    expect(end?.text).toBe('At most 1 in all: 1 time so far, and the count is never reset')
    const view = viewOf({ prizes }, person)
    expect(whatOpens(view, explained(view, 'prizes')).person?.map(({ text }) => text)).toEqual([
      'Not used so far',
    ])
  })

  it('says of a level or an achievement what stops it, and names a circle only if there is one', () => {
    const achievements = [{ id: 'b', name: 'Climber' }]
    const level = { id: 'l', name: 'Sapling', ordinal: 3, objectives: { achievements: ['b'] } }
    expect(deadEnd({ achievements, levels: [level] }, 'levels')).toEqual([
      'l > b',
      'nothing gives steps towards it',
      false,
    ])
    expect(deadEnd({ achievements }, 'achievements')).toEqual(['b', 'nothing gives steps towards it', false])
    const missions = [
      mission({ ...needs({ achievements: ['b'] }), reward: { achievements: [{ id: 'b', steps: 1 }] } }),
    ]
    const circle = deadEnd({ achievements, missions }, 'achievements')
    expect(circle?.at(-1)).toBe(true)
    const once = mission({
      limitCount: true,
      countLimit: 1,
      reward: { achievements: [{ id: 'b', steps: 2 }] },
    })
    expect(
      deadEnd({ achievements: [{ ...achievements[0], steps: 5 }], missions: [once] }, 'achievements'),
    ).toEqual(['b', 'it needs 5 steps, and all that gives steps towards it gives 2', false])
  })

  it('says that nobody can earn what nothing gives', () => {
    expect(deadEnd({ events: [], prizes: [{ id: 'p', credits: 5 }] }, 'prizes')).toEqual([
      'p',
      `nothing gives so many ${nouns.credits.many}`,
      false,
    ])
  })

  it('follows a chain of thousands of missions', () => {
    const missions = Array.from({ length: 3000 }, (_, at) =>
      mission({ id: `m${at}`, ...(at > 0 && needs({ missions: [`m${at - 1}`] })) }),
    ).reverse()
    expect(steps({ missions }, 'missions')).toHaveLength(2999)
  })
})

describe('what would open it', () => {
  it('is the smallest change of the player, and a field of the object for each condition', () => {
    const objects = {
      levels,
      prizes: [
        { id: 'p', credits: 900, ...needs({ level: { id: 'trailblazer', ordinal: 4 }, tags: ['crew'] }) },
      ],
    }
    const view = viewOf(objects, { credits: 640, tags: ['outdoor'] })
    const { person, object } = whatOpens(view, explained(view, 'prizes'))
    expect(person?.map(({ text }) => text)).toEqual([
      'Level 4 Trailblazer',
      'The tags crew',
      `260 ${nouns.credits.many} more`,
    ])
    expect(object.map(({ path, text }) => `${path}: ${text}`)).toEqual([
      'requirement.level.id: Require a lower level',
      'requirement.tags: Require fewer tags',
      'credits: Lower the price',
    ])
  })

  it('is no change of the player if the object is inactive', () => {
    const view = viewOf({ prizes: [{ id: 'p', isAvailable: false }] })
    const { person, object } = whatOpens(view, explained(view, 'prizes'))
    expect(person).toBeUndefined()
    expect(object).toEqual([
      { kind: 'available', type: 'prizes', id: 'p', path: 'isAvailable', text: 'Make it active' },
    ])
  })
})
