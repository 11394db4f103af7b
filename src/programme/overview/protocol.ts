import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { isObject } from '@/ui/value'
import type { Lists } from '../references'
import { answering, messagesOf } from '../worker/messages'
import { type Counted, summed, type Wanted } from './sums'

/* What page and worker of the overview send each other. Nothing here starts a worker, so that a test can run it. */

/** What the sums read of an object, beside its id. A test compares the sums with those of whole objects. */
const fields = [
  'name',
  'isAvailable',
  'active',
  'period',
  'drawTime',
  'enabled',
  'prizes',
  'limitStock',
  'stock',
] as const

/** Returns the fields that the sums read. Copying whole objects to the worker takes five times as long. */
function bare(row: object, type: EntityType): object {
  if (!isObject(row)) return row
  const own = row as Record<string, unknown>
  const { idField } = resourceFacts[type]
  const sent: Record<string, unknown> = { [idField]: own[idField] }
  for (const field of fields) if (own[field] !== undefined) sent[field] = own[field]
  return sent
}

export interface Job {
  rows: Lists
  wanted: Wanted
}

/** What the worker is sent: each object once. */
export const messages = ({ rows, wanted }: Job, before: Job | undefined) =>
  messagesOf<object, object, Wanted>(before?.rows ?? new Map(), rows, wanted, bare)

/** The worker's side. Keeps the objects, and what was counted of them, from request to request. */
export function answers() {
  const counted: Counted = new Map()
  return answering((rows: Lists, wanted: Wanted) => summed(rows, wanted, counted))
}
