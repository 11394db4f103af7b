import type { ReactNode } from 'react'
import { cutText, formatNumber } from '@/lib/format'
import { isNumber } from '@/lib/value'
import { inputText } from '@/model/readable'

/** A text of a read-only form. It has its own direction, so that it does not reorder what stands beside it. */
export function shownText(value: unknown): ReactNode {
  const text = cutText(inputText(value).trim())
  return text === '' ? undefined : <bdi>{text}</bdi>
}

/** A number in a read-only form. Any other value is shown as received. */
export const shownNumber = (value: unknown): ReactNode =>
  isNumber(value) ? cutText(formatNumber(value)) : shownText(value)
