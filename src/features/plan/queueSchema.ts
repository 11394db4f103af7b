import * as z from 'zod/mini'
import { changeSchema } from '@/model/changeSchema'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { timeSchema } from '@/stored/schemas'
import type { PlanSource, PlanVerb, QueueState, Step, StepState } from './types'

/*
 * What a stored queue must have, so that it can be shown and continued. Other fields are kept as they are. A record with all
 * values of a type does not compile when the type gets another one.
 */

const keysOf = <Key extends string>(all: Record<Key, true>) => Object.keys(all) as Key[]

const stepStatus = z.enum(
  keysOf<StepState['status']>({
    waiting: true,
    running: true,
    done: true,
    failed: true,
    held: true,
    skipped: true,
  }),
)
const queueStatus = z.enum(
  keysOf<QueueState['status']>({ ready: true, running: true, paused: true, stopped: true, finished: true }),
)

export const sourceSchema: z.ZodMiniType<PlanSource> = z.enum([
  ...entityTypes,
  ...keysOf<Exclude<PlanSource, EntityType>>({ calendar: true, check: true, economy: true, journal: true }),
])

/** An object, returned as it was stored. */
const received = z.exactOptional(z.custom<object>((value) => typeof value === 'object' && value !== null))

export const stepSchema: z.ZodMiniType<Step> = z.looseObject({
  key: z.string(),
  row: z.string(),
  type: z.enum(entityTypes),
  id: z.string(),
  name: z.string(),
  action: z.enum(keysOf<Step['action']>({ create: true, update: true, delete: true })),
  account: z.string(),
  object: received,
  base: received,
  changes: z.exactOptional(z.array(changeSchema)),
  images: z.exactOptional(z.record(z.string(), z.string())),
  after: z.array(z.string()),
})

export const stepStateSchema: z.ZodMiniType<StepState> = z.looseObject({
  status: stepStatus,
  outcome: z.exactOptional(
    z.enum(
      keysOf<NonNullable<StepState['outcome']>>({
        created: true,
        updated: true,
        deleted: true,
        unchanged: true,
      }),
    ),
  ),
  error: z.exactOptional(z.string()),
  conflicts: z.exactOptional(
    z.array(
      z.object({
        key: z.string(),
        path: z.string(),
        fieldName: z.string(),
        ours: z.unknown(),
        theirs: z.unknown(),
      }),
    ),
  ),
  tookMs: z.exactOptional(z.number()),
})

const count = z.int()

const verbs = keysOf<PlanVerb>({
  activate: true,
  deactivate: true,
  change: true,
  set: true,
  remove: true,
  delete: true,
  copy: true,
  import: true,
  revert: true,
})

/** The verb of a queue that was stored before queues had one: the first word of its title. */
export function verbOfTitle(title: unknown): PlanVerb {
  const [first] = String(title).toLowerCase().split(' ', 1)
  return verbs.find((verb) => verb === first) ?? 'change'
}

/** A queue without its steps. */
export const queueHeadSchema: z.ZodMiniType<Omit<QueueState, 'steps' | 'states'>> = z.looseObject({
  id: z.string(),
  verb: z.enum(verbs),
  title: z.string(),
  account: z.string(),
  why: z.exactOptional(z.string()),
  origin: z.exactOptional(
    z.looseObject({
      source: sourceSchema,
      from: z.exactOptional(z.string()),
      arriveInactive: z.boolean(),
      rest: z.object({ blocked: count, leftOut: count, unchanged: count }),
    }),
  ),
  startedAt: timeSchema,
  status: queueStatus,
})
