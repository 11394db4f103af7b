import type { Leaderboard, LeaderboardElement, LeaderboardUnits } from '@/generated/model'
import { base, compact, requirement, type SeedContext, schedule } from '../world/build/common'
import type { RequirementRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface LeaderboardRow extends Row, Scheduled {
  element: LeaderboardElement
  units: LeaderboardUnits
  missions?: string[]
  needs?: RequirementRow
}

export const leaderboards = defineMock<Leaderboard, LeaderboardRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
})

function build(row: LeaderboardRow, context: SeedContext): Leaderboard {
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    element: row.element,
    rankBy: 'total',
    units: row.units,
    requirement: requirement(row.needs, context),
    drivenBy: { missions: row.missions ?? [] },
    languages: ['en'],
  })
}
