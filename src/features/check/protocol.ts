import { createMessageHandler, messagesOf } from '@/features/shared/worker/messages'
import type { EntityType } from '@/model/entityTypes'
import { check } from './check'
import type { Programme } from './programmeIndex'

/*
 * The messages between the page and the worker of the check. Importing this file starts no worker, so tests can run it.
 */

interface Wanted extends Omit<Programme, 'lists'> {
  /** All loaded lists, because empty ones have no messages. */
  types: readonly EntityType[]
}

/** The messages for the worker, with whole objects. */
export const messages = ({ lists, ...rest }: Programme) =>
  messagesOf<object, object, Wanted>(new Map(), lists, { ...rest, types: [...lists.keys()] }, (row) => row)

/** The worker's side. */
export const createHandler = () =>
  createMessageHandler<object, Wanted, ReturnType<typeof check>>((sent, { types, ...rest }) =>
    check({ ...rest, lists: new Map(types.map((type) => [type, sent.get(type) ?? []])) }),
  )
