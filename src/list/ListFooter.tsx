import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { lazyPiece } from '@/ui/lazyPiece'
import type { Truncation } from './query'

/** Lists that are cut are few, and their words come later than the rows. */
export const [MoreRows] = lazyPiece(async () => (await import('./MoreRows')).MoreRows)

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
