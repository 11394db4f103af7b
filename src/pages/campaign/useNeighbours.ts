import { startTransition, useMemo } from 'react'
import { type Campaign, findingNeighbours, type Neighbours } from '@/engine/campaign/campaign'
import type { Lists } from '@/model/references'
import { isLongTogether, isSameJob, useSliced } from '@/parts/background/useSliced'

interface Wanted {
  account: string
  campaign: Campaign
  rows: Lists
}

interface Found {
  neighbours: Neighbours
  /** The lists have changed, and these are the neighbours from before. */
  isBehind: boolean
}

/** Key under which the page and its dialogs share the last result. */
const memory = {}

/** The neighbours of a campaign (rule CAMPAIGN-7), found in slices; undefined until then. */
export function useNeighbours({ account, campaign, rows }: Wanted): Found | undefined {
  const { name } = campaign
  // biome-ignore lint/correctness/useExhaustiveDependencies: `campaign` is a new object every minute, but its neighbours depend on the lists alone
  const job = useMemo(
    () => ({ lists: rows, request: JSON.stringify([account, name]), campaign }),
    [rows, account, name],
  )
  const done = useSliced(job, {
    work: (of: typeof job) => findingNeighbours(of.campaign, of.lists),
    memory,
    isLong: isLongTogether,
    show: startTransition,
  })
  return done && { neighbours: done.result, isBehind: !isSameJob(done.job, job) }
}
