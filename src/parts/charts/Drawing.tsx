import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { announce } from '@/ui/toast'
import { marks } from './marks'

/** One thing that a chart shows. Positions in px, for the mark of the current point. */
export interface ChartPoint {
  /** The text of the point, such as 'Day 23: 240 credits'. Announced, and shown below the chart. */
  text: string
  x: number
  y: number
}

interface DrawingProps {
  title: string
  summary: string
  width: number
  height: number
  points: readonly ChartPoint[]
  /** Points are beside each other, so that the pointer compares their `x` only. */
  isSeries?: boolean
  svg: RefObject<SVGSVGElement | null>
  children: ReactNode
}

/** The SVG of a chart. The arrow keys and the pointer walk its points; the text of the current one stands below it. */
export function Drawing({ title, summary, width, height, points, isSeries, svg, children }: DrawingProps) {
  const help = useId()
  const [current, setCurrent] = useState<number>()
  const point = current === undefined ? undefined : points[current]
  const onKeyDown = (event: KeyboardEvent) => {
    const last = points.length - 1
    const at = current ?? -1
    const targets: Record<string, number> = {
      ArrowRight: Math.min(last, at + 1),
      ArrowDown: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: last,
    }
    const next = targets[pressedKey(event)]
    if (next === undefined || last < 0) return
    event.preventDefault()
    setCurrent(next)
    announce(points[next]?.text ?? '')
  }
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const distance = ({ x, y }: ChartPoint) => {
      const [aside, above] = [Math.abs(x - (clientX - left)), Math.abs(y - (clientY - top))]
      // In a chart of rows the nearest row counts; the horizontal distance decides only between two equal ones.
      return isSeries ? aside : above + aside * 0.001
    }
    let nearest = 0
    for (const [index, one] of points.entries())
      if (distance(one) < distance(points[nearest] ?? one)) nearest = index
    if (points.length > 0) setCurrent(nearest)
  }
  return (
    <>
      <Frame
        tabIndex={0}
        role="group"
        aria-roledescription="chart"
        aria-label={`${title}: ${summary}`}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setCurrent(undefined)}
        onBlur={() => setCurrent(undefined)}
      >
        <svg ref={svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <Patterns />
          {children}
          {point && (
            <circle data-part="current" cx={point.x} cy={point.y} r="6" fill="none" strokeWidth="2" />
          )}
        </svg>
      </Frame>
      <chakra.p id={help} srOnly>
        Use the arrow keys to read the points.
      </chakra.p>
      <chakra.p aria-hidden minH="18px" textStyle="xs" color="fg.muted" _print={{ display: 'none' }}>
        {point?.text}
      </chakra.p>
    </>
  )
}

/** Patterns that make fills distinguishable without colour. */
const Patterns = () => (
  <defs>
    <pattern
      id="economy-hatch"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" y1="0" x2="0" y2="6" data-part="ink" strokeWidth="3" />
    </pattern>
    <pattern id="economy-dots" width="5" height="5" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r="1.2" data-part="dot" />
    </pattern>
  </defs>
)

const Frame = chakra('div', {
  base: { ...marks, borderRadius: 'sm', _focusVisible: { outlineOffset: '4px' } },
})
