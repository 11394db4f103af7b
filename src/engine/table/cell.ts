import { guardedCell } from '@/lib/csv'
import { standsForNone, toWire } from '@/lib/dates'
import { fromWire } from '@/lib/dateTime'
import { formatFullDateTime } from '@/lib/format'
import { refusedImageSrc, safeImageSrc } from '@/lib/imageAddress'
import { parseJson, writeJson } from '@/lib/json'
import { readTextList, splitPasted } from '@/lib/textList'
import { dateFormat, dayEnd, parseTyped, typedProblem } from '@/lib/typedDate'
import { numberProblem, parseWholeNumber } from '@/lib/wholeNumber'
import { valueAt } from '@/model/changes'
import { labelIn, rankedPeriods } from '@/model/choices'
import { isSame } from '@/model/edits'
import { inputText } from '@/model/readable'
import type { TableColumn } from './columns'

/* A cell reads its text as the field of the form reads typing (rule TABLE-3). */

type Read = { value: unknown; problem?: undefined } | { problem: string; nearest?: string }

export const valueIn = (object: object, { path }: TableColumn): unknown => valueAt(object, path.split('.'))

const yes = ['yes', 'y', 'true', 'on', '1', 'active', 'x', '✓']
const no = ['no', 'n', 'false', 'off', '0', 'inactive', '–', '-']

/** A date as the inputs of forms show it. */
function dateText(column: TableColumn, value: unknown): string {
  const end = column.path.endsWith('.to') ? 'to' : column.path.endsWith('.from') ? 'from' : undefined
  if (end && standsForNone(end, value)) return ''
  const date = fromWire(value)
  if (!date) return inputText(value)
  return formatFullDateTime(date)
}

const labelOfValue = ({ values = [] }: TableColumn, value: string): string | undefined =>
  values.find(([one]) => one === value)?.[1]

/** The text of a value, as an input shows it. Reading it gives the value again. */
export function textOfValue(column: TableColumn, value: unknown): string {
  switch (column.kind) {
    case 'switch':
      return (typeof value === 'boolean' && labelOfValue(column, `${value}`)) || inputText(value)
    case 'date':
      return dateText(column, value)
    case 'choice':
      return (typeof value === 'string' && labelOfValue(column, value)) || inputText(value)
    case 'tags':
      return Array.isArray(value) ? value.map(inputText).join(', ') : inputText(value)
    default:
      return inputText(value)
  }
}

/**
 * Reads the text of a cell. Blank text empties the field.
 * @param before the value of the object: its own text gives it back, also if it breaks the contract
 */
export function readCell(column: TableColumn, text: string, before?: unknown): Read {
  if (text === textOfValue(column, before)) return { value: before }
  const isText = column.kind === 'text' || column.kind === 'lines'
  if (text.trim() === '' && !isText) return { value: undefined }
  switch (column.kind) {
    case 'number': {
      const problem = numberProblem(text)
      return problem === undefined ? { value: parseWholeNumber(text) } : { problem, ...nearestNumber(text) }
    }
    case 'switch':
      return readSwitch(column, text)
    case 'date':
      return readDate(column, text, before)
    case 'choice':
      return readChoice(column, text)
    case 'tags':
      return readTags(text, before)
    case 'image':
      return safeImageSrc(text) === undefined ? { problem: refusedImageSrc } : { value: text.trim() }
    case 'text':
      // Replaces line breaks by spaces, as browsers do in a single-line field.
      return { value: text === '' ? undefined : text.replace(/\r\n|[\r\n]/g, ' ') }
    case 'lines': {
      // Normalizes line breaks, as browsers do in a text area. A difference only in the kind of line break is not an
      // edit.
      const read = oneKindOfBreaks(text)
      if (read === oneKindOfBreaks(inputText(before))) return { value: before }
      return { value: read === '' ? undefined : read }
    }
  }
}

const oneKindOfBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

function readSwitch({ values = [] }: TableColumn, text: string): Read {
  const word = text.trim().toLowerCase()
  if (yes.includes(word)) return { value: true }
  if (no.includes(word)) return { value: false }
  return { problem: `Enter ${values.map(([, label]) => label).join(' or ')}` }
}

