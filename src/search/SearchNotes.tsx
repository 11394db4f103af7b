import { chakra, Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import type { SearchSource } from './types'

/** Nothing is loaded without an account (spec §5): says so and leads there. */
function NoAccount({ onSelectAccount }: { onSelectAccount: () => void }) {
  return (
    <Flex
      direction="column"
      align="center"
      gap="3"
      px="6"
      pb="8"
      mt="-14"
      textAlign="center"
      color="fg.muted"
    >
      <p>No account is selected. Select one to search in it.</p>
      <Button variant="outline" onClick={onSelectAccount}>
        <Building2 size={16} aria-hidden />
        Select account
      </Button>
    </Flex>
  )
}

/** What the search cannot see: lists that failed, and what lies beyond the first page of a long one. */
function Gaps({ sources }: { sources: readonly SearchSource[] }) {
  const failed = sources.filter((source) => source.error !== undefined)
  const partial = sources.filter((source) => source.isPartial)
  if (failed.length + partial.length === 0) return null
  const retry = () => {
    for (const source of failed) source.retry()
  }
  return (
    <Flex direction="column" gap="2" px="5" py="2.5" borderTopWidth="1px" maxH="30dvh" overflowY="auto">
      {failed.length > 0 && (
        <Note tone="danger" role="alert">
          {failed.map((source) => `${source.title} could not be loaded: ${source.error}`).join('. ')}{' '}
          <chakra.button
            type="button"
            textDecoration="underline"
            fontWeight="600"
            cursor="pointer"
            onClick={retry}
          >
            Try again
          </chakra.button>
        </Note>
      )}
      {partial.length > 0 && (
        <chakra.p textStyle="xs" color="fg.muted">
          Searched are the first{' '}
          {partial.map((source) => `${source.rows?.length} ${source.title}`).join(', ')}.
        </chakra.p>
      )}
    </Flex>
  )
}

export const SearchNotes = { NoAccount, Gaps }
