import type { MysteryBox, Prize, PrizeCount, Raffle } from '@/generated/model'
import { nextDraw, stockOf, stockOfPrizes } from '../../store/counted'
import type { MysteryBoxRow, PrizeRow, RaffleRow } from '../rows'
import { type BuildContext, base, compact, limits, requirement, schedule } from './common'

/** So many units stand for "never sells out". */
const PLENTY = 10_000

export function buildPrize(row: PrizeRow, context: BuildContext): Prize {
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

const prizeCounts = (row: { prizes: Record<string, [number, number]> }): PrizeCount[] =>
  Object.entries(row.prizes).map(([id, [count, currentCount]]) => ({ id, count, currentCount }))

export function buildRaffle(row: RaffleRow, context: BuildContext): Raffle {
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

export function buildMysteryBox(row: MysteryBoxRow, context: BuildContext): MysteryBox {
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
