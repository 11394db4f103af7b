import { createMessageHandler, messagesOf } from '@/features/shared/worker/messages'
import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { isObject } from '@/ui/value'
import { type Counted, summed, type Wanted } from './sums'

/*
 * The messages between the page and the worker of the overview. Importing this file starts no worker, so tests can run
 * it.
 */

/** The fields that the sums read, in addition to the id. A test compares the sums with those of whole objects. */
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

/** The messages for the worker. Each object is sent once. */
export const messages = ({ rows, wanted }: Job, before: Job | undefined) =>
  messagesOf<object, object, Wanted>(before?.rows ?? new Map(), rows, wanted, bare)

/** The worker's side. Keeps the objects and their figures between requests. */
export function createHandler() {
  const counted: Counted = new Map()
  return createMessageHandler((rows: Lists, wanted: Wanted) => summed(rows, wanted, counted))
}
