import type { ExactNumber } from '@/lib/exactNumber'
import { formatNumber } from '@/lib/format'
import { fieldsOf, isNumber, isObject, valueByPath } from '@/lib/value'
import { lifecycleOf } from '@/model/lifecycle'
import { isEmpty, isSame } from './edits'

/** Fields whose change players can notice while the object is live. */
interface LiveChange<Path extends string = string> {
  paths: readonly Path[]
  /** One sentence that says what players can notice. */
  text: string
  /**
   * Players have seen the value, e.g. a reward or a date. So they can notice a change even before anybody has made
   * progress.
   */
  isPromise?: boolean
}

/** The changes of an object that are confirmed before they are written (rules LIVE-1 and LIVE-3). */
export interface LiveSpec<Path extends string = string, Count extends string = string> {
  /** Paths of counts that show progress, `*` for every item. Without a count, progress is possible. */
  progress?: readonly Count[]
  changes?: readonly LiveChange<Path>[]
  /** Paths of rewards, prices and points, whose large changes are confirmed whether the object is live or not. */
  amounts?: readonly Path[]
}

/** A change by a large factor, up or down. */
export interface LargeChange {
  path: string
  was: number | ExactNumber
  /** 0 if it was removed. */
  is: number | ExactNumber
}

export interface ChangeNotice {
  /** The progress of players in a live object. Undefined if the object is not live or players notice nothing. */
  progress?: 'made' | 'possible' | 'none'
  /** Sentences about what players may notice. */
  texts: readonly string[]
  large: readonly LargeChange[]
}

/** What to confirm before these edits are written; undefined if there is nothing. For forms and plans. */
export function changeNotice(
  { progress: counted = [], changes = [], amounts = [] }: LiveSpec,
  received: object,
  edited: object,
  now = Date.now(),
): ChangeNotice | undefined {
  const large = amounts.flatMap(
    (path) => largeChange(path, valueByPath(received, path), valueByPath(edited, path)) ?? [],
  )
  const counts = counted.flatMap((path) => numbersAt(received, path.split('.')))
  const progress = counts.some((count) => count > 0) ? 'made' : counts.length > 0 ? 'none' : 'possible'
  const isChanged = (path: string) => isNoticed(valueByPath(received, path), valueByPath(edited, path))
  const texts =
    lifecycleOf(received, now) === 'live'
      ? changes
          .filter(({ paths, isPromise }) => (isPromise || progress !== 'none') && paths.some(isChanged))
          .map(({ text }) => text)
      : []
  if (texts.length === 0) return large.length > 0 ? { texts, large } : undefined
  return { progress, texts, large }
}

/** Players notice an amount that changes by more than this share of what it was (rule LIVE-1). */
const noticedShare = 0.1

/**
 * Whether players notice the change of a value: any change of a text, date or object, or a change of an amount beyond
 * `noticedShare`.
 */
function isNoticed(before: unknown, after: unknown): boolean {
  if (isSame(before, after)) return false
  if (typeof before === 'number' && typeof after === 'number')
    return Math.abs(after - before) > noticedShare * Math.abs(before)
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return true
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].some((key) => isNoticed(fieldsOf(before)[key], fieldsOf(after)[key]))
}

/** A change by this factor or more is large. */
const largeFactor = 5

/**
 * Returns the change if it is a large one. 0 counts as 1, so 0 → 5 is large and 0 → 4 is not. Filling an empty field is
 * not a change by a factor (decision J61).
 */
function largeChange(path: string, before: unknown, after: unknown): LargeChange | undefined {
  const [was, is] = [before, isEmpty(after) ? 0 : after]
  if (!isNumber(was) || !isNumber(is)) return undefined
  const [least, most] = [Math.min(+was, +is), Math.max(+was, +is)]
  return most >= largeFactor * Math.max(1, least) ? { path, was, is } : undefined
}

/** 'Reward › Points: 480 → 48,000, 100 times as much'. */
export function largeText({ was, is }: LargeChange, name: string): string {
  const words = `${name}: ${formatNumber(was)} → ${formatNumber(is)}`
  const [before, after] = [Number(was), Number(is)]
  if (before <= 0 || after <= 0) return words
  const [factor, of] = after > before ? [after / before, 'times as much'] : [before / after, '']
  const rounded = formatNumber(Number(factor.toPrecision(3)))
  return of ? `${words}, ${rounded} ${of}` : `${words}, divided by ${rounded}`
}

function numbersAt(value: unknown, [key, ...rest]: readonly string[]): number[] {
  if (key === undefined) return isNumber(value) ? [Number(value)] : []
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : []
  return numbersAt(valueByPath(value, key), rest)
}
