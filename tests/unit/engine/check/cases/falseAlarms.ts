import {
  achievement,
  choice,
  inDays,
  level,
  mission,
  type Objects,
  prize,
  question,
  quiz,
  raffle,
} from './samples'

const off = { isAvailable: false }
const over = { active: { to: inDays(-1) } }

/** What looks like a fault and is none. */
export const falseAlarms: [sentence: string, rule: string, objects: Objects][] = [
  [
    'a question of the weight 0, which does not count, needs no correct option',
    'question-without-correct-option',
    { quizzes: [quiz({ questions: [question(), question({ weight: 0, choices: [choice(false)] })] })] },
  ],
  [
    'a question of the weight 0 can have several correct options',
    'single-choice-two-correct',
    { quizzes: [quiz({ questions: [question({ weight: 0, choices: [choice(true), choice(true)] })] })] },
  ],
  [
    'the first draw of a repeating raffle can lie before its active range',
    'raffle-draw-before-end',
    {
      raffles: [
        raffle({ drawTime: inDays(-30), period: 'weekly', active: { from: inDays(-9), to: inDays(9) } }),
      ],
    },
  ],
  [
    'a raffle whose first draw is over draws again if the server counts a next draw',
    'raffle-draw-passed',
    { raffles: [raffle({ drawTime: inDays(-1), nextDraw: inDays(6) })] },
  ],
  [
    'a draw that is over and switched off: another rule reports that it is off',
    'raffle-draw-passed',
    { raffles: [raffle({ enabled: false, drawTime: inDays(-1) })] },
  ],
  [
    'a draw outside of the active range that is switched off',
    'raffle-draw-before-end',
    {
      raffles: [
        raffle({ enabled: false, drawTime: inDays(1), active: { to: inDays(2) } }),
        raffle({ id: 'y', enabled: false, drawTime: inDays(1), active: { from: inDays(2) } }),
      ],
    },
  ],
  [
    'a prize that is over at a draw that is switched off, and that is live before',
    'prize-not-in-time',
    {
      raffles: [raffle({ enabled: false, drawTime: inDays(9) })],
      prizes: [prize({ active: { to: inDays(8) } })],
    },
  ],
  [
    'a raffle without a draw date draws if the server counts a next draw',
    'raffle-without-draw',
    { raffles: [raffle({ drawTime: '', nextDraw: inDays(6) })] },
  ],
  [
    'inactive missions in a circle',
    'requirement-cycle',
    {
      missions: [
        mission({ ...off, requirement: { missions: ['y'] } }),
        mission({ id: 'y', requirement: { missions: ['x'] } }),
      ],
    },
  ],
  [
    'an ended mission that requires what nobody can get',
    'unreachable',
    { missions: [mission({ ...over, requirement: { achievements: ['a'] } })], achievements: [achievement()] },
  ],
  [
    'an inactive mission with an old ordinal of its level',
    'requirement-level-ordinal',
    {
      missions: [mission({ ...off, requirement: { level: { id: 'l', ordinal: 1 } } })],
      levels: [level('l', 2, 5)],
    },
  ],
  [
    'an inactive mission with a limit of 0',
    'limit-zero',
    { missions: [mission({ ...off, limitCount: true })] },
  ],
  [
    'an inactive mission that names an event twice',
    'listed-twice',
    {
      missions: [
        mission({
          ...off,
          objectives: {
            events: [
              { id: 'e', count: 1 },
              { id: 'e', count: 1 },
            ],
          },
        }),
      ],
    },
  ],
  [
    'a leaderboard that an inactive and an active mission drive',
    'driven-by-inactive-mission',
    {
      leaderboards: [{ drivenBy: { missions: ['y', 'z'] } }],
      missions: [mission({ id: 'y', ...off }), mission({ id: 'z' })],
    },
  ],
  [
    'an inactive object without time in its active range',
    'window-reversed',
    { streaks: [{ ...off, active: { from: inDays(2), to: inDays(1) } }] },
  ],
  [
    'a streak with the period of its mission',
    'streak-period-shorter',
    { streaks: [{ objectives: ['y'], period: 'weekly' }], missions: [mission({ id: 'y', period: 'daily' })] },
  ],
  [
    'a streak that is complete before its mission is used up',
    'streak-period-shorter',
    {
      streaks: [
        { id: 'a', objectives: ['y'], period: 'daily', limitCount: true, countLimit: 2 },
        { id: 'b', objectives: ['z'], period: 'daily', limitCount: true, countLimit: 7 },
      ],
      missions: [
        mission({ id: 'y', period: 'weekly', limitCount: true, countLimit: 1 }),
        mission({ id: 'z', period: 'all-time', limitCount: true, countLimit: 7 }),
      ],
    },
  ],
  [
    'a mission without a limit, which can be completed again at any time',
    'streak-period-shorter',
    {
      streaks: [
        { id: 'a', objectives: ['y'], period: 'daily' },
        { id: 'b', objectives: ['z'], period: 'daily' },
      ],
      missions: [
        mission({ id: 'y', period: 'all-time', limitCount: false, countLimit: 1 }),
        mission({ id: 'z', limitCount: undefined, countLimit: 1 }),
      ],
    },
  ],
  [
    'raffles that give units of a prize without a limited stock',
    'prizes-together-more-than-stock',
    {
      prizes: [prize({ stockCount: 3, limitStock: false })],
      raffles: [raffle({ id: 'r' }), raffle({ id: 's' })],
    },
  ],
  [
    'an id that arrives as a number',
    'value-not-allowed',
    { missions: [mission({ id: 7, objectives: { quizzId: 4 } })] },
  ],
]
