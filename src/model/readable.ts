import { dateMomentText } from '@/lib/dateText'
import { cutText, formatNumber } from '@/lib/format'
import { writeJson } from '@/lib/json'
import { isNumber, isObject } from '@/lib/value'
import { isEmpty, isPlain } from './edits'
import { capital, nounOfKey } from './words'

/** The text that an input shows for a value: the server can send something other than a text. */
export function inputText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return isObject(value) ? writeJson(value) : String(value)
}

const isoTime = /^[+-]?\d{4,}-\d\d-\d\d[T ]\d\d:\d\d/i

/** 'maxSecondsToComplete' → 'Max seconds to complete'. */
export function wordsOf(key: string): string {
  const noun = nounOfKey(key)
  if (noun !== undefined) return noun
  const words = key.replace(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return capital(words)
}

/** Label for a path that no field on the screen edits: 'Questions 3, Text'. */
export const wordsOfPath = (path: string): string =>
  path
    .replace(/\.(\d+)(?=\.|$)/g, (_, position: string) => ` ${Number(position) + 1}`)
    .split('.')
    .map(wordsOf)
    .join(', ')

/** Formats any value as lines of text for comparison. `nameOf` resolves ids to names. */
export function readable(
  value: unknown,
  nameOf: (id: string) => string | undefined = () => undefined,
): string {
  if (isEmpty(value)) return 'Empty'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (isNumber(value)) return cutText(formatNumber(value))
  if (typeof value === 'string')
    return nameOf(value) ?? cutText((isoTime.test(value) && dateMomentText(value)) || value)
  if (Array.isArray(value)) {
    return value.every((item) => !isPlain(item))
      ? value.map((item) => readable(item, nameOf)).join(', ')
      : value.map((item, index) => `${index + 1}. ${readable(item, nameOf)}`).join('\n')
  }
  return Object.entries(value as object)
    .filter(([, part]) => !isEmpty(part))
    .map(([key, part]) => {
      const name = key === 'id' && typeof part === 'string' ? nameOf(part) : undefined
      return name ?? `${wordsOf(key)}: ${readable(part)}`
    })
    .join(', ')
}
