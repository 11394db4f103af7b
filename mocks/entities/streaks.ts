import type { Streak } from '@/generated/model'
import { base, compact, limits, reward, type SeedContext, schedule } from '../world/build/common'
import type { Limited, RewardRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface StreakRow extends Row, Scheduled, Limited {
  gives: RewardRow
  priority?: number
  mission?: string
}

export const streaks = defineMock<Streak, StreakRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
})

function build(row: StreakRow, context: SeedContext): Streak {
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    ...limits(row.limit),
    priority: row.priority ?? 0,
    objectives: { missions: row.mission ? [row.mission] : [] },
    reward: reward(row.gives),
    languages: ['en'],
  })
}
