import { lifecycleOf } from '@/api/lifecycle'
import { at } from '@/ui/value'
import { isSame } from './edits'

/** Fields whose change players can notice while the object is live. */
interface LiveChange<Path extends string = string> {
  paths: readonly Path[]
  /** What players can notice: a sentence. */
  text: string
}

/** The changes of live objects that an entity warns about (rule LIVE-1). */
export interface LiveSpec<Path extends string = string, Count extends string = string> {
  /** Paths of counts that show progress, `*` for every item. Without a count, progress is possible. */
  progress?: readonly Count[]
  changes: readonly LiveChange<Path>[]
}

export interface LiveNotice {
  /** The counts show progress. False if there are no counts. */
  isCertain: boolean
  texts: readonly string[]
}

/** The notice for these edits; undefined if players notice nothing. */
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
