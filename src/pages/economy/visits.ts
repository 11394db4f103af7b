import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { metricOf } from '@/api/metrics'
import {
  type BetweenVisits,
  betweenVisits,
  type History,
  historyOf,
  holdingOf,
  type VisitMetrics,
} from '@/engine/economy/players'
import { amountAt } from '@/engine/economy/sources'
import { rowOf } from '@/engine/programme/programmeIndex'
import type { LoadedList } from '@/entities/useLists'
import { useGetAnalytics } from '@/generated/api/analytics/analytics'
import type { Statistics } from '@/generated/model'
import { startOfDay } from '@/lib/days'
import { fittingItems } from '@/lib/fittingItems'
import { isObject } from '@/lib/value'
import { idOf } from '@/model/references'
import { timeSchema } from '@/stored/schemas'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/*
 * Snapshots of figures from earlier visits, one for each day. A list that is only partially loaded is not included,
 * because its first objects do not represent all of them.
 */

const schema: z.ZodMiniType<VisitMetrics[]> = fittingItems(
  z.object({
    at: timeSchema,
    credits: z.optional(z.number()),
    redeemed: z.optional(z.record(z.string(), z.number())),
    given: z.optional(z.object({ points: z.number(), players: z.number() })),
  }),
)
const visits = stored(storageKeys.economy, schema)

/** The maximum number of stored days. */
const most = 8

const redeemedOf = (prizes: readonly object[]) =>
  Object.fromEntries(
    prizes
      .filter(isObject)
      .map((prize) => [idOf('prizes', prize), amountAt(rowOf('prizes', prize), 'stock.redeemed')]),
  )

/** The snapshot of this visit. */
function figuresOf(
  lists: readonly LoadedList[],
  at: number,
  statistics: Statistics | undefined,
): VisitMetrics {
  const [players, prizes] = (['players', 'prizes'] as const).map((type) =>
    lists.find((list) => list.type === type && list.rows && !list.isPartial && list.error === undefined),
  )
  return {
    at,
    ...(players?.rows && players.rows.length > 0 && { credits: holdingOf(players.rows).credits }),
    ...(prizes?.rows && { redeemed: redeemedOf(prizes.rows) }),
    ...(statistics && {
      given: { points: metricOf(statistics, 'points'), players: metricOf(statistics, 'activePlayers') },
    }),
  }
}

/** The statistics as they were when the page was opened. The strip loads them again every few seconds. */
function useOpeningStatistics(account: string): Statistics | undefined {
  const [kept, setKept] = useState<{ account: string; statistics: Statistics }>()
  const isKept = kept?.account === account
  const { data } = useGetAnalytics(
    { account },
    { query: { staleTime: Number.POSITIVE_INFINITY, subscribed: !isKept } },
  )
  if (!isKept && isObject(data) && !Array.isArray(data)) setKept({ account, statistics: data })
  return isKept ? kept.statistics : undefined
}

/** What happened since earlier visits. */
export interface KnownPast extends History {
  /** What all players earned and spent since the latest earlier day with whole lists; undefined if there is none. */
  between: BetweenVisits | undefined
}

const nothing: KnownPast = { between: undefined, redeemed: undefined, given: undefined }

/** What happened since earlier visits. Keeps the figures of this one. */
export function usePast(account: string, lists: readonly LoadedList[], at: number): KnownPast {
  const [found, setFound] = useState<KnownPast>(nothing)
  const statistics = useOpeningStatistics(account)
  useEffect(() => {
    const now = figuresOf(lists, at, statistics)
    const known = visits.get(account) ?? []
    const earlier = known.filter((visit) => startOfDay(visit.at) < startOfDay(at))
    const before = earlier.findLast(({ credits, redeemed }) => credits !== undefined && redeemed)
    const prizes = lists.find(({ type }) => type === 'prizes')?.rows ?? []
    const prices = new Map(
      prizes.map((prize) => [idOf('prizes', prize), amountAt(rowOf('prizes', prize), 'credits')]),
    )
    setFound({ ...historyOf(earlier, now), between: before && betweenVisits(before, now, prices) })
    // If a list is not loaded yet, its figures from earlier on the same day are kept.
    const today = known.find((visit) => startOfDay(visit.at) === startOfDay(at))
    if (Object.keys(now).length > 1) visits.set([...earlier, { ...today, ...now }].slice(-most), account)
  }, [account, lists, at, statistics])
  return found
}
