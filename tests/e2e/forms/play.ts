import { flip, number, pick, rows, select } from './controls'
import { basics, type FormCase, grouping, score, sentBasics, sentGrouping } from './formCase'
import * as shared from './shared'

export const missionCase: FormCase = {
  type: 'missions',
  title: 'Missions',
  singular: 'Mission',
  schema: 'Mission',
  name: 'Lantern Walk',
  sections: {
    'Basic Details': basics('Lantern Walk'),
    Settings: [...grouping, number('Priority', 7), select('Refresh Period', 'Week')],
    Schedule: [
      ...shared.activeRange,
      flip('Time to complete'),
      number('Seconds to complete', 3600),
      flip('Time to restart'),
      number('Seconds to restart', 86_400),
    ],
    'Limit completions': [number('Count limit', 12)],
    Objectives: [
      // A quiz first: the events that follow take its place.
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
      // The quiz that was chosen first is gone with the choice of an event.
      events: [
        { id: 'photo-shared', count: 3 },
        { id: 'chess-game-won', count: 1 },
      ],
    },
    ...shared.sentReward,
    ...shared.sentRequirement,
  },
  unset: ['languages'],
  row: { Points: '1,250', Credits: '40' },
  edit: { section: 'Schedule', label: 'Seconds to restart', value: 7200, path: 'timing.minSecondsToRestart' },
}

export const streakCase: FormCase = {
  type: 'streaks',
  title: 'Streaks',
  singular: 'Streak',
  schema: 'Streak',
  name: 'Every Evening',
  sections: {
    'Basic Details': basics('Every Evening'),
    Settings: [...grouping, number('Priority', 2)],
    Schedule: [...shared.activeRange, select('Refresh Period', 'Day')],
    'Streak Length': shared.limit('Fixed Streak Length', 30),
    Objectives: [pick('Mission', 'First Summit')],
    Reward: shared.reward,
  },
  sent: {
    ...sentBasics('Every Evening'),
    ...sentGrouping,
    ...shared.sentActiveRange,
    ...shared.sentLimit(30),
    ...shared.sentReward,
    priority: 2,
    period: 'daily',
    objectives: { missions: ['first-summit'] },
  },
  unset: ['languages'],
  row: { Points: '1,250', Credits: '40' },
  edit: { section: 'Reward', label: 'Points', value: 1251, path: 'reward.points' },
}

export const achievementCase: FormCase = {
  type: 'achievements',
  title: 'Achievements',
  singular: 'Achievement',
  schema: 'Achievement',
  name: 'Lamplight',
  sections: {
    'Basic Details': basics('Lamplight'),
    Settings: [...grouping, number('Steps Required', 25)],
    Reward: shared.reward,
    Requirement: shared.requirement,
  },
  sent: {
    ...sentBasics('Lamplight'),
    ...sentGrouping,
    ...shared.sentReward,
    ...shared.sentRequirement,
    steps: 25,
  },
  unset: ['languages'],
  row: { Points: '1,250', Credits: '40' },
  edit: { section: 'Requirement', label: 'Category', value: 'Walkers', path: 'requirement.category' },
}

export const levelCase: FormCase = {
  type: 'levels',
  title: 'Levels',
  singular: 'Level',
  schema: 'Level',
  name: 'Lightkeeper',
  sections: {
    'Basic Details': basics('Lightkeeper'),
    Settings: [...grouping, number('Ordinal', 21)],
    Objectives: [...score(75_000, 300), pick('Achievements', 'Early Bird', 'Bookworm')],
    Reward: shared.reward,
  },
  sent: {
    ...sentBasics('Lightkeeper'),
    ...sentGrouping,
    ...shared.sentReward,
    ordinal: 21,
    objectives: { points: 75_000, credits: 300, achievements: ['early-bird', 'bookworm'] },
  },
  unset: ['languages'],
  row: { Ordinal: '21', 'Points Required': '75,000' },
  edit: { section: 'Objectives', label: 'Points', value: 80_000, path: 'objectives.points' },
}

export const leaderboardCase: FormCase = {
  type: 'leaderboards',
  title: 'Leaderboards',
  singular: 'Leaderboard',
  schema: 'Leaderboard',
  name: 'Brightest Lights',
  sections: {
    'Basic Details': basics('Brightest Lights'),
    'Limits and Settings': [
      ...grouping,
      select('Units', 'Credits'),
      select('Elements in use', 'Team Members'),
    ],
    Schedule: [
      ...shared.activeRange,
      select('Refresh Period', 'Week'),
      pick('Driving Missions', 'First Summit', 'A Chapter a Day'),
    ],
    Requirement: shared.requirement,
  },
  sent: {
    ...sentBasics('Brightest Lights'),
    ...sentGrouping,
    ...shared.sentActiveRange,
    ...shared.sentRequirement,
    units: 'credits',
    element: 'teammembers',
    period: 'weekly',
    // Has no control (rule DATA-7).
    rankBy: 'total',
    drivenBy: { missions: ['first-summit', 'a-chapter-a-day'] },
  },
  unset: ['languages'],
  row: { Period: 'This Week' },
  edit: { section: 'Basic Details', label: 'Name', value: 'Brighter Lights', path: 'name' },
}
