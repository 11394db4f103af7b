import { lifecycleOf } from '@/ui/lifecycle'
import { at, isSame } from './edits'

/** Fields of an object that players notice when they change while players are at it. */
export interface LiveChange {
  /** Dot paths. */
  paths: readonly string[]
  /** What players may notice: a sentence. */
  text: string
}

/** What an entity says about changes of objects that players are at (rule LIVE-1). */
export interface LiveSpec {
  /** Paths of counts that show progress, `*` for every item. Without a count, players may have progress. */
  progress?: readonly string[]
  changes: readonly LiveChange[]
}

export interface LiveNotice {
  /** The counts show progress; otherwise they show nothing. */
  isCertain: boolean
  texts: readonly string[]
}

/** What to say before these edits are sent; undefined if players notice nothing. */
export function liveNotice(
  { progress = [], changes }: LiveSpec,
  received: object,
  edited: object,
  now = Date.now(),
): LiveNotice | undefined {
  if (lifecycleOf(received, now) !== 'live') return undefined
  const counts = progress.flatMap((path) => numbersAt(received, path.split('.')))
  const isCertain = counts.some((count) => count > 0)
  if (!isCertain && counts.length > 0) return undefined
  const isChanged = (path: string) => !isSame(at(received, path), at(edited, path))
  const texts = changes.filter(({ paths }) => paths.some(isChanged)).map(({ text }) => text)
  return texts.length > 0 ? { isCertain, texts } : undefined
}

function numbersAt(value: unknown, [key, ...rest]: readonly string[]): number[] {
  if (key === undefined) return typeof value === 'number' ? [value] : []
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : []
  return numbersAt(at(value, key), rest)
}