/** Tags with commas between them, or the list as the console writes it into files and copies: `["winter","post"]`. */
function readTags(text: string, before: unknown): Read {
  const list = listIn(text)
  if (!list) return { value: readTextList(text, keptEntry(before)).entries }
  if (isSame(list, before)) return { value: before }
  return list.every((tag) => typeof tag === 'string')
    ? { value: list.map((tag) => tag.trim()).filter(Boolean) }
    : { problem: 'Each tag is a text' }
}

/** A list that is written as JSON; undefined for any other text. */
export function listIn(text: string): unknown[] | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']')) return undefined
  try {
    return parseJson(trimmed) as unknown[]
  } catch {
    return undefined
  }
}

function readDate(column: TableColumn, text: string, before: unknown): Read {
  const missingTime = column.path.endsWith('.to') ? dayEnd : undefined
  const date = parseTyped(text, missingTime)
  // The saved moment in another notation is not an edit.
  if (date && date.getTime() === fromWire(before)?.getTime()) return { value: before }
  return date ? { value: toWire(date) } : { problem: typedProblem(text) ?? `Enter a date as ${dateFormat}` }
}

/** A value can be given by any of the words that the console has for it. */
function readChoice({ path, values = [] }: TableColumn, text: string): Read {
  const word = text.trim().toLowerCase()
  const others = path === 'period' ? [rankedPeriods] : []
  const found = values.find(([value, label]) =>
    [value, label, ...others.map((one) => labelIn(one, value))].some((one) => one?.toLowerCase() === word),
  )
  if (found) return { value: found[0] }
  const near = values.find(([, label]) => label.toLowerCase().startsWith(word))
  return {
    problem: `Choose one of ${values.map(([, label]) => label).join(', ')}`,
    ...(near && { nearest: near[1] }),
  }
}

/**
 * Suggests a number for a text that is not accepted: '40 pcs' → '40', '1,250' → '1250', '40.00' → '40'. No suggestion
 * for several numbers or a negative one.
 */
function nearestNumber(text: string): { nearest?: string } {
  const joined = text.replace(/(\d)[.,'’\s](?=\d{3}(?!\d))/g, '$1').replace(/(\d)[.,]0{1,2}(?!\d)/, '$1')
  const [first, ...others] = joined.match(/\d+/g) ?? []
  const isMeant = first !== undefined && others.length === 0 && !negative.test(joined)
  return isMeant && numberProblem(first) === undefined ? { nearest: String(Number(first)) } : {}
}

/** A negative number as spreadsheets write it: a minus sign or a dash, before or after the number, or brackets around it. */
const negative = /[-−–]\s*\d|\d\s*[-−–]|\(\s*\d+\s*\)/

export const keptEntry = (before: unknown) =>
  (Array.isArray(before) ? before : []).map((entry: unknown) => ({
    entry: entry as string,
    shown: inputText(entry),
  }))

/**
 * The complete value as a text: dates include seconds, in an order that spreadsheets read. Tags that contain commas are
 * written as a JSON list.
 */
export function exactText(column: TableColumn, value: unknown): string {
  const text = textOfValue(column, value)
  if (column.kind === 'tags' && Array.isArray(value)) return tagListText(value)
  const date = column.kind === 'date' && text !== '' ? fromWire(value) : undefined
  if (!date) return text
  if (date.getTime() % 60_000 !== 0) return toWire(date)
  const [day = '', time = ''] = text.split(' - ')
  return `${day.split(':').toReversed().join('-')} ${time}`
}

/** Tags as a text that a cell and a paste read as these tags. */
export function tagListText(tags: readonly unknown[]): string {
  const joined = tags.map(inputText).join(', ')
  const isRead = isSame(tags, readTextList(joined).entries) && isSame(tags, splitPasted(joined))
  return isRead && !listIn(joined) ? joined : writeJson(tags)
}

/** The text of a cell for the clipboard. It is one that spreadsheets do not convert. */
export function copiedText(column: TableColumn, value: unknown): string {
  const text = exactText(column, value)
  const isRead =
    column.kind === 'number' ? typeof value === 'number' : column.kind === 'date' && fromWire(value)
  return isRead ? text : guardedCell(text)
}
