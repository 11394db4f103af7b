import { describe, expect, it, test } from 'vitest'
import { check } from '@/engine/check/check'
import { isInsecure } from '@/engine/check/rules/pictures'
import { accountTypes } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { falseAlarms } from './cases/falseAlarms'
import {
  achievement,
  choice,
  event,
  gives,
  inDays,
  level,
  mission,
  now,
  type Objects,
  prize,
  question,
  quiz,
  raffle,
} from './cases/samples'

const found = (objects: Objects) => {
  const lists = new Map(
    accountTypes.map((type) => [type, (objects[type] ?? []).map((object) => ({ id: 'x', ...object }))]),
  )
  return check({ account: 'a', now, lists }).map(({ rule, severity, path, text }) => ({
    rule,
    severity,
    path,
    text,
  }))
}

const ofRule = (rule: string, objects: Objects) => found(objects).filter((one) => one.rule === rule)

const over = { active: { to: inDays(-1) } }

describe('is silent about', () => {
  it.each(falseAlarms)('%s', (_sentence, rule, objects) => {
    expect(ofRule(rule, objects)).toEqual([])
  })
})

const faults: [sentence: string, rule: string, objects: Objects, paths: string[]][] = [
  [
    'a prize that has ended, also if the draw of its raffle was before and is switched off',
    'prize-not-in-time',
    {
      raffles: [raffle({ enabled: false, drawTime: inDays(-2) })],
      prizes: [prize({ active: { to: inDays(-1) } })],
    },
    ['prizes.0.id'],
  ],
  [
    'an active range that ends at the moment at which it starts',
    'window-reversed',
    { missions: [mission({ active: { from: inDays(1), to: inDays(1) } })] },
    ['active.to'],
  ],
  [
    'a day that no month has',
    'date-unreadable',
    { missions: [mission({ active: { from: '2026-02-30T00:00:00Z', to: '2026-04-31' } })] },
    ['active.from', 'active.to'],
  ],
  [
    'a mission that starts after what requires it has ended',
    'requires-later',
    {
      raffles: [raffle({ active: { to: inDays(1) }, requirement: { missions: ['y'] } })],
      missions: [mission({ id: 'y', active: { from: inDays(2) } })],
    },
    ['requirement.missions.0'],
  ],
  [
    'an ended mission that a streak needs',
    'requires-ended',
    { streaks: [{ objectives: ['y'] }], missions: [mission({ id: 'y', ...over })] },
    ['objectives.missions.0'],
  ],
  [
    'a required category that players spell differently, although an object has it',
    'requirement-tag-spelling',
    {
      missions: [mission({ category: 'VIP', requirement: { category: 'VIP' } })],
      players: [{ player: 'p', category: 'vip' }],
    },
    ['requirement.category'],
  ],
  [
    'insecure pictures of questions and of their answers',
    'image-insecure',
    {
      quizzes: [
        quiz({
          questions: [
            question({
              imgUrl: 'http://a.example/q.png',
              choices: [{ ...choice(true), imgUrl: 'data:image/png;base64,AA' }, choice(false)],
            }),
          ],
        }),
      ],
    },
    ['questions.0.imgUrl', 'questions.0.choices.0.imgUrl'],
  ],
  [
    'a mission that is refreshed less often than its limit allows the streak',
    'streak-period-shorter',
    {
      streaks: [{ objectives: ['y'], period: 'daily' }],
      missions: [mission({ id: 'y', period: 'weekly', limitCount: true, countLimit: 6 })],
    },
    ['objectives.missions.0'],
  ],
  [
    'a mission of a streak that can be completed once, ever, because it has no refresh period',
    'streak-period-shorter',
    {
      streaks: [{ objectives: ['y'], period: 'monthly' }],
      missions: [mission({ id: 'y', period: undefined, limitCount: true, countLimit: 1 })],
    },
    ['objectives.missions.0'],
  ],
]

describe('finds', () => {
  it.each(faults)('%s', (_sentence, rule, objects, paths) => {
    expect(ofRule(rule, objects).map(({ path }) => path)).toEqual(paths)
  })
})

