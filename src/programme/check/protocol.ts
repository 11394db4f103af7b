import type { EntityType } from '@/entities/registry'
import { answering, messagesOf } from '../worker/messages'
import { check } from './check'
import type { Programme } from './types'

/* What page and worker of the check send each other. Nothing here starts a worker, so that a test can run it. */

interface Wanted extends Omit<Programme, 'lists'> {
  /** The lists that are loaded: empty ones are not sent. */
  types: readonly EntityType[]
}

/** What the worker is sent: the objects as they are. */
export const messages = ({ lists, ...rest }: Programme) =>
  messagesOf<object, object, Wanted>(new Map(), lists, { ...rest, types: [...lists.keys()] }, (row) => row)

/** The worker's side. */
export const answers = () =>
  answering<object, Wanted, ReturnType<typeof check>>((sent, { types, ...rest }) =>
    check({ ...rest, lists: new Map(types.map((type) => [type, sent.get(type) ?? []])) }),
  )
