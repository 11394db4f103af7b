import { chakra } from '@chakra-ui/react'
import { Ellipsis, FileSpreadsheet, ImageDown, Table2 } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Part } from '@/features/shared/parts'
import { IconButton } from '@/ui/Button'
import { PopupMenu } from '@/ui/PopupMenu'
import { announce } from '@/ui/toast'
import { type Cell, saveCsv } from './files'
import { Legend, type LegendItem } from './Legend'
import { savePng } from './picture'

/** One thing that a chart shows. Positions in px, for the mark of the current point. */
export interface ChartPoint {
  /** Read out, and shown below the chart: 'Day 23: 240 credits'. */
  text: string
  x: number
  y: number
}

export interface ChartProps {
  title: string
  /** Shown beside the title. */
  aside?: ReactNode
  /** One sentence: what the chart shows. */
  summary: string
  columns: readonly string[]
  /** The same data as the chart, for its table and its files. */
  rows: readonly (readonly Cell[])[]
  /** Shows the table in place of the chart. */
  isTable: boolean
  height: number
  /** The points for the arrow keys and the pointer, for a width in px. */
  points: (width: number) => readonly ChartPoint[]
  /** Points are beside each other, so that the pointer compares their `x` only. */
  isSeries?: boolean
  /** The content of the SVG element. */
  draw: (width: number) => ReactNode
  /** Shown below the chart, and in its picture. */
  legend?: (width: number) => readonly LegendItem[]
  /** Shown below the chart. */
  children?: ReactNode
  /** Shown at the end of the head, before the menu. */
  action?: ReactNode
}

/** The width before the first measurement, and where nothing is laid out. */
const firstWidth = 640

/**
 * A chart with its heading, as a part of the page. Every chart has a table of its data, can be saved as PNG and CSV, and
 * its points can be walked with the arrow keys. The SVG is drawn in px for its width, so text keeps its size.
 */
export function Chart(props: ChartProps) {
  const {
    title,
    aside,
    summary,
    columns,
    rows,
    isTable,
    height,
    points,
    isSeries,
    draw,
    legend,
    children,
    action,
  } = props
  const [menu, setMenu] = useState<HTMLElement>()
  const [ownTable, setOwnTable] = useState<boolean>()
  const svg = useRef<SVGSVGElement>(null)
  const [box, width] = useWidth()
  const showsTable = ownTable ?? isTable
  return (
    <Part
      title={title}
      aside={
        aside && (
          <chakra.span textStyle="sm" color="fg.muted">
            {aside}
          </chakra.span>
        )
      }
      action={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          {action}
          <IconButton
            icon={Ellipsis}
            label={`Options of ${title}`}
            aria-haspopup="menu"
            aria-expanded={menu !== undefined}
            onClick={({ currentTarget }) => setMenu(menu ? undefined : currentTarget)}
          />
        </chakra.span>
      }
    >
      {menu && (
        <PopupMenu
          anchor={menu}
          label={`Options of ${title}`}
          onClose={() => setMenu(undefined)}
          items={[
            {
              label: showsTable ? 'Show as chart' : 'Show as table',
              icon: Table2,
              onChoose: () => {
                setOwnTable(!showsTable)
                setMenu(undefined)
              },
            },
            ...(showsTable
              ? []
              : [
                  {
                    label: 'Save as PNG',
                    icon: ImageDown,
                    onChoose: () => {
                      setMenu(undefined)
                      if (svg.current) void savePng(title, svg.current, legend?.(width) ?? [])
                    },
                  },
                ]),
            {
              label: 'Save as CSV',
              icon: FileSpreadsheet,
              onChoose: () => {
                setMenu(undefined)
                saveCsv(title, columns, rows)
              },
            },
          ]}
        />
      )}
      <div ref={box}>
        {showsTable ? (
          <DataTable title={title} columns={columns} rows={rows} />
        ) : (
          <Drawing
            title={title}
            summary={summary}
            width={width}
            height={height}
            points={points(width)}
            isSeries={isSeries ?? false}
            svg={svg}
          >
            {draw(width)}
          </Drawing>
        )}
        {!showsTable && legend && <Legend of={legend(width)} />}
      </div>
      {children}
    </Part>
  )
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(firstWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

interface DrawingProps {
  title: string
  summary: string
  width: number
  height: number
  points: readonly ChartPoint[]
  isSeries: boolean
  svg: React.RefObject<SVGSVGElement | null>
  children: ReactNode
}

/** The SVG with its current point. */
function Drawing({ title, summary, width, height, points, isSeries, svg, children }: DrawingProps) {
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
    const next = targets[event.key]
    if (next === undefined || last < 0) return
    event.preventDefault()
    setCurrent(next)
    announce(points[next]?.text ?? '')
  }
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const distance = ({ x, y }: ChartPoint) =>
      Math.abs(x - (clientX - left)) * (isSeries ? 1 : 0.001) + (isSeries ? 0 : Math.abs(y - (clientY - top)))
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

/** Fills that differ without their colours. */
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

function DataTable({ title, columns, rows }: Pick<ChartProps, 'title' | 'columns' | 'rows'>) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={`Table of ${title}`}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

export const Table = chakra('table', {
  base: {
    w: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '1.5', py: '1.5', borderBottomWidth: '1px', textAlign: 'end', verticalAlign: 'top' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { fontWeight: '500', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: '580', overflowWrap: 'anywhere' },
  },
})

/** The colours of all charts. The browser keeps the colours of an SVG in forced-colours mode, so they are set here. */
const Frame = chakra('div', {
  base: {
    '--ink': '{colors.primary.text}',
    '--quiet': '{colors.fg.muted}',
    '--faint': '{colors.border.strong}',
    '--mark': '{colors.accent.text}',
    '--text': '{colors.fg}',
    borderRadius: 'sm',
    _focusVisible: { outlineOffset: '4px' },
    '@media (forced-colors: active)': {
      '--ink': 'CanvasText',
      '--quiet': 'CanvasText',
      '--faint': 'GrayText',
      '--mark': 'Highlight',
      '--text': 'CanvasText',
      '& svg': { forcedColorAdjust: 'none' },
    },
    '& svg': { display: 'block', maxW: '100%', overflow: 'visible' },
    '& text': { fontSize: '12px', fontFamily: 'inherit', fill: 'var(--text)' },
    '& [data-part=quiet]': { fill: 'var(--quiet)' },
    '& [data-part=strong]': { fontWeight: '620' },
    '& [data-part=marked]': { fill: 'var(--mark)' },
    '& [data-part=bar]': { fill: 'var(--ink)' },
    '& [data-part=hatched]': { fill: 'url(#economy-hatch)', stroke: 'var(--ink)' },
    '& [data-part=dotted]': { fill: 'url(#economy-dots)', stroke: 'var(--ink)' },
    '& [data-part=ink]': { stroke: 'var(--ink)' },
    '& [data-part=dot]': { fill: 'var(--ink)' },
    '& [data-part=grid]': { stroke: 'var(--faint)' },
    '& [data-part=line]': { stroke: 'var(--ink)', fill: 'none' },
    '& [data-part=other]': { stroke: 'var(--quiet)', fill: 'none' },
    '& [data-part=mark]': { stroke: 'var(--mark)', fill: 'none' },
    '& [data-part=more]': { fill: 'var(--mark)' },
    '& [data-part=band]': { fill: 'url(#economy-dots)', opacity: '.45' },
    '& [data-part=point]': { stroke: 'var(--ink)', fill: '{colors.bg.panel}' },
    '& [data-part=current]': { stroke: 'var(--mark)' },
  },
})
