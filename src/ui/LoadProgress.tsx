import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'

interface LoadProgressProps {
  /** Accessible name of the bar, e.g. 'Loading all'. */
  label: string
  /** E.g. '1,200 loaded'. */
  children: ReactNode
  onStop: () => void
}

/** The total is unknown: the bar is indeterminate, and the number loaded so far is shown. */
export function LoadProgress({ label, children, onStop }: LoadProgressProps) {
  const stop = useRef<HTMLButtonElement>(null)
  // The button that started loading has been replaced, so the focus moves here.
  useEffect(() => stop.current?.focus({ preventScroll: true }), [])
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" textStyle="sm" color="fg.muted">
      <Bar aria-label={label} />
      <chakra.span fontVariantNumeric="tabular-nums">{children}</chakra.span>
      <Button variant="outline" size="sm" color="fg" ref={stop} onClick={onStop}>
        Stop
      </Button>
    </Flex>
  )
}

const Bar = chakra('progress', { base: { w: '8rem', h: '1.5', accentColor: '{colors.primary}' } })
