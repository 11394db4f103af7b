import { formatDate, formatTime } from '@/ui/format'
import type { LoadedList } from '../useLists'
import type { Visit } from './kept'
import type { Finding } from './types'
import { idOf } from './world'

/** 'today, 08:57', 'yesterday, 17:41' or '03:03:26, 17:41'. */
export function whenWords(at: number, now = Date.now()): string {
  const days = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000,
  )
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : formatDate(at)
  return `${day}, ${formatTime(at)}`
}

export interface Since {
  /** Keys of the findings that the last visit did not show. */
  news: ReadonlySet<string>
  mended: number
}

/** What changed since a visit. What cannot be seen now, because its list is not loaded to its end, is not called mended. */
export function since(visit: Visit, findings: readonly Finding[], lists: readonly LoadedList[]): Since {
  const before = new Set(visit.keys)
  const now = new Set(findings.map(({ key }) => key))
  const seen = new Map(
    lists.map(({ type, rows, isPartial, error }) => [
      type as string,
      {
        isWhole: rows && !isPartial && error === undefined,
        ids: new Set(rows?.map((row) => idOf(type, row))),
      },
    ]),
  )
  const isSeen = (key: string) => {
    const [, type, id] = JSON.parse(key) as string[]
    const list = seen.get(type ?? '')
    return list?.isWhole === true || list?.ids.has(id ?? '') === true
  }
  return {
    news: new Set(findings.filter(({ key }) => !before.has(key)).map(({ key }) => key)),
    mended: [...before].filter((key) => !now.has(key) && isSeen(key)).length,
  }
}

/** '2 new and 4 mended since yesterday, 17:41'. */
export function sinceWords({ news, mended }: Since, { at }: Visit): string {
  const parts = [news.size > 0 && `${news.size} new`, mended > 0 && `${mended} mended`].filter(Boolean)
  return parts.length === 0
    ? `The same as on your last visit, ${whenWords(at)}`
    : `${parts.join(' and ')} since your last visit, ${whenWords(at)}`
}
