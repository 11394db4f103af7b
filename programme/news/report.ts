import type { z } from 'zod'
import { check } from '@/engine/check/check'
import type { Finding } from '@/engine/check/types'
import { calendarOf } from '@/engine/time/reading'
import { drawsOf } from '@/engine/time/repeats'
import { bundledObject } from '@/engine/transfer/format'
import { dayMs } from '@/lib/days'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'
import { diffOf } from '../diff/report'
import { code, markdownOf, md } from '../markdown'
import type { newsOutput } from '../outputs'
import type { Programme } from '../readProgramme'

export type News = z.infer<typeof newsOutput>

interface Moment {
  now: number
  /** The time zone of the day and of its times. Without one they are in UTC, and the line says so. */
  zone: string | undefined
}

/** The rules of the check for objects that are sold out. */
const soldOut = ['prize-out-of-stock', 'prizes-all-won']

/** The maximum number of names in the line. */
const mostNames = 3

/** The changes since an older export, and the news of the day for a team. */
export function newsOf(older: Programme, current: Programme, { now, zone }: Moment): News {
  const { account, lists } = current
  const { counts } = diffOf('', older, account, current)
  const known = new Set(errorsOf({ ...older, now }).map(({ key }) => key))
  // An export contains none of the server's counts, so they are removed from the account before both are compared.
  const newErrors = errorsOf({ account, lists: withoutCounts(current), now }).filter(
    ({ key }) => !known.has(key),
  )
  const outOfStock = errorsOf({ account, lists, now }).filter(({ rule }) => soldOut.includes(rule))
  const named = ({ type, id, name }: Finding) => ({ type: type as News['draws'][number]['type'], id, name })
  const news = {
    account,
    counts,
    newErrors: newErrors
      .filter(({ rule }) => !soldOut.includes(rule))
      .map((one) => ({ ...named(one), rule: one.rule, text: one.text, path: one.path })),
    outOfStock: outOfStock.map(named),
    draws: drawsOfDay(lists, now, zone ?? 'UTC'),
  }
  return { ...news, line: lineOf(news, zone) }
}

const errorsOf = (programme: Programme & { now: number }) =>
  check(programme).filter(({ severity }) => severity === 'error')

const withoutCounts = ({ account, lists }: Programme): Lists =>
  new Map(
    [...lists].map(([type, rows]) => [type, rows.map((row) => ({ ...bundledObject(type, row), account }))]),
  )

function drawsOfDay(lists: Lists, now: number, zone: string): News['draws'] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  return calendarOf(lists)
    .spans.filter(({ isOn }) => isOn)
    .flatMap((span) =>
      // A day has 25 hours when the clocks go back.
      drawsOf(span, now, now + dayMs + dayMs / 24)
        .filter((at) => day.format(at) === day.format(now))
        .map((at) => ({ type: span.type as 'raffles', id: span.id, name: span.name, at })),
    )
    .sort((a, b) => a.at - b.at)
    .map((draw) => ({ ...draw, at: new Date(draw.at).toISOString() }))
}

/** 'acme: 3 changed, 1 new error, Mug out of stock, draw today 18:00'; empty if no object changed. */
function lineOf({ account, counts, newErrors, outOfStock, draws }: Omit<News, 'line'>, zone?: string) {
  const { added, removed, changed } = counts
  if (added + removed + changed === 0) return ''
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone ?? 'UTC', timeStyle: 'short' })
  const times = [...new Set(draws.map(({ at }) => clock.format(new Date(at))))]
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    newErrors.length > 0 && pluralize(newErrors.length, 'new error'),
    outOfStock.length > 0 && `${namesOf(outOfStock.map(({ name }) => name))} out of stock`,
    times.length > 0 &&
      `${draws.length === 1 ? 'draw' : `${draws.length} draws`} today ${namesOf(times)}${zone === undefined ? ' UTC' : ''}`,
  ]
  return `${account}: ${parts.filter((part) => part !== false).join(', ')}`
}

/** 'Mug', 'Mug and Cap', 'Mug, Cap, Pin and 2 more'. */
function namesOf(names: readonly string[]): string {
  const rest = names.length - mostNames
  const shown = rest > 0 ? [...names.slice(0, mostNames), `${rest} more`] : names
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ')
}

export function newsMarkdown({ account, line, newErrors, outOfStock, draws }: News): string {
  const object = ({ type, id }: { type: string; id: string }) => code(`${type}/${id}`)
  return markdownOf({
    title: md`News of ${code(account)}`,
    summary: [line === '' ? 'Nothing changed' : line],
    sections: [
      {
        title: 'New errors',
        head: ['Object', 'Name', 'Finding'],
        rows: newErrors.map((one) => [object(one), one.name, one.text]),
      },
      {
        title: 'Out of stock',
        head: ['Object', 'Name'],
        rows: outOfStock.map((one) => [object(one), one.name]),
      },
      {
        title: 'Draws today',
        head: ['Object', 'Name', 'At'],
        rows: draws.map((one) => [object(one), one.name, one.at]),
      },
    ],
    rest: md`All of it is in ${code('--format json')}.`,
  })
}
