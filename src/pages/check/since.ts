import { matterOf, membersOf } from '@/engine/check/causes'
import type { Finding } from '@/engine/check/types'
import type { LoadedList } from '@/entities/useLists'
import { dayText } from '@/lib/dateText'
import { daysBetween } from '@/lib/days'
import { formatTime } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { idOf, referringTypes } from '@/model/references'
import type { Visit } from '@/parts/findings/storage'

/** 'today, 08:57', 'yesterday, 17:41' or 'Tue 3 March, 17:41'. */
export function visitText(at: number, now = Date.now()): string {
  const days = daysBetween(at, now)
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : dayText(at, now)
  return `${day}, ${formatTime(at)}`
}

export interface Since {
  /** Keys of the findings that were not there at the last visit. */
  news: ReadonlySet<string>
  fixed: number
}

/** The changes since a visit. A finding whose list is not completely loaded does not count as fixed. */
export function since(visit: Visit, findings: readonly Finding[], lists: readonly LoadedList[]): Since {
  const before = new Set(visit.keys)
  // Earlier releases stored the keys of all objects of a cause instead of the key of the cause.
  const keysOf = (finding: Finding) => [matterOf(finding), ...membersOf(finding).map(({ key }) => key)]
  const now = new Set(findings.flatMap(keysOf))
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
    const [, type = '', id = '', isCause] = JSON.parse(key) as string[]
    if (isCause === 'cause')
      return [type, ...referringTypes(type as EntityType)].every((one) => seen.get(one)?.isWhole)
    const list = seen.get(type)
    return list?.isWhole === true || list?.ids.has(id) === true
  }
  return {
    news: new Set(
      findings.filter((one) => keysOf(one).every((key) => !before.has(key))).map(({ key }) => key),
    ),
    fixed: [...before].filter((key) => !now.has(key) && isSeen(key)).length,
  }
}

/** Returns for example '2 new since your last visit, yesterday, 17:41'. */
export function sinceText({ news, fixed }: Since, { at }: Visit): string {
  const parts = [news.size > 0 && `${news.size} new`, fixed > 0 && `${fixed} fixed`].filter(Boolean)
  return parts.length === 0
    ? `The same as on your last visit, ${visitText(at)}`
    : `${parts.join(' and ')} since your last visit, ${visitText(at)}`
}
