import { chakra } from '@chakra-ui/react'
import type { Truncation } from './query'

interface ResultLineProps {
  term: string
  found: number
  total: number
  truncated: Truncation | undefined
}

/** What was searched, where that is not all there is (reading B1). */
export const partly = ({ note }: Truncation) =>
  `Searched: ${note.charAt(0).toLowerCase()}${note.slice(1)} only`

/** 'Found 3 results for "team" (filtered from 48 total)' (reading B6). */
export function ResultLine({ term, found, total, truncated }: ResultLineProps) {
  return (
    <chakra.p px={{ base: '3', md: '5' }} pb="2.5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.strong color="fg">
        {`Found ${found} ${found === 1 ? 'result' : 'results'} for "${term}"`}
      </chakra.strong>
      {found < total && ` (filtered from ${total} total)`}
      {truncated?.onLoadMore && ` · ${partly(truncated)}`}
    </chakra.p>
  )
}
