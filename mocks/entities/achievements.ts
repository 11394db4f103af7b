import type { Achievement } from '@/generated/model'
import { base, compact, requirement, reward, type SeedContext } from '../world/build/common'
import type { RequirementRow, RewardRow, Row } from '../world/rows'
import { defineMock } from './mockEntity'

export interface AchievementRow extends Row {
  steps: number
  gives: RewardRow
  needs?: RequirementRow
}

export const achievements = defineMock<Achievement, AchievementRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
})

function build(row: AchievementRow, context: SeedContext): Achievement {
  return compact({
    ...base(row, context),
    steps: row.steps,
    requirement: requirement(row.needs, context),
    reward: reward(row.gives),
    languages: ['en'],
  })
}
