import { useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import {
  type BulkEdit,
  type CampaignAddress,
  type Decisions,
  noDecisions,
  type PlanOptions,
  type PlanRequest,
  type PlanSource,
  type Sides,
} from '@/engine/plan/types'
import { oncePer } from '@/lib/oncePer'
import { changeSchema } from '@/model/changeSchema'
import { entityTypes } from '@/model/entityTypes'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'
import { tellUnkept } from '../tellUnkept'
import { previewIds, setPreviewIds } from './previewIds'
import { sideSchema, sourceSchema } from './queueSchema'

/** The request that the plan screen shows, with the decisions of the user. */
export interface Planned {
  /** Names the preview among those of this browser. */
  id?: string | undefined
  request: PlanRequest
  options: PlanOptions
  decisions: Decisions
  /** The screen on which the plan was made. The link back leads to it. */
  source: PlanSource
  /** The campaign on whose page it was made. */
  campaign?: CampaignAddress | undefined
  /** The plans that wait follow this one. */
  isOfSeries?: boolean | undefined
}

const texts = z.array(z.string())
const textByKey = z.record(z.string(), z.string())
const name = { type: z.enum(entityTypes), id: z.string() }
const objects = z.array(z.object(name))
const account = z.string()

const editSchema: z.ZodMiniType<BulkEdit> = z.discriminatedUnion('set', [
  z.object({ set: z.literal('isAvailable'), value: z.boolean() }),
  z.object({ set: z.literal('category'), value: z.string() }),
  z.object({ set: z.literal('tags'), add: texts, remove: texts }),
])

const someObject = z.optional(z.looseObject({}))
const writeSchema = z.object({
  entry: z.string(),
  before: someObject,
  after: someObject,
  field: z.optional(z.string()),
  isReverted: z.optional(z.boolean()),
  fieldsReverted: z.optional(texts),
  isUncertain: z.optional(z.boolean()),
  isAsSent: z.optional(z.boolean()),
})

const campaignSchema = z.object({ tag: z.optional(z.string()), category: z.optional(z.string()) })

const requestSchema: z.ZodMiniType<PlanRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), account, objects, edit: editSchema }),
  z.object({
    kind: z.literal('changes'),
    account,
    objects: z.array(z.object({ ...name, changes: z.array(changeSchema) })),
  }),
  z.object({
    kind: z.literal('table'),
    account,
    objects: z.array(
      z.union([
        z.object({ ...name, changes: z.array(changeSchema) }),
        z.object({ ...name, object: z.looseObject({}) }),
      ]),
    ),
    refused: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('delete'), account, objects }),
  z.object({
    kind: z.literal('copy'),
    from: account,
    to: account,
    objects: z.union([objects, z.literal('all')]),
  }),
  z.object({
    kind: z.literal('import'),
    account,
    file: z.string(),
    objects: z.array(z.object({ ...name, object: z.looseObject({}) })),
  }),
  z.object({
    kind: z.literal('duplicate'),
    account,
    title: z.string(),
    objects: z.array(z.object({ ...name, from: z.string(), object: z.looseObject({}) })),
    notes: z.optional(z.record(z.string(), texts)),
    opens: z.optional(campaignSchema),
    isTemplate: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('revert'),
    account,
    title: z.string(),
    objects: z.array(z.object({ ...name, name: z.string(), writes: z.array(writeSchema) })),
  }),
  z.object({
    kind: z.literal('proposal'),
    ...{ account, title: z.string(), why: z.string(), by: z.string(), at: z.string() },
    ...{ console: z.string(), contract: z.string(), sum: z.string() },
    objects: z.array(z.object({ ...name, name: z.string() })),
    rows: z.array(
      z.object({
        ...{ ...name, name: z.string(), action: z.enum(['create', 'update', 'delete']) },
        ...{ before: someObject, after: someObject, adds: z.optional(z.record(z.string(), z.number())) },
      }),
    ),
  }),
])

const plannedSchema: z.ZodMiniType<Planned> = z.object({
  id: z.optional(z.string()),
  request: requestSchema,
  options: z.object({
    arriveInactive: z.boolean(),
    takeAvailability: z.exactOptional(z.boolean()),
    keepImageAddresses: z.boolean(),
  }),
  decisions: z.object({
    leaveOut: texts,
    sides: z.record(z.string(), z.record(z.string(), sideSchema)),
    newIds: textByKey,
    useInstead: textByKey,
    newNames: z.exactOptional(textByKey),
  }),
  source: sourceSchema,
  campaign: z.optional(campaignSchema),
  isOfSeries: z.optional(z.boolean()),
})

