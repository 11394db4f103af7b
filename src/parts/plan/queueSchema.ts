import * as z from 'zod/mini'
import {
  type FieldDiff,
  outcomes,
  type PlanSource,
  planVerbs,
  type QueueState,
  queueStatuses,
  type Side,
  type Step,
  type StepState,
  sourcePages,
  stepActions,
  stepStatuses,
} from '@/engine/plan/types'
import { changeSchema } from '@/model/changeSchema'
import { entityTypes } from '@/model/entityTypes'
import { timeSchema } from '@/stored/schemas'

/* Schemas of a stored queue, with the fields that are needed to show and continue it. Other fields are kept. */

export const sourceSchema: z.ZodMiniType<PlanSource> = z.enum([...entityTypes, ...sourcePages])

/** Accepts an object and returns it as it was stored. */
const received = z.exactOptional(
  z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
)
const text = z.exactOptional(z.string())
const flag = z.exactOptional(z.boolean())

export const stepSchema: z.ZodMiniType<Step> = z.looseObject({
  key: z.string(),
  row: z.string(),
  type: z.enum(entityTypes),
  id: z.string(),
  name: z.string(),
  action: z.enum(stepActions),
  account: z.string(),
  object: received,
  base: received,
  changes: z.exactOptional(z.array(changeSchema)),
  images: z.exactOptional(z.record(z.string(), z.string())),
  after: z.array(z.string()),
  reverts: z.exactOptional(z.array(z.object({ entry: z.string(), field: z.optional(z.string()) }))),
  differences: z.exactOptional(z.array(z.string())),
  isSecondPass: flag,
})

/** A side of a plan. Release 0.1.0 stored `ours` and `theirs`. */
export const sideSchema = z.pipe(
  z.enum(['source', 'target', 'ours', 'theirs']),
  z.transform((side): Side => (side === 'source' || side === 'ours' ? 'source' : 'target')),
)

/** A field that differs. Release 0.1.0 stored its sides as `ours` and `theirs`. */
const diffSchema = z.pipe(
  z.looseObject({
    key: z.string(),
    path: z.string(),
    fieldName: z.string(),
    set: z.optional(z.unknown()),
    byDefault: z.exactOptional(
      z.pipe(
        z.enum(['source', 'ours']),
        z.transform(() => 'source' as const),
      ),
    ),
  }),
  z.transform(({ ours, theirs, ...diff }): FieldDiff => ({ source: ours, target: theirs, ...diff })),
)

export const stepStateSchema: z.ZodMiniType<StepState> = z.looseObject({
  status: z.enum(stepStatuses),
  outcome: z.exactOptional(z.enum(outcomes)),
  error: text,
  httpStatus: z.exactOptional(z.int().check(z.gte(100), z.lte(599))),
  conflicts: z.exactOptional(z.array(diffSchema)),
  isUncertain: flag,
  tookMs: z.exactOptional(z.number().check(z.nonnegative())),
})

const campaign = z.exactOptional(z.looseObject({ tag: text, category: text }))

const count = z.int().check(z.nonnegative())

/** A queue without its steps. Version 0.1.0 stored none of the verbs. */
export const queueHeadSchema: z.ZodMiniType<Omit<QueueState, 'steps' | 'states'>> = z.looseObject({
  id: z.string(),
  verb: z._default(z.enum(planVerbs), 'change'),
  title: z.string(),
  account: z.string(),
  why: text,
  origin: z.exactOptional(
    z.looseObject({
      source: sourceSchema,
      from: text,
      campaign,
      opens: campaign,
      isOfTable: z.exactOptional(z.boolean()),
      arriveInactive: z.boolean(),
      rest: z.object({ blocked: count, leftOut: count, unchanged: count }),
    }),
  ),
  startedAt: timeSchema,
  status: z.enum(queueStatuses),
  pausedBecause: text,
  recordsError: text,
})
