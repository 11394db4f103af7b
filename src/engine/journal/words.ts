import { daysBetween } from '@/lib/days'
import type { Operation } from '@/model/journal'

export const operationWords: Readonly<Record<Operation, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dateOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Today' and 'Tuesday 21 April', 'Friday' and '17 April', or '1 March' and 'Sunday'. */
export function dayWords(at: number, now = Date.now()): [title: string, text: string] {
  const days = daysBetween(at, now)
  if (days === 0) return ['Today', dayAndMonth.format(at)]
  if (days === 1) return ['Yesterday', dayAndMonth.format(at)]
  if (days < 7 && days > 0) return [weekday.format(at), date.format(at)]
  const isOfYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return [(isOfYear ? date : dateOfYear).format(at), weekday.format(at)]
}
