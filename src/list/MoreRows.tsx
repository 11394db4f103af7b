import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '@/ui/Button'
import { formatNumber } from '@/ui/format'
import { LoadProgress } from '@/ui/LoadProgress'
import type { Truncation } from './query'

const action = { variant: 'outline', size: 'sm', color: 'fg' } as const

/** Shows that a list is truncated, with buttons to load more of it. */
export function MoreRows({
  note,
  onLoadMore,
  loading = false,
  onLoadAll,
  progress,
  onStartOver,
}: Truncation) {
  if (progress) {
    return (
      <chakra.div py="1">
        <LoadProgress label="Loading all" onStop={progress.onStop}>
          {`${formatNumber(progress.loaded)} loaded`}
        </LoadProgress>
      </chakra.div>
    )
  }
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" py="1" textStyle="sm" color="fg.muted">
      <span>{note}</span>
      {onLoadMore && (
        <Button {...action} isBusy={loading} onClick={onLoadMore}>
          {loading ? 'Loading...' : 'Load more'}
        </Button>
      )}
      {onLoadAll && !loading && (
        <Button {...action} onClick={onLoadAll}>
          Load all
        </Button>
      )}
      {onStartOver && (
        <Button {...action} onClick={onStartOver}>
          Refresh
        </Button>
      )}
    </Flex>
  )
}
