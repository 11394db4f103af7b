import { itemsOf, type ProgrammeIndex, type RowWith, rowOf } from '@/engine/programme/programmeIndex'
import { groupedBy } from '@/lib/groupedBy'
import type { Ceiling } from './ceiling'
import type { Source } from './sources'
import { medianOf, sum } from './statistics'

/* What an object gives for each action that it requires: an event, or an answer to a question. */

export type Currency = 'credits' | 'points'

export interface Pay {
  source: Source
  /** The actions that a completion takes. */
  actions: number
  /** Given for one completion. */
  gives: number
  /** Given for one action. */
  perAction: number
  /** How many times the median of its type. */
  timesMedian: number
}

/** An object whose pay differs from the median by this factor is an outlier. */
export const outlierFactor = 3

/** The actions of one completion; undefined for types without any, and for objects that cannot be done. */
function actionsOf(programme: ProgrammeIndex, { type, row, objective }: Source): number | undefined {
  if (type === 'events') return 1
  if (type === 'quizzes' || type === 'surveys') return questionsOf(rowOf(type, row))
  if (!objective) return undefined
  if (objective.kind === 'events') return sum(objective.events.map(({ count }) => count))
  return questionsOf(programme.find(objective.kind, objective.id))
}

const questionsOf = (row: RowWith<'questions'> | undefined) => itemsOf(row?.questions).length || undefined

/** All objects that pay for actions and can be completed in the span, the best first. */
export function paysOf(programme: ProgrammeIndex, { completions }: Ceiling, currency: Currency): Pay[] {
  const pays: Omit<Pay, 'timesMedian'>[] = []
  for (const [source, most] of completions) {
    const gives = source.reward[currency]
    const actions = gives > 0 && most > 0 ? actionsOf(programme, source) : undefined
    if (actions !== undefined) pays.push({ source, actions, gives, perAction: gives / actions })
  }
  const medians = new Map(
    [...groupedBy(pays, ({ source }) => source.type)].map(([type, own]) => [
      type,
      medianOf(own.map(({ perAction }) => perAction)),
    ]),
  )
  return pays
    .map((pay) => ({ ...pay, timesMedian: pay.perAction / (medians.get(pay.source.type) ?? 1) }))
    .sort((a, b) => b.perAction - a.perAction)
}

/** The objects that pay far more, and far less, than is usual for their type. */
export const outliersOf = <T extends Pick<Pay, 'timesMedian'>>(pays: readonly T[]) => ({
  above: pays.filter(({ timesMedian }) => timesMedian >= outlierFactor),
  below: pays.filter(({ timesMedian }) => timesMedian <= 1 / outlierFactor),
})
