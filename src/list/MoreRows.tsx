import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Button'
import { formatNumber } from '@/ui/format'
import type { Truncation } from './query'

const action = { variant: 'outline', size: 'sm', color: 'fg' } as const

/** What is known of a list that was cut, and the ways to more of it. */
export function MoreRows({
  note,
  onLoadMore,
  loading = false,
  onLoadAll,
  progress,
  onStartOver,
}: Truncation) {
  if (progress) return <Progress {...progress} />
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" py="1" textStyle="sm" color="fg.muted">
      <span>{note}</span>
      {onLoadMore && (
        <Button {...action} busy={loading} onClick={onLoadMore}>
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

/** How many there will be nobody knows: the bar moves, and the number is told. */
function Progress({ loaded, onStop }: NonNullable<Truncation['progress']>) {
  const stop = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => stop.current?.focus({ preventScroll: true }), [])
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" py="1" textStyle="sm" color="fg.muted">
      <Bar aria-label="Loading all" />
      <chakra.span fontVariantNumeric="tabular-nums">{formatNumber(loaded)} loaded</chakra.span>
      <Button {...action} ref={stop} onClick={onStop}>
        Stop
      </Button>
    </Flex>
  )
}

const Bar = chakra('progress', { base: { w: '8rem', h: '1.5', accentColor: '{colors.primary}' } })
