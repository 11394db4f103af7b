import { chakra } from '@chakra-ui/react'
import { Ellipsis, FileSpreadsheet, ImageDown, Table2 } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Aside, Part } from '@/parts/page/panel'
import { IconButton } from '@/ui/Button'
import { PopupMenu } from '@/ui/PopupMenu'
import { ChartLegend, type LegendItem } from './ChartLegend'
import { DataTable } from './ChartTable'
import { type ChartPoint, Drawing } from './Drawing'
import { type ChartCell, saveCsv, savePng } from './files'

/** Items of which some may be missing. */
type Optional<Item> = readonly (Item | false | undefined)[]

const given = <Item,>(items: Optional<Item>): Item[] =>
  items.filter((item): item is Item => item !== false && item !== undefined)

interface ChartProps {
  title: string
  /** Shown beside the title. */
  aside?: ReactNode
  /** One sentence: what the chart shows. */
  summary: string
  columns: Optional<string>
  /** The data of the chart, for its table and its files. */
  rows: readonly Optional<ChartCell>[]
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
  legend?: (width: number) => Optional<LegendItem>
  /** Explains the marks of the drawing, below it. The table has no marks, so it has no note. */
  note?: ReactNode
  /** Shown below the chart or its table. */
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
  const { title, aside, summary, isTable, height, points, isSeries, draw, legend, note, children, action } =
    props
  const columns = given(props.columns)
  const rows = props.rows.map(given)
  const [menu, setMenu] = useState<HTMLElement>()
  const [ownTable, setOwnTable] = useState<boolean>()
  const svg = useRef<SVGSVGElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [box, width] = useWidth()
  const showsTable = ownTable ?? isTable
  const choosing = (act: () => void) => () => {
    setMenu(undefined)
    act()
  }
  const savePicture = () => {
    if (svg.current) void savePng(title, svg.current, list.current)
  }
  return (
    <Part
      title={title}
      aside={aside && <Aside>{aside}</Aside>}
      action={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          {action}
          <IconButton
            icon={Ellipsis}
            edge="end"
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
              onChoose: choosing(() => setOwnTable(!showsTable)),
            },
            ...(showsTable
              ? []
              : [{ label: 'Save as PNG', icon: ImageDown, onChoose: choosing(savePicture) }]),
            {
              label: 'Save as CSV',
              icon: FileSpreadsheet,
              onChoose: choosing(() => saveCsv(title, columns, rows)),
            },
          ]}
        />
      )}
      {/* Cannot be widened by its content, even before a drawing knows its size. */}
      <chakra.div ref={box} minW="0" overflowX="clip" overflowClipMargin="4px">
        {showsTable ? (
          <DataTable title={title} columns={columns} rows={rows} isSeries={isSeries} />
        ) : (
          <Drawing
            title={title}
            summary={summary}
            width={width}
            height={height}
            points={points(width)}
            isSeries={isSeries}
            svg={svg}
          >
            {draw(width)}
          </Drawing>
        )}
        {!showsTable && legend && <ChartLegend of={given(legend(width))} list={list} />}
      </chakra.div>
      {!showsTable && note}
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
