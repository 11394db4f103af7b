import type { CampaignAddress } from '@/engine/plan/types'
import { categoryOf, normal, tagsOf } from '@/engine/programme/campaignName'
import type { LoadedList } from '@/entities/useLists'
import { naturalCompare } from '@/lib/compare'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { TextQuery } from '@/lib/textQuery'
import { isObject } from '@/lib/value'
import { isOfProgramme } from '@/model/entityTypes'

interface FoundCampaign {
  title: string
  address: CampaignAddress
}

/** The maximum number of campaigns shown here. The page Campaigns finds the others. */
const most = 6

/** The tags and categories of a list, each in its first spelling. */
const campaignsIn = memoizeWeakly((rows: readonly object[]): ReadonlyMap<string, FoundCampaign> => {
  const found = new Map<string, FoundCampaign>()
  const add = (kind: 'tag' | 'category', text: string) => {
    const title = text.trim()
    const key = `${kind} ${normal(title)}`
    if (title !== '' && !found.has(key)) found.set(key, { title, address: { [kind]: title } })
  }
  for (const row of rows) {
    if (!isObject(row)) continue
    for (const tag of tagsOf(row)) add('tag', tag)
    add('category', categoryOf(row))
  }
  return found
})

/** The tags and categories in use that contain a query, in the order of their names. */
export function campaignsFound(lists: readonly LoadedList[], query: string): FoundCampaign[] {
  const wanted = new TextQuery(query)
  const all = new Map<string, FoundCampaign>()
  for (const { type, rows } of lists)
    if (isOfProgramme(type) && rows)
      for (const [key, one] of campaignsIn(rows))
        if (!all.has(key) && wanted.isIn(one.title)) all.set(key, one)
  return [...all.values()].toSorted((a, b) => naturalCompare(a.title, b.title)).slice(0, most)
}
