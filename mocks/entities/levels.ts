import type { Level } from '@/generated/model'
import { base, compact, reward, type SeedContext } from '../world/build/common'
import type { RewardRow, Row } from '../world/rows'
import { defineMock } from './mockEntity'

export interface LevelRow extends Row {
  ordinal: number
  points: number
  credits?: number
  achievements?: string[]
  gives: RewardRow
}

export const levels = defineMock<Level, LevelRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
})

function build(row: LevelRow, context: SeedContext): Level {
  const { points, credits = 0, achievements = [] } = row
  return compact({
    ...base(row, context),
    ordinal: row.ordinal,
    objectives: { points, credits, achievements },
    reward: reward(row.gives),
    languages: ['en'],
  })
}
