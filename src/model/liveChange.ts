import type { ExactNumber } from '@/lib/exactNumber'
import { formatNumber } from '@/lib/format'
import { fieldsOf, isNumber, isObject, valueByPath } from '@/lib/value'
import { lifecycleOf } from '@/model/lifecycle'
import { isEmpty, isSame } from './edits'

/** Fields whose change players can notice while the object is live. */
interface LiveChange<Path extends string = string> {
  paths: readonly Path[]
  /** What players can notice: a sentence. */
  text: string
  /** Players were told of it, such as a reward or a date. So they can notice it even if nobody has begun. */
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

/** An amount that becomes many times as much, or only a fraction. */
export interface LargeChange {
  path: string
  was: number | ExactNumber
  /** 0 if it was removed. */
  is: number | ExactNumber
}

export interface ChangeNotice {
  /** The progress of players in an object that is live; undefined if it is not, or if they notice nothing. */
  progress?: 'made' | 'possible' | 'none'
  /** What players may notice. */
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

/** Whether players notice the change of a value: another text, date or object, or an amount beyond `noticedShare`. */
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
 * A large change of an amount. 0 counts as 1, so 0 → 5 is large and 0 → 4 is not. A blank that is filled for the first
 * time has no value to compare with (decision J61).
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
