import * as z from 'zod/mini'
import { changeSchema } from '@/model/changeSchema'
import { entityTypes } from '@/model/entityTypes'
import { sourceSchema } from '../queueSchema'
import type { BulkEdit, Decisions, PlanOptions, PlanRequest, PlanSource } from '../types'

/** The request that the plan screen shows, with the decisions of the user. */
export interface Planned {
  request: PlanRequest
  options: PlanOptions
  decisions: Decisions
  /** The screen on which the plan was made. The link back leads to it. */
  source: PlanSource
}

const typeSchema = z.enum(entityTypes)
const texts = z.array(z.string())
const textByKey = z.record(z.string(), z.string())
const name = { type: typeSchema, id: z.string() }
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
})

const requestSchema: z.ZodMiniType<PlanRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), account, objects, edit: editSchema }),
  z.object({
    kind: z.literal('changes'),
    account,
    objects: z.array(z.object({ ...name, changes: z.array(changeSchema) })),
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
    kind: z.literal('revert'),
    account,
    title: z.string(),
    objects: z.array(z.object({ ...name, name: z.string(), writes: z.array(writeSchema) })),
  }),
])

const decisionsSchema: z.ZodMiniType<Decisions> = z.object({
  leaveOut: texts,
  sides: z.record(z.string(), z.record(z.string(), z.enum(['ours', 'theirs']))),
  newIds: textByKey,
  useInstead: textByKey,
})

/** A request of a plan that the browser has stored. */
export const plannedSchema: z.ZodMiniType<Planned> = z.object({
  request: requestSchema,
  options: z.object({
    arriveInactive: z.boolean(),
    takeAvailability: z.exactOptional(z.boolean()),
    keepImageAddresses: z.boolean(),
  }),
  decisions: decisionsSchema,
  source: sourceSchema,
})
