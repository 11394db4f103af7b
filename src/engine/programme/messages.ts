import { hasExact, revived } from '@/lib/exactNumber'
import type { EntityType } from '@/model/entityTypes'

/*
 * The protocol between the page and a worker. The worker keeps the lists between requests, and the page sends the
 * changes. Both sides are pure functions, so that tests run them without a worker.
 */

export type RowsByType<Row> = ReadonlyMap<EntityType, readonly Row[]>

/** A change of a type's list: the number of rows at its start that stay, and the rows that follow them. */
export interface RowsChange<Row> {
  type: EntityType
  kept: number
  more: readonly Row[]
}

/** Only the last message of a request has `wanted`, and the worker responds only to that one. */
export interface Message<Row, Wanted> {
  /** Empty if the lists have not changed. */
  changes: readonly RowsChange<Row>[]
  /** Whether the rows can have exact numbers, which lost their class on the way. */
  hasExact: boolean
  wanted?: Wanted
  /** With `wanted`: the types whose lists are loaded. An empty list has no changes, and is not one that is missing. */
  types?: readonly EntityType[]
}

/** The number of objects per message. Copying this many for the worker takes 1 to 3 ms. */
const mostRows = 500

/** The changes from the worker's lists to the current ones. If a list got another page, only that page is sent. */
function changesBetween<Row>(before: RowsByType<Row>, now: RowsByType<Row>): RowsChange<Row>[] {
  const changes: RowsChange<Row>[] = []
  for (const [type, rows] of now) {
    const known = before.get(type) ?? []
    if (known === rows) continue
    const differs = known.findIndex((one, index) => one !== rows[index])
    const kept = differs < 0 ? known.length : differs
    if (kept === known.length && kept === rows.length) continue
    changes.push({ type, kept, more: rows.slice(kept) })
  }
  return changes
}

/**
 * The messages of a request. Long lists are divided, so that the page can do other work between two messages.
 * @param bare returns the part of a row that the engine reads
 */
export function* messagesOf<Row, Sent, Wanted>(
  before: RowsByType<Row> | undefined,
  now: RowsByType<Row>,
  wanted: Wanted,
  bare = (row: Row, _type: EntityType) => row as unknown as Sent,
): Generator<Message<Sent, Wanted>> {
  let changes: RowsChange<Sent>[] = []
  let room = mostRows
  for (const { type, kept, more } of changesBetween(before ?? new Map(), now)) {
    let sent = 0
    do {
      const rows = more.slice(sent, sent + room)
      changes.push({ type, kept: kept + sent, more: rows.map((row) => bare(row, type)) })
      sent += rows.length
      room -= rows.length
      if (room > 0) continue
      yield { changes, hasExact: hasExact() }
      changes = []
      room = mostRows
    } while (sent < more.length)
  }
  yield { changes, hasExact: hasExact(), wanted, types: [...now.keys()] }
}

/** The worker's side: keeps the lists, and returns a result for a message with `wanted`. */
export function createMessageHandler<Row, Wanted, Result>(
  resultOf: (lists: RowsByType<Row>, wanted: Wanted) => Result,
): (message: Message<Row, Wanted>) => Result | undefined {
  const lists = new Map<EntityType, readonly Row[]>()
  return ({ changes, hasExact, wanted, types = [] }) => {
    for (const { type, kept, more } of hasExact ? revived(changes) : changes) {
      lists.set(type, [...(lists.get(type) ?? []).slice(0, kept), ...more])
    }
    return wanted && resultOf(new Map(types.map((type) => [type, lists.get(type) ?? []])), wanted)
  }
}
