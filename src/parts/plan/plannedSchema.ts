import * as z from 'zod/mini'
import type {
  BulkEdit,
  CampaignAddress,
  Decisions,
  PlanOptions,
  PlanRequest,
  PlanSource,
} from '@/engine/plan/types'
import { changeSchema } from '@/model/changeSchema'
import { entityTypes } from '@/model/entityTypes'
import { sideSchema, sourceSchema } from './queueSchema'

/** The request that the plan screen shows, with the decisions of the user. */
export interface Planned {
  /** Identifies the preview in this browser. */
  id?: string
  request: PlanRequest
  options: PlanOptions
  decisions: Decisions
  /** The screen on which the plan was made. The link back leads to it. */
  source: PlanSource
  /** The campaign on whose page it was made. */
  campaign?: CampaignAddress
  /** The waiting requests follow after this one. */
  isOfSeries?: boolean
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

const editedObjects = z.array(
  z.union([
    z.object({ ...name, changes: z.array(changeSchema) }),
    z.object({ ...name, object: z.looseObject({}) }),
  ]),
)

const campaignSchema = z.object({ tag: z.optional(z.string()), category: z.optional(z.string()) })

export const requestSchema: z.ZodMiniType<PlanRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), account, objects, edit: editSchema }),
  z.object({
    kind: z.literal('changes'),
    account,
    objects: editedObjects,
    table: z.exactOptional(z.object({ refused: z.number() })),
  }),
  // A table was a kind of its own in earlier releases.
  z.pipe(
    z.object({
      kind: z.literal('table'),
      account,
      objects: editedObjects,
      refused: z.optional(z.number()),
    }),
    z.transform(({ refused = 0, ...one }): PlanRequest => ({ ...one, kind: 'changes', table: { refused } })),
  ),
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
    account,
    title: z.string(),
    why: z.string(),
    by: z.string(),
    at: z.string(),
    console: z.string(),
    contract: z.string(),
    sum: z.string(),
    objects: z.array(z.object({ ...name, name: z.string() })),
    rows: z.array(
      z.object({
        ...name,
        name: z.string(),
        action: z.enum(['create', 'update', 'delete']),
        before: someObject,
        after: someObject,
        adds: z.optional(z.record(z.string(), z.number())),
      }),
    ),
  }),
])

export const plannedSchema: z.ZodMiniType<Planned> = z.object({
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
