import { chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import type { CSSProperties } from 'react'
import { pseudoRandom } from './pseudoRandom'

const FLAKES = 150

/** Smooth enough for snow, and half the work for a computer that draws without a graphics card. */
const FRAMES_PER_SECOND = 30

/**
 * Flakes start over at common beats, these seconds apart: each start wakes the page, and waking it for every
 * flake alone costs a multiple. How far they start above the page hides the beat.
 */
const BEAT = 2
const HEADROOM = 150

/** Straight down, or a little to a side on the way. */
const fall = (drift: number) =>
  keyframes({ to: { transform: `translate(${drift}px, calc(100vh + ${HEADROOM + 32}px))` } }).toString()
const moving = { top: 'var(--start)', animationName: fall(0), animationIterationCount: 'infinite' }
const toTheLeft = { animationName: fall(-40) }
const toTheRight = { animationName: fall(40) }

/** 'star' has arms, the rest are points of snow; pale ones are hardly seen by day. */
type Kind = 'star' | 'dot' | 'pale'

const next = pseudoRandom(20)
const flakes = Array.from({ length: FLAKES }, (_, id) => {
  const kind: Kind = id % 3 === 0 ? 'star' : id % 3 === 1 ? 'dot' : 'pale'
  // Near flakes are larger and fall faster.
  const nearness = next()
  const beats = Math.round(15 - 8 * nearness)
  const seconds = beats * BEAT
  const style = {
    left: `${(next() * 100).toFixed(1)}%`,
    width: `${((kind === 'star' ? 11 : 3) + (kind === 'star' ? 12 : 4) * nearness).toFixed(1)}px`,
    '--height': `${(next() * 100).toFixed(1)}%`,
    '--start': `${Math.round(-32 - next() * HEADROOM)}px`,
    animationDuration: `${seconds}s`,
    animationTimingFunction: `steps(${seconds * FRAMES_PER_SECOND})`,
    animationDelay: `${-Math.floor(next() * beats) * BEAT}s`,
  }
  return { id, kind, style: style as CSSProperties }
})

/** Three arms through the middle, each with a fork at both ends. */
const STAR =
  'M0-8V8M-7-4 7 4M-7 4 7-4M-2.4-7 0-4.6 2.4-7M-2.4 7 0 4.6 2.4 7M-7.3-1.4-4-2.3-4.9-5.6M7.3 1.4 4 2.3 4.9 5.6M7.3-1.4 4-2.3 4.9-5.6M-7.3 1.4-4 2.3-4.9 5.6'

/**
 * 150 falling flakes (spec §9). Each moves by a transform alone: no script and no layout runs while they fall,
 * and only small pictures are moved. They stand still, spread over the page, for readers who ask for no motion.
 */
export function Snow() {
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      inset="0"
      overflow="hidden"
      pointerEvents="none"
      color={{ base: 'plum.200', _dark: 'gray.0' }}
      css={{
        '& > svg': { position: 'absolute', top: 'var(--height)', opacity: { base: '0.85', _dark: '0.6' } },
        '& > [data-flake=pale]': { color: 'gray.0', opacity: '0.7' },
        '@media (prefers-reduced-motion: no-preference)': {
          '& > svg': moving,
          '& > svg:nth-of-type(5n)': toTheLeft,
          '& > svg:nth-of-type(5n + 2)': toTheRight,
        },
      }}
    >
      {flakes.map(({ id, kind, style }) => (
        <svg key={id} aria-hidden="true" data-flake={kind} viewBox="-9 -9 18 18" style={style}>
          {kind === 'star' ? (
            <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          ) : (
            <circle r="9" fill="currentColor" />
          )}
        </svg>
      ))}
    </chakra.div>
  )
}
