import { chakra } from '@chakra-ui/react'

interface ResultLineProps {
  term: string
  found: number
  total: number
}

/** 'Found 3 results for "team" (filtered from 48 total)' (reading B6). */
export function ResultLine({ term, found, total }: ResultLineProps) {
  return (
    <chakra.p px={{ base: '3', md: '5' }} pb="2.5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.strong color="fg">
        Found {found} {found === 1 ? 'result' : 'results'} for "{term}"
      </chakra.strong>
      {found < total && ` (filtered from ${total} total)`}
    </chakra.p>
  )
}
