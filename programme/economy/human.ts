import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import type { Difference, EconomyReport } from './report'

export const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10)
export const percent = (share: number) => `${rounded(share * 100)} %`
export const dayText = (day: number | null) =>
  day === null ? 'not within a year' : day === 0 ? 'now' : `day ${day}`
const column = (text: string) => text.padEnd(44)

/** The figures as lines of text. */
export function* humanLines(report: EconomyReport): Generator<string> {
  const { profile, days, expected, ceiling, sinks, boxes, levels, players, at } = report
  yield `A ${profile} player, ${days} days from ${at}`
  yield ''
  yield `Expected   ${rounded(expected.credits)} ${nouns.credits.many}, ${rounded(expected.points)} ${nouns.points.many}`
  const unlimited = ceiling.unlimited.length > 0 ? ', and what is unlimited' : ''
  yield `At most    ${rounded(ceiling.credits)} ${nouns.credits.many}, ${rounded(ceiling.points)} ${nouns.points.many}${unlimited}`
  if (ceiling.unlimited.length > 0) {
    yield `Unlimited  ${ceiling.unlimited.length}:`
    for (const { type, id } of ceiling.unlimited) yield `  ${type}/${id}`
  }
  yield* section(
    'Prices',
    sinks.map(
      ({ type, id, price, day }) =>
        `${column(`${type}/${id}`)}${formatNumber(price).padStart(8)}  ${dayText(day)}`,
    ),
  )
  yield* section(
    'Levels',
    levels.map(
      ({ id, ordinal, day }) => `${column(`${ordinal ?? '-'} ${id}`)}${''.padStart(8)}  ${dayText(day)}`,
    ),
  )
  yield* section(
    'Mystery boxes',
    boxes.flatMap(({ id, price, value, odds }) => [
      `${id}: costs ${formatNumber(price)}, worth ${rounded(value)}`,
      ...odds.map(
        (unit) => `  ${column(unit.id)}${percent(unit.chance).padStart(8)}  ${formatNumber(unit.units)} left`,
      ),
    ]),
  )
  if (!players) return
  yield* section('Players', [
    `${formatNumber(players.count)} players hold ${formatNumber(players.credits)} ${nouns.credits.many}`,
    `median ${formatNumber(players.p50)}, 90th percentile ${formatNumber(players.p90)}, 99th ${formatNumber(players.p99)}`,
    `the richest 1 % hold ${percent(players.topShare)}`,
  ])
}

function* section(title: string, lines: readonly string[]): Generator<string> {
  if (lines.length === 0) return
  yield ''
  yield title
  for (const line of lines) yield `  ${line}`
}

export const figureText = (value: number | null | undefined) =>
  value === undefined ? '(none)' : value === null ? 'no limit or not within a year' : rounded(value)

/** The changes of figures since another bundle, as lines. */
export const differenceLines = (differences: readonly Difference[]): string[] =>
  differences.length === 0
    ? ['No figure changed']
    : differences.map(
        ({ figure, before, after }) => `${column(figure)} ${figureText(before)} -> ${figureText(after)}`,
      )
