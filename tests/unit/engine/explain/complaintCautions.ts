import type { Complaint } from './complaint'
import { mission } from './support'

/* The complaints of `complaintCases.ts` about objects whose conditions are met, and that are of no use all the same. */

const mug = { id: 'p', name: 'Mug', limitStock: false }
const wins = { prizes: [{ id: 'p', count: 2 }] }

export const complaintCautions: Readonly<Record<string, readonly Complaint[]>> = {
  'no badge after finishing': [
    {
      cause: 'the reward of the mission names it with 0 steps',
      type: 'achievements',
      objects: {
        achievements: [{ id: 'b', name: 'Ferry Badge', steps: 1 }],
        missions: [mission({ reward: { achievements: [{ id: 'b', steps: 0 }] } })],
      },
      answer: {
        state: 'locked',
        fails: { given: 'Needs 1 step; nothing gives steps' },
        note: '1 reward names it and gives no steps: The Mission.',
        links: ['The Mission'],
      },
    },
  ],
  'the raffle is not there': [
    {
      cause: 'its range was typed the wrong way round',
      type: 'raffles',
      objects: {
        raffles: [
          {
            id: 'r',
            ...wins,
            drawTime: '2025-06-02T00:00:00Z',
            active: { from: '2025-06-01T00:00:00Z', to: '2025-05-01T00:00:00Z' },
          },
        ],
        prizes: [mug],
      },
      answer: { state: 'coming', note: 'It ends before it starts, so players can use it at no time.' },
    },
  ],
  'nobody ever wins the raffle': [
    {
      cause: 'its draw is switched off',
      type: 'raffles',
      objects: {
        raffles: [{ id: 'r', ...wins, enabled: false, drawTime: '2025-04-30T10:00:00Z' }],
        prizes: [mug],
      },
      answer: { state: 'open', note: 'Its draw is switched off, so nobody wins.' },
    },
    {
      cause: 'it has no draw date',
      type: 'raffles',
      objects: { raffles: [{ id: 'r', ...wins }], prizes: [mug] },
      answer: { state: 'open', note: 'It has no draw date, so nothing is drawn.' },
    },
  ],
  'what was won cannot be used': [
    {
      cause: 'the prize in the box was switched off',
      type: 'mysteryboxes',
      objects: { mysteryboxes: [{ id: 'x', ...wins }], prizes: [{ ...mug, isAvailable: false }] },
      answer: { state: 'open', note: 'Its prize Mug is inactive.', links: ['Mug'] },
    },
  ],
  'the streak was reset': [
    {
      cause: 'its mission can be completed once, ever',
      type: 'streaks',
      objects: {
        streaks: [{ id: 's', name: 'Daily', period: 'daily', objectives: { missions: ['m'] } }],
        missions: [mission({ period: 'all-time', limitCount: true, countLimit: 1 })],
      },
      person: { used: { 'missions/m': 0 } },
      answer: {
        state: 'open',
        note: 'Its mission The Mission can be completed once, ever, too rarely to keep it up.',
        links: ['The Mission'],
      },
    },
    {
      cause: 'it has no refresh period, and asks for five in a row',
      type: 'streaks',
      objects: { streaks: [{ id: 's', limitCount: true, countLimit: 5 }] },
      answer: {
        state: 'open',
        note: 'Kept up at any time, never complete: 5 in a row need a refresh period. How many this player has kept so far, only the server knows.',
      },
    },
  ],
  'the mission does not count': [
    {
      cause: 'it has to be completed within a minute and a half',
      type: 'missions',
      objects: { missions: [mission({ timeToComplete: true, timing: { maxSecondsToComplete: 90 } })] },
      answer: {
        state: 'open',
        note: 'It counts only if it is completed within 1 minute, 30 seconds of the first progress.',
      },
    },
    {
      cause: 'its event counts less often than it asks for',
      type: 'missions',
      objects: {
        events: [{ id: 'ride', name: 'Ride', limitCount: true, countLimit: 3 }],
        missions: [mission({ objectives: { events: [{ id: 'ride', count: 5 }] } })],
      },
      answer: {
        state: 'open',
        note: 'It needs Ride 5 times, and Ride counts 3 times for a player, ever.',
        links: ['Ride'],
      },
    },
  ],
  'the leaderboard does not move': [
    {
      cause: 'it ranks by points, and its mission gives credits',
      type: 'leaderboards',
      objects: {
        leaderboards: [{ id: 'l', units: 'points', drivenBy: { missions: ['m'] } }],
        missions: [mission({ reward: { credits: 3 } })],
      },
      answer: { state: 'open', note: 'It ranks by points, and no mission that it counts gives any.' },
    },
  ],
}
