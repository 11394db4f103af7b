import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import { code, markdownOf, md, type Section } from '../markdown'
import { dayText, figureText, percent, rounded } from './human'
import type { Difference, EconomyReport } from './report'

const named = ({ type, id }: { type: string; id: string }) => code(`${type}/${id}`)

/** The figures as Markdown. If there are figures of an older bundle, the changes come first. */
export function economyMarkdown(
  account: string,
  report: EconomyReport & { changes?: readonly Difference[] },
  older: string | undefined,
): string {
  const { profile, days, at, expected, ceiling, sinks, levels, boxes, players, changes } = report
  const amount = ({ credits, points }: { credits: number; points: number }) =>
    `${rounded(credits)} ${nouns.credits.many}, ${rounded(points)} ${nouns.points.many}`
  const unlimited = ceiling.unlimited.length > 0 ? `, and ${ceiling.unlimited.length} unlimited` : ''
  const since: Section[] = [
    {
      title: md`Changed since ${code(older ?? '')}`,
      head: ['Figure', 'Before', 'After'],
      rows: (changes ?? []).map(({ figure, before, after }) => [
        figure.includes('/') ? code(figure) : figure,
        figureText(before),
        figureText(after),
      ]),
    },
  ]
  return markdownOf({
    title: md`Economy of ${code(account)}`,
    summary: [
      `A ${profile} player, ${days} days from ${at}`,
      md`**Expected:** ${amount(expected)}`,
      md`**At most:** ${amount(ceiling)}${unlimited}`,
      ...(changes?.length === 0 ? [md`No figure changed since ${code(older ?? '')}`] : []),
      ...(players
        ? [
            md`**Players:** ${players.count} hold ${formatNumber(players.credits)} ${nouns.credits.many}; median ${formatNumber(players.p50)}; the richest 1 % hold ${percent(players.topShare)}`,
          ]
        : []),
    ],
    sections: [
      ...since,
      {
        title: 'Prices',
        head: ['Object', 'Price', 'Paid on'],
        rows: sinks.map((one) => [named(one), formatNumber(one.price), dayText(one.day)]),
      },
      {
        title: 'Levels',
        head: ['Level', 'Ordinal', 'Reached on'],
        rows: levels.map(({ id, ordinal, day }) => [code(id), ordinal ?? '-', dayText(day)]),
      },
      {
        title: nouns.mysteryboxes.title,
        head: ['Box', 'Price', 'Worth', 'Units'],
        rows: boxes.map(({ id, price, value, units }) => [
          code(id),
          formatNumber(price),
          rounded(value),
          formatNumber(units),
        ]),
      },
      { title: 'Unlimited', head: ['Object'], rows: ceiling.unlimited.map((one) => [named(one)]) },
    ],
    rest: md`All of it is in ${code('--format json')}.`,
  })
}
