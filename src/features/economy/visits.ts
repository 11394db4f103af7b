import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { LoadedList } from '@/features/shared/useLists'
import { startOfDay } from '@/model/days'
import { idOf } from '@/model/references'
import { places } from '@/stored/places'
import { timeSchema } from '@/stored/schemas'
import { stored } from '@/stored/stored'
import { isObject } from '@/ui/value'
import { type BetweenVisits, betweenVisits, holdingOf, type VisitFigures } from './engine/players'
import { amountAt } from './engine/sources'

/*
 * What the user found on earlier visits, one snapshot a day. Only whole lists give a snapshot, because a part says nothing
 * about what all players earned.
 */

const schema: z.ZodMiniType<VisitFigures[]> = z.array(
  z.object({ at: timeSchema, credits: z.number(), redeemed: z.record(z.string(), z.number()) }),
)
const visits = stored(places.economy, schema)

/** Days that are kept. */
const most = 8

const redeemedOf = (prizes: readonly object[]) =>
  Object.fromEntries(
    prizes.filter(isObject).map((prize) => [idOf('prizes', prize), amountAt(prize, 'stock.redeemed')]),
  )

/** The figures of this visit; undefined unless all players and prizes are loaded. */
function figuresOf(lists: readonly LoadedList[], at: number): VisitFigures | undefined {
  const [players, prizes] = (['players', 'prizes'] as const).map((type) =>
    lists.find((list) => list.type === type && list.rows && !list.isPartial && list.error === undefined),
  )
  if (!players?.rows || !prizes?.rows || players.rows.length === 0) return undefined
  return { at, credits: holdingOf(players.rows).credits, redeemed: redeemedOf(prizes.rows) }
}

/**
 * What all players earned and spent since the latest earlier day with whole lists; undefined if there is none. Keeps the
 * figures of this visit.
 */
export function useBetweenVisits(
  account: string,
  lists: readonly LoadedList[],
  at: number,
): BetweenVisits | undefined {
  const [found, setFound] = useState<BetweenVisits>()
  useEffect(() => {
    const now = figuresOf(lists, at)
    if (!now) return
    const known = visits.get(account) ?? []
    const earlier = known.filter((visit) => startOfDay(visit.at) < startOfDay(at))
    const before = earlier.at(-1)
    const prizes = lists.find(({ type }) => type === 'prizes')?.rows ?? []
    const prices = new Map(prizes.map((prize) => [idOf('prizes', prize), amountAt(prize, 'credits')]))
    setFound(before && betweenVisits(before, now, prices))
    visits.set([...earlier, now].slice(-most), account)
  }, [account, lists, at])
  return found
}
