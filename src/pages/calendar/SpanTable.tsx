import { chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import type { Range } from '@/engine/time/range'
import { nextDrawOf } from '@/engine/time/repeats'
import { stateLabel } from '@/engine/time/texts'
import {
  compareMoments,
  filtered,
  liveAt,
  type Span,
  type SpanFilter,
  stateAt,
  type WindowEdits,
  withEdit,
  within,
} from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import { everyPeriod } from '@/model/choices'
import { MomentText, spanAnchor, WindowEnd } from '@/parts/time-line/BarPopover'
import { families } from '@/ui/EntityTile'
import { More } from '@/ui/More'
import { Badge } from '@/ui/styled'
import { Table } from '@/ui/Table'
import { useShown } from '@/ui/usePrinting'

interface SpanTableProps {
  spans: readonly Span[]
  filter: SpanFilter
  range: Range
  moment: number | undefined
  edits: WindowEdits
  now: number
}

/** The number of rows shown at first, and added with each press. */
const page = 100

/** The windows of the range as a table, for screen readers and for everybody who prefers it. */
export const SpanTable = memo(({ spans, filter, range, moment, edits, now }: SpanTableProps) => {
  const [shown, setShown] = useShown(page)
  const rows = useMemo(
    () =>
      within(
        liveAt(filtered(spans, filter), moment).map((span) => withEdit(span, edits[span.key])),
        range,
      ).toSorted((a, b) => compareMoments(a.from, b.from)),
    [spans, filter, range, moment, edits],
  )
  const rest = rows.length - shown
  return (
    <chakra.div overflowX="auto">
      <Windows wide aria-label="Windows by start">
        <thead>
          <tr>
            {['Name', 'Type', 'State', 'Starts', 'Ends', 'Draw', 'Refreshes'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((span) => (
            <Row key={span.key} span={span} now={now} isMoved={edits[span.key] !== undefined} />
          ))}
        </tbody>
      </Windows>
      {rows.length === 0 && (
        <chakra.p px="5" py="4" color="fg.muted">
          Nothing in this period.
        </chakra.p>
      )}
      <More rest={rest} step={page} names={20} onClick={() => setShown(shown + page)} />
    </chakra.div>
  )
})

const Row = memo(({ span, now, isMoved }: { span: Span; now: number; isMoved: boolean }) => {
  const { list } = entityOf(span.type)
  const draw = nextDrawOf(span, now)
  const state = stateAt(span, now)
  return (
    <tr>
      <th scope="row">
        <ObjectLink to={spanAnchor(span)}>
          <bdi>{span.name}</bdi>
        </ObjectLink>
        {isMoved && <Badge ms="2">Moved</Badge>}
      </th>
      <td>
        <Type data-family={list.family}>
          <list.icon size={16} aria-hidden />
          <span>{list.singular}</span>
        </Type>
      </td>
      <td>
        <Badge tone={stateTones[state]}>{stateLabel(span, state)}</Badge>
      </td>
      <td>
        <WindowEnd of={span} end="from" now={now} open={<Open>No start</Open>} />
      </td>
      <td>
        <WindowEnd of={span} end="to" now={now} open={<Open>No end</Open>} />
      </td>
      <td>{draw !== undefined && <MomentText at={draw} now={now} open="" />}</td>
      <td>{span.period && everyPeriod[span.period]}</td>
    </tr>
  )
})

/** A dash for an open end, with a text for screen readers. */
const Open = ({ children }: { children: string }) => (
  <>
    <span aria-hidden>–</span>
    <chakra.span srOnly>{children}</chakra.span>
  </>
)

const stateTones = { live: 'success', scheduled: 'primary', ended: 'neutral', inactive: 'neutral' } as const

const Type = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ...Object.fromEntries(families.map((family) => [`&[data-family=${family}] svg`, { color: family }])),
  },
})

const Windows = chakra(
  Table,
  {
    base: {
      minW: '52rem',
      '& th, & td': { whiteSpace: 'nowrap' },
      // The name takes the width that the other columns leave, so that all columns fit into the panel.
      '& tbody th': { w: 'full', minW: '11rem', maxW: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& a:is(:hover, :focus-visible)': { color: 'primary.text', textDecoration: 'underline' },
      '& tbody tr:hover': { bg: 'bg.hover' },
    },
  },
  { forwardProps: ['wide'] },
)
