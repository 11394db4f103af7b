import type { Programme } from '@/engine/programme/programmeIndex'
import { hasExact, revived } from '@/lib/exactNumber'
import type { EntityType } from '@/model/entityTypes'
import { check } from './check'
import type { Finding } from './types'

/*
 * The messages between the page and the worker of the check. Importing this file starts no worker, so tests can run it.
 */

/** A part of a list. The last message of a check has everything else that the check needs, and starts it. */
type Message = { type: EntityType; rows: readonly object[]; hasExact: boolean } | Omit<Programme, 'lists'>

/** The number of objects in a message. Copying this many for the worker takes 1 to 3 ms. */
const mostRows = 500

/** The messages for the worker. Long lists are divided, so that the page can do other work between two messages. */
export function* checkMessages({ lists, ...rest }: Programme): Generator<Message> {
  for (const [type, rows] of lists) {
    let sent = 0
    do {
      yield { type, rows: rows.slice(sent, sent + mostRows), hasExact: hasExact() }
      sent += mostRows
    } while (sent < rows.length)
  }
  yield rest
}

/** The worker's side: keeps the objects, and returns the findings for the last message. */
export function createCheckHandler(): (message: Message) => Finding[] | undefined {
  const lists = new Map<EntityType, object[]>()
  return (message) => {
    if (!('rows' in message)) return check({ ...message, lists })
    const { type, rows, hasExact } = message
    lists.set(type, [...(lists.get(type) ?? []), ...(hasExact ? revived(rows) : rows)])
    return undefined
  }
}
