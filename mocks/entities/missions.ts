import type { Mission } from '@/generated/model'
import { withCounts } from '../store/counted'
import { isFields } from '../store/fields'
import { base, compact, limits, requirement, reward, type SeedContext, schedule } from '../world/build/common'
import { hash } from '../world/random'
import type { Limited, RequirementRow, RewardRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface MissionRow extends Row, Scheduled, Limited {
  gives: RewardRow
  priority?: number
  needs?: RequirementRow
  /** Seconds to complete, seconds to restart; an omitted one is disabled. */
  timing?: [toComplete?: number, toRestart?: number]
  events?: Record<string, number>
  quiz?: string
  survey?: string
  languages?: string[]
}

export const missions = defineMock<Mission, MissionRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: (fields, previous) => {
    if (!isFields(fields.objectives)) return fields
    const before = isFields(previous?.objectives) ? previous.objectives.events : undefined
    return { ...fields, objectives: withCounts(fields.objectives, 'events', before) }
  },
})

function build(row: MissionRow, context: SeedContext): Mission {
  const [toComplete, toRestart] = row.timing ?? []
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    timing: { maxSecondsToComplete: toComplete ?? 0, minSecondsToRestart: toRestart ?? 0 },
    timeToComplete: toComplete !== undefined,
    timeToRestart: toRestart !== undefined,
    priority: row.priority ?? 0,
    ...limits(row.limit),
    objectives: {
      events: Object.entries(row.events ?? {}).map(([id, count]) => ({
        id,
        count,
        // Any progress, but always the same.
        currentCount: hash(row.name + id) % (count + 1),
      })),
      missions: [],
      quizzId: row.quiz ?? '',
      surveyId: row.survey ?? '',
    },
    requirement: requirement(row.needs, context),
    languages: row.languages ?? ['en'],
    reward: reward(row.gives),
  })
}
