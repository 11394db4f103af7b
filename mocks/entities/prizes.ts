import type { Prize } from '@/generated/model'
import { stockOf, withCounts } from '../store/counted'
import { isFields } from '../store/fields'
import { base, compact, limits, requirement, type SeedContext, schedule } from '../world/build/common'
import type { Limited, RequirementRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface PrizeRow extends Row, Scheduled, Limited {
  credits: number
  /** [total units, units gone]; absent if the prize never sells out. */
  stock?: [count: number, redeemed: number]
  redeemed?: number
  bundle?: Record<string, number>
  needs?: RequirementRow
}

/** This number of units means "never sells out". */
const PLENTY = 10_000

export const prizes = defineMock<Prize, PrizeRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: (fields, previous) => {
    const redeemed = isFields(previous?.stock) ? Number(previous.stock.redeemed ?? 0) : 0
    return {
      ...withCounts(fields, 'prizes', previous?.prizes),
      stock: stockOf(Number(fields.stockCount ?? 0), redeemed),
    }
  },
})

function build(row: PrizeRow, context: SeedContext): Prize {
  const [stockCount, redeemed] = row.stock ?? [PLENTY, row.redeemed ?? 0]
  return compact({
    ...base(row, context),
    credits: row.credits,
    ...schedule(row, context),
    ...limits(row.limit),
    requirement: requirement(row.needs, context),
    languages: ['en'],
    prizes: Object.entries(row.bundle ?? {}).map(([id, count]) => ({ id, count, currentCount: 0 })),
    limitStock: row.stock !== undefined,
    stockCount,
    stock: stockOf(stockCount, redeemed),
  })
}
