import type { CSSProperties } from 'react'
import { pseudoRandom } from './pseudoRandom'
import styles from './Snow.module.css'

/** 150 flakes (rule AUTH-7) in flurries that move as one: the cost of an animated element grows with its size. */
const FLURRIES = 25
const FLAKES_EACH = 6

/** Edge of a flurry in px, as in the styles. Smaller ones look like lumps, larger ones cost more to draw. */
const EDGE = 110

/** Enough for slow snow. Without a graphics card the cost of a frame is multiplied by this number. */
const FRAMES_PER_SECOND = 7

/**
 * Flurries restart on a common beat of this many seconds, because each restart wakes the page. Their different start
 * heights above the page hide the beat; the styles let them fall by the headroom, too.
 */
const BEAT = 2
const HEADROOM = 150

/** 'star' has arms, the others are dots. Pale ones are barely visible in the light theme. */
const kinds = ['star', 'dot', 'pale'] as const

const next = pseudoRandom(20)
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Near flurries have larger flakes and fall faster. */
const flurries = range(FLURRIES).map((id) => {
  const nearness = next()
  const beats = Math.round(18 - 8 * nearness)
  const seconds = beats * BEAT
  // Neighbouring flurries start at very different heights: steps of the golden ratio spread evenly over a range.
  const height = (id * 0.618) % 1
  const style = {
    left: `calc(${((id + next()) * (100 / FLURRIES)).toFixed(1)}% - ${EDGE / 2}px)`,
    '--height': `${(height * 100 - 6).toFixed(1)}%`,
    '--start': `${Math.round(-EDGE - next() * HEADROOM)}px`,
    animationDuration: `${seconds}s`,
    animationTimingFunction: `steps(${seconds * FRAMES_PER_SECOND})`,
    animationDelay: `${-Math.floor(height * beats) * BEAT}s`,
  }
  return {
    id,
    style: style as CSSProperties,
    flakes: range(FLAKES_EACH).map((n) => flake(n, id + n, nearness)),
  }
})

/** One flake of a flurry. Each flake has its own part of the height, so flakes do not overlap. */
function flake(n: number, seed: number, nearness: number) {
  const kind = kinds[seed % 3] ?? 'dot'
  const near = (nearness + next()) / 2
  const radius = kind === 'star' ? 5.5 + 6 * near : 1.5 + 2 * near
  const place = (part: number, of: number) => radius + ((part + next()) / of) * (EDGE - 2 * radius)
  return {
    n,
    kind,
    transform: `translate(${place(0, 1).toFixed(1)} ${place(n, FLAKES_EACH).toFixed(1)}) scale(${(radius / 9).toFixed(2)})`,
  }
}

/** Three arms through the centre, each forked at both ends. */
const STAR =
  'M0-8V8M-7-4 7 4M-7 4 7-4M-2.4-7 0-4.6 2.4-7M-2.4 7 0 4.6 2.4 7M-7.3-1.4-4-2.3-4.9-5.6M7.3 1.4 4 2.3 4.9 5.6M7.3-1.4 4-2.3 4.9-5.6M-7.3 1.4-4 2.3-4.9 5.6'

/**
 * Falling snow. Each flurry is animated by `transform` only: no script and no layout runs while it falls, and only
 * small layers move. With `prefers-reduced-motion` the snow is static and spread over the page.
 */
export function Snow() {
  return (
    <div aria-hidden className={styles.snow}>
      {flurries.map(({ id, style, flakes }) => (
        <svg key={id} aria-hidden="true" viewBox={`0 0 ${EDGE} ${EDGE}`} style={style}>
          {flakes.map(({ n, kind, transform }) => (
            <g key={n} data-flake={kind} transform={transform}>
              {kind === 'star' ? (
                <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
              ) : (
                <circle r="9" fill="currentColor" />
              )}
            </g>
          ))}
        </svg>
      ))}
    </div>
  )
}
