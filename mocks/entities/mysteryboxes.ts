import type { MysteryBox } from '@/generated/model'
import { stockOfPrizes, withPrizeCounts } from '../store/counted'
import {
  base,
  compact,
  limits,
  prizeCounts,
  requirement,
  type SeedContext,
  schedule,
} from '../world/build/common'
import type { Limited, PrizeCountRows, RequirementRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface MysteryBoxRow extends Row, Scheduled, Limited {
  credits: number
  prizes: PrizeCountRows
  needs?: RequirementRow
}

export const mysteryboxes = defineMock<MysteryBox, MysteryBoxRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: withPrizeCounts,
})

function build(row: MysteryBoxRow, context: SeedContext): MysteryBox {
  const prizes = prizeCounts(row)
  return compact({
    ...base(row, context),
    credits: row.credits,
    ...schedule(row, context),
    ...limits(row.limit),
    requirement: requirement(row.needs, context),
    languages: ['en'],
    prizes,
    stock: stockOfPrizes(prizes),
  })
}
