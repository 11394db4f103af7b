import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from './entityTypes'
import type { LiveSpec } from './liveChange'
import { paths as objectivePaths } from './missionWarnings'
import type { AnyPath, PathTo } from './paths'

/*
 * What is confirmed before a change of each type is written (rules LIVE-1 and LIVE-3). Data alone, so that the command
 * line reads it, too.
 */

const rewardChange = {
  paths: ['reward.points', 'reward.credits', 'reward.achievements'],
  text: 'Players may get another reward than they were told.',
  isPromise: true,
} as const

const priceChange = {
  paths: ['credits'],
  text: 'Players may pay another price than they were told.',
  isPromise: true,
} as const

const prizesChange = {
  paths: ['prizes'],
  text: 'Players may win something else than they were told.',
  isPromise: true,
} as const

/** What players get. Large changes are confirmed. */
const rewardAmounts = ['reward.points', 'reward.credits'] as const

const activeRangeChange = {
  paths: ['active.from', 'active.to'],
  text: 'Players may have more or less time than they were told.',
  isPromise: true,
} as const

const periodChange = {
  paths: ['period'],
  text: 'Their counts may restart sooner or later than they expect.',
} as const

const countLimitChange = {
  paths: ['limitCount', 'countLimit'],
  text: 'They may take part more or fewer times than they were told.',
} as const

const questionsChange = {
  paths: ['questions'],
  text: 'Earlier answers may no longer fit the questions.',
} as const

/** Counts of how often players got an object that they pay for. */
const givenAway = ['stock.redeemed', 'prizes.*.currentCount'] as const

type LiveSpecs = {
  readonly [R in EntityType]?: LiveSpec<AnyPath<ResourceTypes[R]>, PathTo<ResourceTypes[R], number, '*'>>
}

export const liveSpecs = {
  players: { amounts: ['points', 'credits'] },
  teams: { amounts: ['points', 'credits'] },
  events: { amounts: rewardAmounts, changes: [rewardChange, countLimitChange] },
  missions: {
    progress: ['objectives.events.*.currentCount'],
    amounts: rewardAmounts,
    changes: [
      rewardChange,
      {
        paths: Object.values(objectivePaths),
        text: 'Players who have started may now need more to finish, or may be done at once.',
      },
      periodChange,
      countLimitChange,
      {
        paths: ['timeToComplete', 'timeToRestart', 'timing'],
        text: 'Players who have started may have more or less time to finish, or wait longer or shorter to start again.',
      },
      activeRangeChange,
    ],
  },
  streaks: {
    amounts: rewardAmounts,
    changes: [
      rewardChange,
      {
        paths: ['objectives.missions', 'period'],
        text: 'Their streaks may break, because they have to do something else or return more often.',
      },
      {
        paths: ['limitCount', 'countLimit'],
        text: 'Their streaks may be complete at once, or take longer than they were told.',
      },
      activeRangeChange,
    ],
  },
  achievements: {
    amounts: rewardAmounts,
    changes: [
      rewardChange,
      {
        paths: ['steps'],
        text: 'Players who have collected steps may unlock it at once, or need more than they were told.',
      },
    ],
  },
  levels: {
    amounts: ['objectives.points', 'objectives.credits', ...rewardAmounts],
    changes: [
      rewardChange,
      { paths: ['objectives'], text: 'They may reach it at once, or need more than they were told.' },
      { paths: ['ordinal'], text: 'The order of their levels may change.' },
    ],
  },
  leaderboards: {
    changes: [
      {
        paths: ['units', 'element', 'drivenBy.missions'],
        text: 'Their ranks may change at once, because something else counts.',
      },
      periodChange,
      activeRangeChange,
    ],
  },
  prizes: {
    progress: givenAway,
    amounts: ['credits'],
    changes: [
      priceChange,
      { paths: ['limitStock', 'stockCount'], text: 'It may be sold out at once, or be back in stock.' },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
  raffles: {
    progress: givenAway,
    amounts: ['credits'],
    changes: [
      priceChange,
      prizesChange,
      {
        paths: ['drawTime'],
        text: 'Winners may be drawn sooner or later than players were told.',
        isPromise: true,
      },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
  mysteryboxes: {
    progress: givenAway,
    amounts: ['credits'],
    changes: [priceChange, prizesChange, periodChange, countLimitChange, activeRangeChange],
  },
  surveys: { progress: ['completed'], amounts: rewardAmounts, changes: [rewardChange, questionsChange] },
  quizzes: {
    progress: ['completed'],
    amounts: rewardAmounts,
    changes: [
      rewardChange,
      questionsChange,
      {
        paths: ['requiredPassRate', 'timing.maxSecondsToComplete'],
        text: 'It may be harder or easier to pass than it was for others.',
      },
    ],
  },
} as const satisfies LiveSpecs
