import type { ReactNode } from 'react'
import { inputText } from '@/model/readable'
import { cutText, formatNumber } from '@/ui/format'
import { isNumber } from '@/ui/value'

/** A text of a read-only form. It has its own direction, so that it does not reorder what stands beside it. */
export function shownText(value: unknown): ReactNode {
  const text = cutText(inputText(value).trim())
  return text === '' ? undefined : <bdi>{text}</bdi>
}

/** A number of a read-only form; anything else as it was received. */
export const shownNumber = (value: unknown): ReactNode =>
  isNumber(value) ? cutText(formatNumber(value)) : shownText(value)
