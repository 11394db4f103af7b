import { chakra } from '@chakra-ui/react'
import type { CampaignName } from '@/engine/programme/campaignName'
import { countUses } from '@/engine/sets/suggestions'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'

interface JoinsNoteProps {
  lists: Lists
  /** Objects can be missing in the lists. */
  isPart: boolean
  name: CampaignName | undefined
}

/**
 * Says how many objects already have the tag or category, so that the new objects would join them (rule CAMPAIGN-13).
 */
export function JoinsNote({ lists, isPart, name }: JoinsNoteProps) {
  const count = name ? countUses(lists, name) : 0
  return (
    <chakra.p role="status" textStyle="sm" color="warning.text" mt="1" _empty={{ display: 'none' }}>
      {name &&
        count > 0 &&
        `“${(name.tag ?? name.category).trim()}” is in use: it joins ${isPart ? 'at least ' : ''}${pluralize(count, 'object')}.`}
    </chakra.p>
  )
}
