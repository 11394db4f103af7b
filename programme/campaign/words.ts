import type { z } from 'zod'
import type { ObjectName } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { nouns } from '@/model/words'
import { code, markdownOf, md } from '../markdown'
import type { campaignOutput } from '../outputs'

export interface CampaignReport {
  json: z.infer<typeof campaignOutput>
  /** The further costs in words. */
  follows: string
}

const amount = ({ points, credits }: { points: number; credits: number }) =>
  `${Math.round(credits)} ${nouns.credits.many} and ${Math.round(points)} ${nouns.points.many}`

/** The figures as lines of text. */
export function* campaignLines({ json, follows }: CampaignReport): Generator<string> {
  const { state, from, to, view, objects, withoutDates: undated, cost, findings, newAtStart } = json
  const names = (list: readonly ObjectName[]) => list.map(({ type, id }) => `${type}/${id}`).join(', ')
  yield `${state}, from ${from ?? 'no start'} to ${to ?? 'no end'}${view === 'as-active' ? ', as if active' : ''}`
  yield `Objects       ${objects.length}`
  if (undated.length > 0) yield `Without dates ${names(undated)}`
  yield `Cost          ${amount(cost.direct)}, from ${cost.from} to ${cost.to}${follows}`
  if (cost.toCome) yield `Still to come ${amount(cost.toCome)}`
  if (cost.sooner.length > 0) yield `Sooner        ${names(cost.sooner)}`
  if (cost.stops.length > 0) yield `Stops without ${names(cost.stops)}`
  yield `Findings      ${findings.errors} errors, ${findings.warnings} warnings, ${findings.notes} notes`
  if (newAtStart.length > 0) yield `New at start  ${names(newAtStart)}`
}

export function campaignMarkdown(name: CampaignName, { json, follows }: CampaignReport): string {
  const { state, from, to, view, objects, withoutDates, cost, findings, newAtStart } = json
  const section = (title: string, list: readonly ObjectName[]) => ({
    title,
    head: ['Object'],
    rows: list.map(({ type, id }) => [code(`${type}/${id}`)]),
  })
  return markdownOf({
    title: md`Campaign ${code(name.tag ?? name.category ?? '')}`,
    summary: [
      `${state}, from ${from ?? 'no start'} to ${to ?? 'no end'}${view === 'as-active' ? ', as if active' : ''}`,
      md`**Cost:** ${`${amount(cost.direct)}, from ${cost.from ?? 'no start'} to ${cost.to ?? 'no end'}${follows}`}`,
      ...(cost.toCome ? [md`**Still to come:** ${amount(cost.toCome)}`] : []),
      md`**Findings:** ${findings.errors} errors, ${findings.warnings} warnings, ${findings.notes} notes`,
    ],
    sections: [
      section('Objects', objects),
      section('Without dates', withoutDates),
      {
        title: 'Follows',
        head: ['Object', nouns.credits.title, nouns.points.title],
        rows: cost.followOn.map(({ type, id, credits, points }) => [
          code(`${type}/${id}`),
          Math.round(credits),
          Math.round(points),
        ]),
      },
      {
        title: 'Sooner',
        head: ['Object', 'Days'],
        rows: cost.sooner.map(({ type, id, days }) => [code(`${type}/${id}`), Math.round(days)]),
      },
      section('Stops without it', cost.stops),
      section('New at its start', newAtStart),
    ],
    rest: md`All of it is in ${code('--format json')}.`,
  })
}
