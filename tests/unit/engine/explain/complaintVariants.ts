import type { Complaint } from './complaint'
import { levels, mission } from './support'

/* The complaints of `complaintCases.ts` with causes that lie deeper: in another object, in a stale value, or in time. */

const past = { active: { from: '2025-03-01T00:00:00Z', to: '2025-04-20T09:31:00Z' } }
const soon = { active: { from: '2025-04-24T09:31:00Z', to: '2025-05-20T00:00:00Z' } }
const gives = (id: string) => ({ reward: { achievements: [{ id, steps: 1 }] } })
const swim = { id: 'swim', name: 'Lake Swim', isAvailable: false }
const bath = mission({ id: 'bath', name: 'Morning Bath', objectives: { events: [{ id: 'swim', count: 2 }] } })
const needsTrailblazer = { requirement: { level: { id: 'trailblazer', ordinal: 4 } } }
const pathfinder = { level: { name: 'Pathfinder' } }
const lowLevel = 'Needs level 4 Trailblazer, has 3 Pathfinder'
const none = 'Needs a unit in stock, none is left'

export const complaintVariants: Readonly<Record<string, readonly [Complaint, Complaint]>> = {
  'no badge after finishing': [
    {
      cause: 'the badge itself asks for a level',
      type: 'achievements',
      objects: {
        levels,
        achievements: [{ id: 'b', name: 'Ranger', ...needsTrailblazer }],
        missions: [mission(gives('b'))],
      },
      person: pathfinder,
      answer: { state: 'locked', fails: { level: lowLevel } },
    },
    {
      cause: 'what gave it is over, and what gives the second step starts later',
      type: 'achievements',
      objects: {
        achievements: [{ id: 'b', name: 'Winter', steps: 2 }],
        missions: [mission({ ...past, ...gives('b') }), mission({ id: 'n', ...soon, ...gives('b') })],
      },
      answer: { state: 'coming', line: 'Its steps can be collected on 2025-04-24 09:31 UTC, in 3 days' },
    },
  ],
  'the raffle is not there': [
    {
      cause: 'it is inactive, with a draw ahead',
      type: 'raffles',
      objects: {
        raffles: [
          { id: 'r', isAvailable: false, drawTime: '2025-04-30T10:00:00Z', prizes: [{ id: 'p', count: 1 }] },
        ],
      },
      answer: { state: 'inactive', fails: { available: 'Must be active, is inactive' } },
    },
    {
      cause: 'it is for another category',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [{ id: 'p', count: 1 }], requirement: { category: 'Crew' } }] },
      person: { category: 'Guest' },
      answer: { state: 'locked', fails: { category: 'Needs the category Crew, has Guest' } },
    },
  ],
  'cannot buy the prize': [
    {
      cause: 'it is sold out',
      type: 'prizes',
      objects: {
        prizes: [{ id: 'p', credits: 30, limitStock: true, stockCount: 5, stock: { available: 0 } }],
      },
      person: { credits: 120 },
      answer: { state: 'sold-out', fails: { stock: 'Needs a unit in stock, all 5 are gone' } },
    },
    {
      cause: 'once a week, and only the server knows how often it was bought',
      type: 'prizes',
      objects: { prizes: [{ id: 'p', credits: 20, limitCount: true, countLimit: 1, period: 'weekly' }] },
      person: { credits: 120 },
      answer: { state: 'perhaps', unknown: ['limit'], line: 'At most 1 a week, counted by the server' },
    },
  ],
  'the streak was reset': [
    {
      cause: 'the event of its mission was switched off',
      type: 'streaks',
      objects: {
        events: [swim],
        missions: [bath],
        streaks: [{ id: 's', period: 'daily', objectives: { missions: ['bath'] } }],
      },
      answer: {
        state: 'locked',
        fails: { objective: 'Asks for Morning Bath, it is locked' },
        links: ['Morning Bath'],
        deadEnd: 'its objective cannot be met: the event Lake Swim is inactive',
      },
    },
    {
      cause: 'its mission was finished before it ended',
      type: 'streaks',
      objects: { missions: [mission(past)], streaks: [{ id: 's', objectives: { missions: ['m'] } }] },
      person: { finished: ['m'] },
      answer: {
        state: 'locked',
        fails: { objective: 'Asks for The Mission, it is over' },
        deadEnd: 'it is over',
      },
    },
  ],
  'the level did not go up': [
    {
      cause: 'one of two achievements is missing',
      type: 'levels',
      objects: {
        achievements: [
          { id: 'a', name: 'Helper' },
          { id: 'b', name: 'Climber' },
        ],
        levels: [{ id: 'l', name: 'Sapling', ordinal: 3, objectives: { achievements: ['a', 'b'] } }],
      },
      person: { badges: ['a'] },
      answer: {
        state: 'locked',
        fails: { achievements: 'Needs the achievements Helper and Climber, lacks Climber' },
        links: ['Climber'],
        deadEnd: 'nothing gives steps towards it',
      },
    },
    {
      cause: 'the level is inactive',
      type: 'levels',
      objects: { levels: [{ id: 'l', ordinal: 5, isAvailable: false, objectives: { points: 150 } }] },
      person: { points: 320 },
      answer: { state: 'inactive', fails: { available: 'Must be active, is inactive' } },
    },
  ],
  'the quiz is gone': [
    {
      cause: 'the mission that leads to it asks for a level',
      type: 'quizzes',
      objects: {
        levels,
        quizzes: [{ id: 'q', questions: [{}] }],
        missions: [mission({ objectives: { quizzId: 'q' }, ...needsTrailblazer })],
      },
      person: pathfinder,
      answer: { state: 'open', note: '1 mission leads to it, and none is open. Locked: The Mission.' },
    },
    {
      cause: 'it has no question',
      type: 'quizzes',
      objects: { quizzes: [{ id: 'q', questions: [] }] },
      answer: {
        state: 'locked',
        fails: { objective: 'Needs a question, has none' },
        fix: 'Give it a question',
      },
    },
  ],
  'the mission does not count': [
    {
      cause: 'it starts later',
      type: 'missions',
      objects: { missions: [mission(soon)] },
      answer: { state: 'coming', fails: { started: 'Starts on 2025-04-24 09:31 UTC, in 3 days' } },
    },
    {
      cause: 'its survey was deleted',
      type: 'missions',
      objects: { missions: [mission({ objectives: { surveyId: 'gone' } })] },
      answer: {
        state: 'locked',
        fails: { objective: 'Asks for gone, the survey gone does not exist' },
        deadEnd: 'Asks for gone: the survey gone does not exist',
      },
    },
  ],
  'the box stays locked': [
    {
      cause: 'its level was moved down since, and the requirement has the ordinal of before',
      type: 'mysteryboxes',
      objects: {
        levels,
        mysteryboxes: [
          {
            id: 'x',
            prizes: [{ id: 'p', count: 1 }],
            requirement: { level: { id: 'pathfinder', ordinal: 4 } },
          },
        ],
      },
      person: pathfinder,
      answer: {
        state: 'locked',
        fails: { level: 'Needs level 4 Pathfinder, has 3 Pathfinder' },
        note: 'The requirement stores level 4, and Pathfinder is level 3 now.',
      },
    },
    {
      cause: 'an opening costs more than the player has',
      type: 'mysteryboxes',
      objects: {
        mysteryboxes: [{ id: 'x', credits: 500, prizes: [{ id: 'p', count: 3, currentCount: 1 }] }],
      },
      person: { credits: 120 },
      answer: { state: 'locked', fails: { price: 'Costs 500 credits, has 120' } },
    },
  ],
  'the raffle is empty': [
    {
      cause: 'all units of two prizes were won',
      type: 'raffles',
      objects: {
        raffles: [
          {
            id: 'r',
            prizes: [
              { id: 'p', count: 2, currentCount: 2 },
              { id: 'o', count: 1, currentCount: 1 },
            ],
          },
        ],
      },
      answer: { state: 'sold-out', fails: { stock: none }, fix: 'Add units' },
    },
    {
      cause: 'its prize has no units',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [{ id: 'p', count: 0 }] }] },
      answer: { state: 'sold-out', fails: { stock: none } },
    },
  ],
  'the leaderboard does not move': [
    {
      cause: 'what it counts was deleted',
      type: 'leaderboards',
      objects: { leaderboards: [{ id: 'l', drivenBy: { missions: ['gone'] } }] },
      answer: {
        state: 'locked',
        fails: { driven: 'Needs a mission that it counts to be on, missing: gone' },
        fix: 'Name a mission that is on',
      },
    },
    {
      cause: 'it is over, and what it counts goes on',
      type: 'leaderboards',
      objects: { missions: [mission()], leaderboards: [{ id: 'l', ...past, drivenBy: { missions: ['m'] } }] },
      answer: { state: 'over', fails: { notOver: 'Ended on 2025-04-20 09:31 UTC, 1 day ago' } },
    },
  ],
}
