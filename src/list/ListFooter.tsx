import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import type { Truncation } from './query'

interface ListFooterProps {
  truncated: Truncation | undefined
  /** Left and right; nothing where there is nothing to page. */
  pageSize?: ReactNode
  pager?: ReactNode
}

export function ListFooter({ truncated, pageSize, pager }: ListFooterProps) {
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      minH="47px"
      px={{ base: '3', md: '5' }}
      pe={{ md: '3' }}
      py={{ base: '2', md: '0' }}
    >
      {pageSize}
      {truncated && <MoreRows {...truncated} />}
      <Flex ms="auto">{pager}</Flex>
    </Flex>
  )
}

function MoreRows({ note, onLoadMore, loading = false }: Truncation) {
  return (
    <Flex align="center" gap="3" textStyle="sm" color="fg.muted">
      <span>{note}</span>
      {onLoadMore && (
        <Button variant="outline" size="sm" color="fg" busy={loading} onClick={onLoadMore}>
          {loading ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Flex>
  )
}
