import type { LinkOptions } from '@tanstack/react-router'
import { entityOf } from '@/entities/registry'
import { lastSearch } from '@/list/listPlace'
import type { PlanSource, QueueState } from '../plan/types'

/** Leads to the screen that a plan was made on; to a list as it was left, with its selection if it still has one. */
export function linkBack(source: PlanSource, account: string): LinkOptions {
  if (source === 'calendar') return { to: '/programme/calendar' }
  const search: object = lastSearch(source, source === 'accounts' ? '' : account)
  return { to: '/$entityType/list', params: { entityType: source }, search } as LinkOptions
}

export const sourceTitle = (source: PlanSource): string =>
  source === 'calendar' ? 'Calendar' : entityOf(source).list.title

/** A queue of an older version of the console does not name its source. */
export const sourceOf = ({ origin, steps }: QueueState): PlanSource =>
  origin?.source ?? steps[0]?.type ?? 'missions'
