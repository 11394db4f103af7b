import { nouns } from '@/model/words'
import type { Complaint } from './complaint'
import { complaintCautions } from './complaintCautions'
import { complaintVariants } from './complaintVariants'
import { levels, mission, type Objects, ride } from './support'

/*
 * Complaints of players, each in two programmes with different causes, and the answer: the state, the conditions that fail with
 * their texts, the line on the card, a note beside the conditions, or what the object needs. Tests compare the engine, the
 * command and the page with it.
 */

const monday = '2025-04-28T08:00:00Z'
const past = { active: { to: '2025-04-01T00:00:00Z' } }
const later = { active: { from: monday } }
const steps = (id: string, count = 1) => ({ reward: { achievements: [{ id, steps: count }] } })
const badge = { id: 'b', name: 'Ferry Badge', steps: 5 }

const complaints: Readonly<Record<string, readonly [Complaint, Complaint]>> = {
  'no badge after finishing': [
    {
      cause: 'one completion is one step of five',
      type: 'achievements',
      objects: {
        achievements: [badge],
        missions: [mission(steps('b')), mission({ id: 'n', ...steps('b') })],
      },
      answer: {
        state: 'open',
        line: 'Collects steps now: 5 needed, 2 missions give them; how many this player has is not known',
      },
    },
    {
      cause: 'the mission does not give it',
      type: 'achievements',
      objects: { achievements: [badge], missions: [mission()] },
      answer: {
        state: 'locked',
        fails: { given: 'Needs 5 steps; nothing gives steps' },
      },
    },
  ],
  'the raffle is not there': [
    {
      cause: 'it was drawn',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [{ id: 'p', count: 1 }], drawTime: '2025-04-20T10:00:00Z' }] },
      answer: {
        state: 'over',
        fails: { notOver: 'Ended on 2025-04-20 10:00 UTC, 23 hours, 31 minutes ago' },
      },
    },
    {
      cause: 'it starts on Monday',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [{ id: 'p', count: 1 }], ...later }] },
      answer: { state: 'coming', fails: { started: 'Starts on 2025-04-28 08:00 UTC, in 6 days' } },
    },
  ],
  'cannot buy the prize': [
    {
      cause: 'too few credits',
      type: 'prizes',
      objects: { prizes: [{ id: 'p', credits: 900 }] },
      person: { credits: 640 },
      answer: { state: 'locked', fails: { price: `Costs 900 ${nouns.credits.many}, has 640` } },
    },
    {
      cause: 'the level is too low',
      type: 'prizes',
      objects: { levels, prizes: [{ id: 'p', requirement: { level: { id: 'trailblazer', ordinal: 4 } } }] },
      person: { level: { name: 'Pathfinder' } },
      answer: { state: 'locked', fails: { level: 'Needs level 4 Trailblazer, has 3 Pathfinder' } },
    },
  ],
  'the streak was reset': [
    {
      cause: 'a week was missed, which only the server knows',
      type: 'streaks',
      objects: {
        missions: [mission()],
        streaks: [
          { id: 's', period: 'weekly', limitCount: true, countLimit: 4, objectives: { missions: ['m'] } },
        ],
      },
      answer: {
        state: 'open',
        note: 'Kept up once a week, complete after 4 weeks in a row. One missed week ends it. How many this player has kept so far, only the server knows.',
      },
    },
    {
      cause: 'its mission is over',
      type: 'streaks',
      objects: { missions: [mission(past)], streaks: [{ id: 's', objectives: { missions: ['m'] } }] },
      answer: { state: 'locked', fails: { objective: 'Asks for The Mission, it is over' } },
    },
  ],
  'the level did not go up': [
    {
      cause: 'it also asks for an achievement',
      type: 'levels',
      objects: {
        achievements: [badge],
        levels: [{ id: 'l', name: 'Captain', ordinal: 2, objectives: { points: 100, achievements: ['b'] } }],
      },
      person: { points: 100 },
      answer: {
        state: 'locked',
        fails: { achievements: 'Needs the achievement Ferry Badge' },
      },
    },
    {
      cause: 'a point is missing',
      type: 'levels',
      objects: { levels: [{ id: 'l', name: 'Captain', ordinal: 2, objectives: { points: 100 } }] },
      person: { points: 99 },
      answer: { state: 'locked', fails: { points: `Needs 100 ${nouns.points.many}, has 99` } },
    },
  ],
  'the quiz is gone': [
    {
      cause: 'it is inactive',
      type: 'quizzes',
      objects: { quizzes: [{ id: 'q', isAvailable: false, questions: [{}] }] },
      answer: { state: 'inactive', fails: { available: 'Must be active, is inactive' } },
    },
    {
      cause: 'the mission that leads to it is over',
      type: 'quizzes',
      objects: {
        quizzes: [{ id: 'q', questions: [{}] }],
        missions: [mission({ objectives: { quizzId: 'q' }, ...past })],
      },
      answer: { state: 'open', note: '1 mission leads to it, and none is open. Over: The Mission.' },
    },
  ],
  'the mission does not count': [
    {
      cause: 'its event is inactive',
      type: 'missions',
      objects: { events: [{ ...ride, isAvailable: false }], missions: [mission()] },
      answer: { state: 'locked', fails: { objective: 'Asks for Ride, the event Ride is inactive' } },
    },
    {
      cause: 'it counts once a day, and was done today',
      type: 'missions',
      objects: { missions: [mission({ limitCount: true, countLimit: 1, period: 'daily' })] },
      person: { used: { 'missions/m': 1 } },
      answer: {
        state: 'used-up',
        fails: { limit: 'At most 1 a day, 1 time today' },
        note: 'Its progress and its count begin again on 2025-04-22 00:00 UTC.',
      },
    },
  ],
  'the box stays locked': [
    {
      cause: 'it asks for a mission, and only the server knows whether it is finished',
      type: 'mysteryboxes',
      objects: {
        missions: [mission()],
        mysteryboxes: [{ id: 'x', prizes: [{ id: 'p', count: 1 }], requirement: { missions: ['m'] } }],
      },
      answer: { state: 'perhaps', unknown: ['missions'] },
    },
    {
      cause: 'a tag is missing',
      type: 'mysteryboxes',
      objects: {
        mysteryboxes: [{ id: 'x', prizes: [{ id: 'p', count: 1 }], requirement: { tags: ['crew'] } }],
      },
      answer: { state: 'locked', fails: { tags: 'Needs the tag crew' } },
    },
  ],
  'the raffle is empty': [
    {
      cause: 'it has no prize',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [] }] },
      answer: {
        state: 'sold-out',
        fails: { objective: 'Needs a prize, has none', stock: 'Needs a unit in stock, there is no prize' },
        fix: 'Give it a prize',
      },
    },
    {
      cause: 'all units were won',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', prizes: [{ id: 'p', count: 2, currentCount: 2 }] }] },
      answer: { state: 'sold-out', fails: { stock: 'Needs a unit in stock, none is left' } },
    },
  ],
  'the leaderboard does not move': [
    {
      cause: 'what it counts is over',
      type: 'leaderboards',
      objects: { missions: [mission(past)], leaderboards: [{ id: 'l', drivenBy: { missions: ['m'] } }] },
      answer: {
        state: 'locked',
        fails: { driven: 'Needs a mission that it counts to be on, over: The Mission' },
      },
    },
    {
      cause: 'what it counts starts on Monday',
      type: 'leaderboards',
      objects: { missions: [mission(later)], leaderboards: [{ id: 'l', drivenBy: { missions: ['m'] } }] },
      answer: {
        state: 'coming',
        line: 'What it counts starts on 2025-04-28 08:00 UTC, in 6 days',
      },
    },
  ],
}

/** All complaints, each with its cause. */
export const complaintCases = [complaints, complaintVariants, complaintCautions].flatMap((all) =>
  Object.entries(all).flatMap(([name, both]) => both.map((one) => [name, one.cause, one] as const)),
)

/** The lists of the programme of a complaint. What has no name there is called by its id. */
export const listsOf = ({ objects }: Complaint): Objects =>
  Object.fromEntries(
    Object.entries({ events: [ride], ...objects }).map(([type, rows]) => [
      type,
      rows.map((row) => ({ name: (row as { id: string }).id, ...row })),
    ]),
  )

/** The object that a complaint is about: the first one of its type. */
export const objectOf = (complaint: Complaint): string => {
  const [{ id } = { id: '' }] = (complaint.objects[complaint.type] ?? []) as { id: string }[]
  return `${complaint.type}/${id}`
}

/** The player of a complaint as in a file for the command: the fields of the contract, and what no list tells. */
export const playerOf = ({ person }: Complaint) => {
  const { finished = [], used = {}, ...facts } = person ?? {}
  return { player: 'jo', name: 'Jo', ...facts, finishedMissions: finished, used }
}
