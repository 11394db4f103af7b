import { chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { nextDrawOf } from '@/engine/time/repeats'
import { durationText, stateText } from '@/engine/time/texts'
import { type Span, stateAt } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { type RangeEnd, receivedNone } from '@/lib/dates'
import { momentText, utcText } from '@/lib/dateText'
import { formatNumber } from '@/lib/format'
import { valueByPath } from '@/lib/value'
import { ObjectLink } from '@/list/ObjectLink'
import { everyPeriod } from '@/model/choices'
import type { LinkTarget } from '@/model/ids'
import { nouns } from '@/model/words'
import { EntityTile } from '@/ui/EntityTile'
import { NoDate } from '@/ui/inline'
import { Popover } from '@/ui/Popover'
import { Inside } from '@/ui/signs'
import { Button } from '@/ui/styled'
import { Title } from '@/ui/Title'
import type { Placement } from '@/ui/useAnchored'

interface BarPopoverProps {
  span: Span
  /** The span as it was received; undefined without an edit. */
  before: Span | undefined
  now: number
  /** The element of the time line, which contains the bar. */
  root: RefObject<HTMLElement | null>
  canMove: boolean
  onPutBack: () => void
  onClose: () => void
}

/** The width of the row labels, in px. The popover does not cover them. */
const labelsPx = 200

/** The form of a window's object, with its first date focused. */
export const spanAnchor = ({ type, id, endsWithDraw, from, to }: Span): LinkTarget => ({
  type,
  id,
  path: endsWithDraw
    ? 'drawTime'
    : Number.isFinite(from) || !Number.isFinite(to)
      ? 'active.from'
      : 'active.to',
})

/** The object of a bar: name, state, dates, and a link to its form. In the top layer, because the panel clips. */
export function BarPopover({ span, before, now, root, canMove, onPutBack, onClose }: BarPopoverProps) {
  const bar = useMemo(
    () => ({
      get current() {
        return root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(span.key)}"]`) ?? null
      },
    }),
    [root, span.key],
  )
  const placement = useMemo<Placement>(() => {
    const bounds = () => {
      const { left = 0, right = window.innerWidth } = root.current?.getBoundingClientRect() ?? {}
      return { left: left + labelsPx, right }
    }
    return { align: 'start', gapPx: 8, bounds }
  }, [root])
  const { list } = entityOf(span.type)
  const state = stateAt(span, now)
  return (
    <Box anchor={bar} label={span.name} placement={placement} focusLink keepKeys onClose={onClose}>
      <header>
        <EntityTile icon={list.icon} family={list.family} size={32} />
        <div>
          <Title size="card">
            <bdi>{span.name}</bdi>
          </Title>
          <p>{`${list.singular}, ${stateText(span, state, now)}`}</p>
        </div>
      </header>
      <dl>
        <Facts span={span} now={now} />
        {before && (
          <Fact label="Before">
            <WindowEnd of={before} end="from" now={now} open="No start" /> to{' '}
            <WindowEnd of={before} end="to" now={now} open="no end" />
          </Fact>
        )}
      </dl>
      <footer>
        <Button asChild variant="ghost" size="sm" color="primary.text" _hover={{ color: 'primary.text' }}>
          <ObjectLink to={spanAnchor(span)}>
            <span>{`Open the ${list.singular.toLowerCase()}`}</span>
            <Inside size={14} />
          </ObjectLink>
        </Button>
        {before && canMove && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onPutBack()
              bar.current?.focus()
              onClose()
            }}
          >
            <Undo2 size={14} aria-hidden />
            Put back
          </Button>
        )}
      </footer>
    </Box>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

/** The dates of a window, how long it runs, and what repeats in it. */
function Facts({ span, now }: { span: Span; now: number }) {
  const { from, to, period } = span
  const draw = nextDrawOf(span, now)
  const worth = worthOf(span.row)
  return (
    <>
      <Fact label="Starts">
        <WindowEnd of={span} end="from" now={now} open="No start" />
      </Fact>
      <Fact label="Ends">
        <WindowEnd of={span} end="to" now={now} open="No end" />
        {span.endsWithDraw && <span>, with the draw</span>}
      </Fact>
      {Number.isFinite(from) && Number.isFinite(to) && <Fact label="Runs">{durationText(to - from)}</Fact>}
      {draw !== undefined && (
        <Fact label={draw >= now ? 'Next draw' : 'Drawn'}>
          <MomentText at={draw} now={now} open="" />
        </Fact>
      )}
      {period && <Fact label={span.type === 'raffles' ? 'Draws' : 'Refreshes'}>{everyPeriod[period]}</Fact>}
      {worth && <Fact label={worth.label}>{worth.text}</Fact>}
    </>
  )
}

/**
 * What the object is worth: the reward of a player, such as '350 points, 40 credits', or the credits that a player
 * pays.
 */
function worthOf(row: object): { label: string; text: string } | undefined {
  const { reward, credits } = row as { reward?: Record<string, unknown> | null; credits?: unknown }
  const amount = (value: unknown, word: string) =>
    typeof value === 'number' && value > 0 ? [`${formatNumber(value)} ${word}`] : []
  const pays = [...amount(reward?.points, nouns.points.many), ...amount(reward?.credits, nouns.credits.many)]
  if (pays.length > 0) return { label: 'Pays', text: pays.join(', ') }
  const costs = amount(credits, nouns.credits.many)
  return costs.length > 0 ? { label: 'Costs', text: costs.join(', ') } : undefined
}

const Box = chakra(Popover, {
  base: {
    p: '0',
    w: '316px',
    boxShadow: 'lg',
    animationName: 'rise',
    animationDuration: 'moderate',
    animationTimingFunction: 'out',
    '& > header': { display: 'flex', gap: '3', px: '4', pt: '3.5', pb: '2' },
    '& > header > div': { minW: '0' },
    '& header p': { color: 'fg.muted' },
    '& dl': { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', rowGap: '1.5', px: '4', pb: '3' },
    '& dt': { color: 'fg.muted' },
    '& footer': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      px: '1.5',
      py: '1',
      borderTopWidth: '1px',
    },
  },
})

interface MomentTextProps {
  at: number
  now: number
  /** Replaces the date of an open end. */
  open: ReactNode
}

interface EndProps extends Omit<MomentTextProps, 'at'> {
  of: Span
  end: RangeEnd
}

/** One end of a window. An open end that was received as a date shows that on hover (rule DATE-1). */
export function WindowEnd({ of, end, now, open }: EndProps) {
  const received = receivedNone(`active.${end}`, valueByPath(of.row, `active.${end}`))
  const isOpen = !Number.isFinite(of[end]) && received !== undefined
  return isOpen ? <NoDate received={received} /> : <MomentText at={of[end]} now={now} open={open} />
}

/** A local date and time; UTC on hover. */
export const MomentText = ({ at, now, open }: MomentTextProps) =>
  Number.isFinite(at) ? (
    <time dateTime={new Date(at).toISOString()} title={utcText(at)}>
      {momentText(at, now)}
    </time>
  ) : (
    <span data-part="open">{open}</span>
  )
