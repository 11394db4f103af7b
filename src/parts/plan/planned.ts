import { useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import {
  type CampaignAddress,
  type Decisions,
  noDecisions,
  type PlanOptions,
  type PlanRequest,
  type PlanSource,
  type Sides,
} from '@/engine/plan/types'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { warnNotStored } from '@/parts/unsaved/warnNotStored'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { type Planned, plannedSchema, requestSchema } from './plannedSchema'
import { previewIds, setPreviewIds } from './previewIds'
import { sourceSchema } from './queueSchema'

export type { Planned }

/** The request of this tab. It survives a reload; the preview is then built again (decision H44). */
const planned = stored<Planned>(storageKeys.planned, plannedSchema)

/**
 * A copy of the request in storage that all tabs share, so that the preview outlives its tab (rule PLANSCREEN-7). Each
 * preview has a key of its own, so tabs do not overwrite each other's.
 */
const left = stored<Planned>(storageKeys.preview, plannedSchema)

/** The maximum number of stored previews. The oldest ones are removed first. */
const mostKept = 5

/**
 * A request longer than this (in characters) is stored in the tab only, because drafts and edits need the shared space.
 */
const longest = 500_000
const isShort = memoizeWeakly((request: PlanRequest): boolean => JSON.stringify(request).length <= longest)

function keep(next: Planned | undefined): boolean {
  const id = next?.id ?? planned.get()?.id
  const isKept = planned.set(next)
  if (id === undefined) return isKept
  forgetPreview(id)
  if (!next || !isShort(next.request)) return isKept
  left.set(next, id)
  const [ids, old] = [[id, ...previewIds()].slice(0, mostKept), previewIds().slice(mostKept - 1)]
  for (const one of old) left.set(undefined, one)
  setPreviewIds(ids)
  return isKept
}

/** Stored previews that this tab does not show, newest first. Other tabs may show them. */
export const previewsElsewhere = (): readonly Planned[] =>
  previewIds().flatMap((id) => (id === planned.get()?.id ? [] : (left.get(id) ?? [])))

export function forgetPreview(id: string): void {
  left.set(undefined, id)
  setPreviewIds(previewIds().filter((one) => one !== id))
}

/** Opens a preview whose tab was closed. */
export const takeOver = (one: Planned): void => void keep(one)

/** The initial options are the cautious ones. */
const options = { arriveInactive: true, takeAvailability: false, keepImageAddresses: true }

/** Requests that wait for their own preview, e.g. copies to further accounts. They outlive the tab and other plans. */
const nextPlans = stored(
  storageKeys.nextPlans,
  z.object({ requests: z.array(requestSchema), source: sourceSchema }),
)

/** Sets the request that `/programme/plan` shows. */
export const plan = (request: PlanRequest, source: PlanSource, campaign?: CampaignAddress): void =>
  show({ request, source, campaign, options, decisions: noDecisions })

const show = (next: Planned): void => {
  forgetPlanned()
  warnNotStored(keep({ ...next, id: crypto.randomUUID() }))
}

let lastKey = 0

/** A key that identifies a request. Decisions of the user keep the request object, so the key does not change. */
export const keyOfRequest = memoizeWeakly((_request: PlanRequest): number => ++lastKey)

/**
 * Sets several requests, e.g. copies to several accounts. They are shown one after the other (rule COMPARE-7), before
 * requests that are waiting already.
 */
export function planEach(requests: readonly PlanRequest[], source: PlanSource): void {
  const { requests: waiting = [] } = nextPlans.get() ?? {}
  const known = new Set(requests.map((one) => JSON.stringify(one)))
  showFirst([...requests, ...waiting.filter((one) => !known.has(JSON.stringify(one)))], source)
}

function showFirst([first, ...requests]: readonly PlanRequest[], source: PlanSource): void {
  if (!first) return
  show({ request: first, source, options, decisions: noDecisions, isOfSeries: true })
  warnNotStored(nextPlans.set(requests.length > 0 ? { requests, source } : undefined))
}

/** The requests that wait for their preview. */
export const useNextPlans = (): readonly PlanRequest[] =>
  useSelector(nextPlans.atom())?.requests ?? noRequests

const noRequests: readonly PlanRequest[] = []

/** Shows the next plan. */
export function planNext(): void {
  const next = nextPlans.get()
  if (next) showFirst(next.requests, next.source)
}

export const forgetNextPlans = (): void => void nextPlans.set(undefined)

export const forgetPlanned = (): void => void keep(undefined)

export const usePlanned = (): Planned | undefined => useSelector(planned.atom())

function change(next: (before: Planned) => Partial<Planned>): void {
  const before = planned.get()
  if (before) keep({ ...before, ...next(before) })
}

export const setOptions = (next: PlanOptions): void => change(() => ({ options: next }))

const decide = (next: (before: Decisions) => Partial<Decisions>): void =>
  change(({ decisions }) => ({ decisions: { ...decisions, ...next(decisions) } }))

/** Leaves a row out, or includes it again. */
export const leaveOut = (row: string, isLeftOut = true): void =>
  decide((before) => {
    const others = before.leaveOut.filter((one) => one !== row)
    return { leaveOut: isLeftOut ? [...others, row] : others }
  })

/** Chooses the sides of the fields of a row. */
export const chooseSides = (row: string, sides: Sides): void =>
  decide((before) => ({ sides: { ...before.sides, [row]: sides } }))

export const chooseAllSides = (sides: Decisions['sides']): void => decide(() => ({ sides }))

/** Sets another id for a new object. Undefined removes the decision. */
export const chooseId = (row: string, id: string | undefined): void =>
  decide(({ newIds }) => ({ newIds: withOrWithout(newIds, row, id) }))

/** Sets another name for a copy. Undefined removes the decision. */
export const chooseName = (row: string, name: string | undefined): void =>
  decide(({ newNames = {} }) => ({ newNames: withOrWithout(newNames, row, name) }))

/** Chooses names of several copies at once, by row. */
export const chooseNames = (names: Readonly<Record<string, string>>): void =>
  decide(({ newNames = {} }) => ({ newNames: { ...newNames, ...names } }))

/** Uses an existing object of the target account instead of that of the row. Undefined removes the decision. */
export const chooseInstead = (row: string, id: string | undefined): void =>
  decide(({ useInstead }) => ({ useInstead: withOrWithout(useInstead, row, id) }))

function withOrWithout(record: Readonly<Record<string, string>>, key: string, value: string | undefined) {
  const { [key]: _, ...others } = record
  return value === undefined ? others : { ...record, [key]: value }
}