/** The request survives a reload, and the preview is built again (decision H44). */
const planned = stored<Planned>(places.planned, plannedSchema)

/**
 * The same in the storage that all tabs share: the preview outlives its tab (rule PLANSCREEN-7). Each preview has an entry of its own, so
 * tabs do not overwrite each other's.
 */
const left = stored<Planned>(places.preview, plannedSchema)

/** So many previews are kept; the oldest ones go first. */
const mostKept = 5

/** A longer request ends with its tab: drafts and edits need the space, too. */
const longest = 500_000
const isShort = oncePer((request: PlanRequest): boolean => JSON.stringify(request).length <= longest)

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

/** The previews of this browser that this tab does not show, the newest first. Other tabs may show them. */
export const previewsElsewhere = (): readonly Planned[] =>
  previewIds().flatMap((id) => (id === planned.get()?.id ? [] : (left.get(id) ?? [])))

export function forgetPreview(id: string): void {
  left.set(undefined, id)
  setPreviewIds(previewIds().filter((one) => one !== id))
}

/** Shows a preview that a closed tab left. */
export const takeOver = (one: Planned): void => void keep(one)

/** The cautious options are on. */
const options = { arriveInactive: true, takeAvailability: false, keepImageAddresses: true }

/** Plans that wait, each with a preview of its own: copies to further accounts. They outlive the tab, and other plans. */
const nextPlans = stored(
  places.nextPlans,
  z.object({ requests: z.array(requestSchema), source: sourceSchema }),
)

/** Sets the request that `/programme/plan` shows. */
export const plan = (request: PlanRequest, source: PlanSource, campaign?: CampaignAddress): void =>
  show({ request, source, campaign, options, decisions: noDecisions })

const show = (next: Planned): void => {
  forgetPlanned()
  tellUnkept(keep({ ...next, id: crypto.randomUUID() }))
}

let lastKey = 0

/** Differs between requests. A decision of the user leaves the request as it is. */
export const keyOfRequest = oncePer((_request: PlanRequest): number => ++lastKey)

/**
 * Sets several requests, such as copies to several accounts. They are shown one after the other (rule COMPARE-7), before
 * those that wait already.
 */
export function planEach(requests: readonly PlanRequest[], source: PlanSource): void {
  const { requests: waiting = [] } = nextPlans.get() ?? {}
  const known = new Set(requests.map((one) => JSON.stringify(one)))
  showFirst([...requests, ...waiting.filter((one) => !known.has(JSON.stringify(one)))], source)
}

function showFirst([first, ...requests]: readonly PlanRequest[], source: PlanSource): void {
  if (!first) return
  show({ request: first, source, options, decisions: noDecisions, isOfSeries: true })
  tellUnkept(nextPlans.set(requests.length > 0 ? { requests, source } : undefined))
}

/** The requests that wait. */
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

/** Chooses another id for a new object. Undefined takes the decision back. */
export const chooseId = (row: string, id: string | undefined): void =>
  decide(({ newIds }) => ({ newIds: withOrWithout(newIds, row, id) }))

/** Chooses another name for a copy. Undefined takes the decision back. */
export const chooseName = (row: string, name: string | undefined): void =>
  decide(({ newNames = {} }) => ({ newNames: withOrWithout(newNames, row, name) }))

/** Chooses names of several copies at once, by row. */
export const chooseNames = (names: Readonly<Record<string, string>>): void =>
  decide(({ newNames = {} }) => ({ newNames: { ...newNames, ...names } }))

/** Uses an object that the target account already has in place of the one of a row. Undefined takes the decision back. */
export const chooseInstead = (row: string, id: string | undefined): void =>
  decide(({ useInstead }) => ({ useInstead: withOrWithout(useInstead, row, id) }))

function withOrWithout(record: Readonly<Record<string, string>>, key: string, value: string | undefined) {
  const { [key]: _, ...others } = record
  return value === undefined ? others : { ...record, [key]: value }
}