describe('an achievement that no reward gives', () => {
  const objects: Objects = {
    prizes: [prize({ requirement: { achievements: ['a'] } })],
    achievements: [achievement(), achievement({ id: 'b', requirement: { achievements: ['a'] } })],
    events: [event(gives('b'))],
    leaderboards: [{ units: 'points', element: 'team', requirement: { achievements: ['b'] } }],
  }
  const held: Objects = {
    ...objects,
    players: [
      { player: 'p', badges: ['a'] },
      { player: 'q', badges: ['a', 'a'] },
    ],
  }

  it('is an error where it is required, and so is all that depends on it', () => {
    const errors = ofRule('unreachable', objects).map(({ severity, text }) => `${severity} ${text}`)
    expect(errors).toEqual([
      'error It needs the achievement `a`: nothing gives steps towards it.',
      'error It needs the achievement `b`: what it requires cannot be reached.',
      'error It needs the achievement `a`: nothing gives steps towards it.',
    ])
  })

  it('is a note if loaded players have it, because something else gives it (rule CHECK-15)', () => {
    expect(new Set(ofRule('unreachable', held).map(({ severity, text }) => `${severity} ${text}`))).toEqual(
      new Set([
        'note It needs the achievement `a`: nothing gives steps towards it, but 2 loaded players have it.',
      ]),
    )
    expect(ofRule('achievement-never-given', held)).toMatchObject([{ severity: 'note' }])
  })

  it('is no reason against a level that a loaded player has', () => {
    const levels = [level('top', 1, 1, { objectives: { achievements: ['a'] } })]
    const requiring = {
      ...objects,
      levels,
      raffles: [raffle({ requirement: { level: { id: 'top', ordinal: 1 } } })],
    }
    const texts = (players: Objects[string]) =>
      ofRule('unreachable', { ...requiring, players }).filter(({ path }) =>
        path.startsWith('requirement.level'),
      )
    expect(texts([])).toHaveLength(1)
    expect(texts([{ player: 'p', level: { name: 'top' } }])).toEqual([])
  })
})

test('a value that another rule has reported is not reported again as breaking the contract', () => {
  const rules = found({ achievements: [achievement({ steps: -1 })] }).map(({ rule }) => rule)
  expect(rules).toContain('achievement-without-steps')
  expect(rules).not.toContain('value-not-allowed')
})

test.each([
  ['http://a.example/b.png', true],
  [' HTTP://a.example/b.png', true],
  ['data:image/png;base64,AA', true],
  ['java\nscript:alert(1)', true],
  ['blob:https://a.example/1', true],
  ['https://a.example/b.png', false],
  ['//a.example/b.png', false],
  ['/b.png?of=data:x', false],
  ['http://localhost:8080/b.png', false],
])('whether the address of a picture is insecure: %j %s', (url, expected) => {
  expect(isInsecure(url)).toBe(expected)
})

describe('5,000 requirements', () => {
  const chain = (last: object) =>
    Array.from({ length: 5000 }, (_, index) =>
      mission({ id: `m${index}`, requirement: index < 4999 ? { missions: [`m${index + 1}`] } : last }),
    )

  /** Following each chain from each object again takes minutes. */
  const inTime = (run: () => void) => {
    const start = performance.now()
    run()
    expect(performance.now() - start).toBeLessThan(15_000)
  }

  it('in a chain are checked without an overflow, and in time', () => {
    inTime(() => {
      const rules = new Set(found({ missions: chain({}) }).map(({ rule }) => rule))
      expect(rules).not.toContain('requirement-cycle')
      expect(rules).not.toContain('unreachable')
    })
  })

  it('in a chain that nobody can begin are all out of reach', () => {
    const cut = { missions: chain({ achievements: ['a'] }), achievements: [achievement()] }
    inTime(() => expect(ofRule('unreachable', cut)).toHaveLength(5000))
  })

  it('in a circle are one finding for each object, with a text that can be read', () => {
    inTime(() => {
      const circle = ofRule('requirement-cycle', { missions: chain({ missions: ['m0'] }) })
      expect(circle).toHaveLength(5000)
      expect(circle[0]?.text).toBe('It is in a circle of 5,000 objects that require each other.')
    })
  })
})

test('a circle beside another way back names the shortest way', () => {
  const missions = [
    mission({ id: 'a', requirement: { missions: ['b', 'c'] } }),
    mission({ id: 'b', requirement: { missions: ['c'] } }),
    mission({ id: 'c', requirement: { missions: ['a'] } }),
    mission({ id: 'outside', requirement: { missions: ['a'] } }),
    mission({ id: 'self', requirement: { missions: ['self'] } }),
  ]
  expect(ofRule('requirement-cycle', { missions }).map(({ text }) => text)).toEqual([
    'It requires `c`, which requires this mission again.',
    'It requires `c`, which requires `a`, which requires this mission again.',
    'It requires `a`, which requires this mission again.',
    'It requires itself.',
  ])
})

test('credits without a limit are one finding, on what gives the most, and it names another', () => {
  const giving = (id: string, credits: number) => event({ id, name: id, reward: { credits } })
  const events = [giving('little', 2), giving('much', 9), giving('some', 5)]
  expect(ofRule('credits-without-limit', { events })).toMatchObject([
    {
      text: `It gives 9 ${nouns.credits.many} each time, any number of times. So do 2 others, such as \`some\`.`,
    },
  ])
  expect(ofRule('credits-without-limit', { events: events.slice(0, 2) })).toMatchObject([
    { text: `It gives 9 ${nouns.credits.many} each time, any number of times. So does \`little\`.` },
  ])
})
