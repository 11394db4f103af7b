import { counted, formatNumber } from '@/ui/format'

/* Numbers and days as text. */

/** Whole above 10, one decimal below, three digits for very small ones: 310, 2.4, 0.028. */
export function amountText(value: number): string {
  if (!Number.isFinite(value)) return '∞'
  const size = Math.abs(value)
  if (size >= 10 || size === 0) return formatNumber(Math.round(value))
  if (size >= 1) return formatNumber(Math.round(value * 10) / 10)
  return formatNumber(Number(value.toPrecision(2)))
}

export function percentText(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return 'under 0.1 %'
  return `${formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent))} %`
}

/** 'now', 'after 1 day', 'after 23 days'; null is beyond a year. */
export const afterText = (day: number | null): string =>
  day === null ? 'not within a year' : day === 0 ? 'now' : `after ${counted(day, 'day')}`

export const dayCell = (day: number | null): string => (day === null ? '–' : formatNumber(day))

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const datesWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** '23 May', with the year if it is another one. */
export const dateText = (moment: number, now: number): string =>
  (new Date(moment).getFullYear() === new Date(now).getFullYear() ? dates : datesWithYear).format(moment)
