import { dateMomentText } from '@/lib/dateText'
import { cutText, formatNumber } from '@/lib/format'
import { writeJson } from '@/lib/json'
import { fieldsOf, isNumber, isObject } from '@/lib/value'
import { isEmpty, isPlain } from './edits'
import { capital, nounOfKey } from './words'

/** The text that an input shows for a value. The server may have sent something other than a text. */
export function inputText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return isObject(value) ? writeJson(value) : String(value)
}

const isoTime = /^[+-]?\d{4,}-\d\d-\d\d[T ]\d\d:\d\d/i

/** 'maxSecondsToComplete' → 'Max seconds to complete'. */
export function readableKey(key: string): string {
  const noun = nounOfKey(key)
  if (noun !== undefined) return noun
  const words = key.replace(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return capital(words)
}

/** Label for a path that no field on the screen edits: 'Questions 3, Text'. */
export const readablePath = (path: string): string =>
  path
    .replace(/\.(\d+)(?=\.|$)/g, (_, position: string) => ` ${Number(position) + 1}`)
    .split('.')
    .map(readableKey)
    .join(', ')

/**
 * Returns the name of the object that a text refers to; undefined for texts that are not ids. `path` is relative to the
 * value: `*` for items, '' for the value itself.
 */
type NameAt = (text: string, path: string) => string | undefined

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Formats any value as lines of text for comparison. A question is its text with its choices. */
export function readable(value: unknown, nameAt: NameAt = () => undefined, path = ''): string {
  if (isEmpty(value)) return 'Empty'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (isNumber(value)) return cutText(formatNumber(value))
  if (typeof value === 'string')
    return nameAt(value, path) ?? cutText((isoTime.test(value) && dateMomentText(value)) || value)
  if (Array.isArray(value)) {
    return value.every((item) => !isPlain(item))
      ? value.map((item) => readable(item, nameAt, below(path, '*'))).join(', ')
      : value.map((item, index) => `${index + 1}. ${readable(item, nameAt, below(path, '*'))}`).join('\n')
  }
  const text = textOfItem(value)
  if (text !== undefined) return text
  return Object.entries(value as object)
    .filter(([, part]) => !isEmpty(part))
    .map(([key, part]) => {
      const at = below(path, key)
      const name = key === 'id' && typeof part === 'string' ? nameAt(part, at) : undefined
      return name ?? `${readableKey(key)}: ${readable(part, nameAt, at)}`
    })
    .join(', ')
}

/** 'How old is it? (1, 2, 3)' for a question, its text for a choice. Undefined for anything else. */
function textOfItem(item: unknown): string | undefined {
  const { text, choices } = fieldsOf(item)
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const answers = Array.isArray(choices) ? choices.flatMap((choice) => textOfItem(choice) ?? []) : []
  return cutText(answers.length > 0 ? `${text} (${answers.join(', ')})` : text)
}
