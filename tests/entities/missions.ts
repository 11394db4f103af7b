import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Missions', 'Mission', 'THE QUEST FOR GLORY'],
  rows: [
    [
      { id: 'm', reward: { points: 250, credits: 40 } },
      { [nouns.points.title]: 250, [nouns.credits.title]: 40 },
    ],
  ],
  created: {
    starts: { account: 'a', period: 'daily', priority: 0, limitCount: true, countLimit: 1 },
  },
  edited: {
    fixed: ['objectives.missions', 'objectives.events.*.currentCount'],
    // Decision L2: an event clears the quiz and the survey.
    controls: { 'Event 1': ['objectives.events.0.id', 'objectives.quizzId', 'objectives.surveyId'] },
  },
  world: { id: 'the-long-haul', atLeast: 120 },
  browser: ({ basics, flip, grouping, number, pick, rows, select, sentBasics, sentGrouping, shared }) => ({
    name: 'Lantern Walk',
    sections: {
      'Basic Details': basics('Lantern Walk'),
      Settings: [...grouping, number('Priority', 7), select('Refresh period', 'Week')],
      Schedule: [
        ...shared.activeRange,
        flip('Time to complete'),
        number('Seconds to complete', 3600),
        flip('Time to restart'),
        number('Seconds to restart', 86_400),
      ],
      'Limit completions': [number('Count limit', 12)],
      Objectives: [
        // A quiz first: the events that follow replace it.
        pick('Quiz', 'Night Sky'),
        rows('Event', 'Required count', { 'Photo shared': 3, 'Chess game won': 1 }),
      ],
      Reward: shared.reward,
      Requirement: shared.requirement,
    },
    sent: {
      ...sentBasics('Lantern Walk'),
      ...sentGrouping,
      ...shared.sentActiveRange,
      priority: 7,
      period: 'weekly',
      timeToComplete: true,
      timeToRestart: true,
      timing: { maxSecondsToComplete: 3600, minSecondsToRestart: 86_400 },
      ...shared.sentLimit(12),
      objectives: {
        // Selecting an event has cleared the quiz.
        events: [
          { id: 'photo-shared', count: 3 },
          { id: 'chess-game-won', count: 1 },
        ],
      },
      ...shared.sentReward,
      ...shared.sentRequirement,
    },
    unset: ['languages'],
    row: { [nouns.points.title]: '1,250', [nouns.credits.title]: '40' },
    edit: {
      section: 'Schedule',
      label: 'Seconds to restart',
      value: 7200,
      path: 'timing.minSecondsToRestart',
    },
  }),
}
