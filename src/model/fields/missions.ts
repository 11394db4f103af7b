import type { Mission } from '@/generated/model'
import { paths } from '../missionWarnings'
import { nouns } from '../words'
import {
  active,
  basicDetails,
  grouping,
  limit,
  period,
  priority,
  requirement,
  reward,
  schedule,
  settings,
} from './common'
import { describeFields } from './fields'
import { activeRangeChange, countLimitChange, periodChange, rewardChange } from './live'

export const missionFields = describeFields<Mission>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: { ...grouping, priority, period } },
    schedule: {
      title: schedule,
      fields: {
        ...active,
        timeToComplete: { label: 'Time to complete', isDetail: true },
        'timing.maxSecondsToComplete': { label: 'Seconds to complete', name: 'Seconds to complete' },
        timeToRestart: { label: 'Time to restart', isDetail: true },
        'timing.minSecondsToRestart': { label: 'Seconds to restart', name: 'Seconds to restart' },
      },
    },
    // Rule MISSION-1: a mission is limited to one completion by default.
    limit: { title: 'Limit completions', fields: limit('Limit completions', { missing: true }) },
    objectives: {
      title: 'Objectives',
      fields: {
        'objectives.events': { label: nouns.events.title },
        'objectives.events.*.id': {
          label: nouns.events.singular,
          name: `Objectives › ${nouns.events.title}`,
          place: nouns.events.title,
        },
        'objectives.events.*.count': {
          label: 'Required count',
          name: `Objectives › ${nouns.events.title} › Count`,
        },
        'objectives.quizzId': { label: nouns.quizzes.singular },
        'objectives.surveyId': { label: nouns.surveys.singular },
      },
    },
    reward,
    requirement,
  },
  {
    progress: ['objectives.events.*.currentCount'],
    changes: [
      rewardChange,
      {
        paths: Object.values(paths),
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
)
