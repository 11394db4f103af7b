import { itemsOf, type ProgrammeIndex } from '@/features/check/programmeIndex'
import { groupedBy } from '@/model/groupedBy'
import type { Ceiling } from './ceiling'
import type { Source } from './sources'

/* What an object gives for one action: an event that has to happen, or a question that has to be answered. */

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

/** From here on, above or below the median, an object is an outlier. */
export const outlierFactor = 3

/** The actions of one completion; undefined for types without any, and for objects that cannot be done. */
function actionsOf(programme: ProgrammeIndex, { type, row, objective }: Source): number | undefined {
  const questionsOf = (of: 'quizzes' | 'surveys', id: string) =>
    itemsOf(programme.find(of, id)?.questions).length || undefined
  if (type === 'events') return 1
  if (type === 'quizzes' || type === 'surveys') return itemsOf(row.questions).length || undefined
  if (type !== 'missions' || !objective) return undefined
  if (objective.kind === 'events') return objective.events.reduce((sum, { count }) => sum + count, 0)
  return questionsOf(objective.kind === 'quiz' ? 'quizzes' : 'surveys', objective.id)
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

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
export const outliersOf = (pays: readonly Pay[]): { above: Pay[]; below: Pay[] } => ({
  above: pays.filter(({ timesMedian }) => timesMedian >= outlierFactor),
  below: pays.filter(({ timesMedian }) => timesMedian <= 1 / outlierFactor),
})
