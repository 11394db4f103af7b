import { createHash } from 'node:crypto'
import { z } from 'zod'
import { writeJson } from '@/lib/json'
import { fieldsOf, valueByPath } from '@/lib/value'
import { withChanges } from '@/model/changes'
import { CommandError } from '../command'

/*
 * Responses are divided into pages (rule ASSIST-4): as many complete entries as fit, and the cursor of the next page.
 */

/** The maximum size of a response as text, in bytes. */
export const mostBytes = 50_000

/** The result of a tool, before it is divided into pages. */
export interface Answer {
  value: Readonly<Record<string, unknown>>
  /** The paths of the lists that are divided. Together they count as one sequence of entries. */
  lists?: readonly string[]
  /** The maximum number of entries in a page. */
  most?: number
  /** Advice for the client if the part that is not divided is already too long. */
  tooLong: string
}

/** The fields of every response that is divided into pages. */
export const pageFields = {
  total: z.int().min(0).meta({ description: 'The entries of all pages' }),
  next: z.string().optional().meta({ description: 'The cursor of the next page; missing on the last one' }),
  tooLong: z.array(z.string()).optional().meta({
    description: 'Entries of this page that are left out, because each alone is longer than an answer',
  }),
} as const

export interface Cursor {
  /** The time of the first page, in ms. Later pages use the same time. */
  now: number
  from: number
  sum: string
}

export function readCursor(text: string): Cursor {
  const decoded = Buffer.from(text, 'base64url').toString()
  const [, now, from, sum = ''] = /^(\d{1,15})-(\d{1,9})-([0-9a-f]{12})$/.exec(decoded) ?? []
  if (now === undefined) throw new CommandError('This is no cursor of this tool: ask again without one')
  return { now: Number(now), from: Number(from), sum }
}

const cursorText = ({ now, from, sum }: Cursor): string =>
  Buffer.from(`${now}-${from}-${sum}`).toString('base64url')

const bytesOf = (value: unknown): number => Buffer.byteLength(writeJson(value) ?? '')

/** Reserves space for `total`, `next` and the commas. */
const reserve = 200

/**
 * Returns one page of a response.
 * @param key the request: a cursor is only valid for the same arguments, and while the objects do not change
 */
export function pageOf(
  { value, lists = [], most = Number.POSITIVE_INFINITY, tooLong }: Answer,
  { key, now, cursor }: { key: unknown; now: number; cursor?: Cursor | undefined },
): Record<string, unknown> {
  const entries = lists.flatMap((list) => entriesAt(value, list).map((entry) => ({ list, entry })))
  const frame = put(value, new Map(lists.map((list) => [list, []])))
  let room = mostBytes - reserve - bytesOf(frame)
  if (room < 0) throw new CommandError(tooLong)
  if (lists.length === 0) return frame
  const sum = createHash('sha256')
    .update(writeJson([key, value]))
    .digest('hex')
    .slice(0, 12)
  const from = cursor?.from ?? 0
  if (cursor && (cursor.sum !== sum || from >= entries.length))
    throw new CommandError(
      'The objects or the arguments have changed since the first page: ask again without a cursor',
    )
  const whole = room
  const shown = new Map<string, unknown[]>(lists.map((list) => [list, []]))
  const leftOut: string[] = []
  let at = from
  for (const { list, entry } of entries.slice(from)) {
    const bytes = bytesOf(entry) + 1
    const isTooLong = bytes > whole
    const needed = isTooLong ? bytesOf(nameOf(entry)) + 1 : bytes
    if (needed > room || at - from >= most) break
    room -= needed
    if (isTooLong) leftOut.push(nameOf(entry))
    else shown.get(list)?.push(entry)
    at += 1
  }
  return {
    ...put(value, shown),
    total: entries.length,
    ...(at < entries.length && { next: cursorText({ now, from: at, sum }) }),
    ...(leftOut.length > 0 && { tooLong: leftOut }),
  }
}

const entriesAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueByPath(value, path)
  return Array.isArray(list) ? list : []
}

/** Writes the lists back into the value. Lists that the value does not contain are skipped. */
const put = (
  value: Answer['value'],
  lists: ReadonlyMap<string, readonly unknown[]>,
): Record<string, unknown> => {
  const there = [...lists].filter(([path]) => Array.isArray(valueByPath(value, path)))
  return withChanges(
    value,
    there.map(([path, is]) => ({ path: path.split('.'), is })),
    'is',
  ) as Record<string, unknown>
}

const nameOf = (entry: unknown): string => {
  const { type, id, name } = fieldsOf(entry)
  return type === undefined ? String(name ?? id ?? '').slice(0, 200) : `${type}/${String(id).slice(0, 200)}`
}
