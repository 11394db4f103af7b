import { dayText } from '@/lib/dateText'
import { daysBetween } from '@/lib/days'
import type { Operation } from '@/model/journal'

export const operationLabels: Readonly<Record<Operation, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
}

/** The word for a write of which nobody knows whether it took effect, in the journal and in plans. */
export const unconfirmedWord = 'Not confirmed'

/** 'today', 'yesterday' or 'on Fri 17 April'. */
export function dayInSentence(at: number): string {
  const [title, day] = dayLabels(at)
  return day === '' ? `on ${title}` : title.toLowerCase()
}

/** 'Today' and 'Tue 21 April', or 'Fri 17 April' and no second text. */
export function dayLabels(at: number, now = Date.now()): [title: string, text: string] {
  const day = dayText(at, now)
  const days = daysBetween(at, now)
  return days === 0 ? ['Today', day] : days === 1 ? ['Yesterday', day] : [day, '']
}
