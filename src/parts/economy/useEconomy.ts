import { startTransition, useEffect, useMemo, useState } from 'react'
import type { BothMetrics, MetricOptions } from '@/engine/economy/metrics'
import { economyMessages, type Job, type Result, working } from '@/engine/economy/protocol'
import type { Simulated } from '@/engine/economy/simulate'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import type { Lists } from '@/model/references'
import { createRunner, type Runner, useRunner } from '@/parts/background/runner'
import EconomyWorker from './worker?worker&inline'

/** The worker of the economy. Pass it to `useRunner`. */
export const createEconomyRunner = (): Runner<Job, Result> =>
  createRunner({ start: () => new EconomyWorker(), messages: economyMessages, onPage: working })

export interface EconomyState {
  /** The figures together with their input, so that texts beside them name the same period and lists (rule ECON-18). */
  shown: { both: BothMetrics; rows: Lists; options: MetricOptions } | undefined
  /** Whether the figures belong to the current lists and options. */
  isCurrent: boolean
  /** The simulated spread for these figures; undefined until it is ready. */
  spread: Simulated | undefined
}

/**
 * Works out the figures when all lists have arrived, in a worker. The spread follows in a second one. Earlier figures
 * stay until new ones arrive.
 * @param options keep the reference while nothing changes
 */
export function useEconomy(
  lists: readonly LoadedList[],
  account: string,
  options: MetricOptions,
): EconomyState {
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const askForFigures = useRunner(createEconomyRunner)
  const askForSpread = useRunner(createEconomyRunner)
  const [figures, setFigures] = useState<{ of: Asked; both: BothMetrics }>()
  const [spread, setSpread] = useState<{ of: Asked; spread: Simulated }>()
  const key = useMemo(() => ({ rows, options }), [rows, options])
  useEffect(() => {
    if (!isLoaded) return
    askForFigures({ lists: rows, wanted: { ...options, kind: 'figures', account } }, (result) => {
      if (result.kind !== 'figures') return
      const { both } = result
      startTransition(() => setFigures({ of: key, both }))
      const prices = [...new Set(both.now.sinks.map(({ price }) => price))]
      askForSpread({ lists: rows, wanted: { ...options, kind: 'spread', account, prices } }, (simulated) => {
        if (simulated.kind === 'spread')
          startTransition(() => setSpread({ of: key, spread: simulated.spread }))
      })
    })
  }, [isLoaded, rows, options, account, key, askForFigures, askForSpread])
  const shown = useMemo(() => figures && { both: figures.both, ...figures.of }, [figures])
  return {
    shown,
    isCurrent: figures?.of === key,
    spread: figures && spread?.of === figures.of ? spread.spread : undefined,
  }
}

/** The input of the figures. */
interface Asked {
  rows: Lists
  options: MetricOptions
}
