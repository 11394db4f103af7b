import type { Period, Raffle } from '@/generated/model'
import { nextDraw, stockOfPrizes, withPrizeCounts } from '../store/counted'
import {
  base,
  compact,
  limits,
  prizeCounts,
  requirement,
  type SeedContext,
  schedule,
} from '../world/build/common'
import type { NamedDay } from '../world/clock'
import type { Limited, PrizeCountRows, RequirementRow, Row, Scheduled } from '../world/rows'
import { defineMock } from './mockEntity'

export interface RaffleRow extends Row, Scheduled, Limited {
  credits: number
  /** [day, `hh:mm` in UTC]. */
  draw?: [day: number | NamedDay, time: string]
  prizes: PrizeCountRows
  needs?: RequirementRow
}

export const raffles = defineMock<Raffle, RaffleRow>({
  seed: (rows, context) => rows.map((row) => build(row, context)),
  counted: (fields, previous, now) => {
    const draw = nextDraw(fields.drawTime as string | undefined, fields.period as Period | undefined, now)
    return { ...withPrizeCounts(fields, previous), ...(draw && { nextDraw: draw }) }
  },
})

function build(row: RaffleRow, context: SeedContext): Raffle {
  const drawTime = row.draw && context.clock.at(...row.draw)
  const prizes = prizeCounts(row)
  return compact({
    ...base(row, context),
    credits: row.credits,
    ...schedule(row, context),
    drawTime,
    nextDraw: nextDraw(drawTime, row.period, context.clock.now),
    ...limits(row.limit),
    requirement: requirement(row.needs, context),
    languages: ['en'],
    prizes,
    enabled: !row.off,
    stock: stockOfPrizes(prizes),
  })
}
