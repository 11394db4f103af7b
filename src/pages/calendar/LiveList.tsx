import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { memo, useId, useMemo } from 'react'
import { calendarTypes } from '@/engine/time/reading'
import { endedByDrawText } from '@/engine/time/texts'
import {
  compareMoments,
  filtered,
  isDated,
  isEndedByDraw,
  liveAt,
  type Span,
  type SpanFilter,
  type WindowEdits,
  withEdit,
} from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { momentText, shortDayText, utcText } from '@/lib/dateText'
import { formatNumber, plural } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { isPageOn } from '@/parts/navigation/pages'
import { PartHead } from '@/parts/page/panel'
import { spanAnchor } from '@/parts/time-line/BarPopover'
import { EntityTile } from '@/ui/EntityTile'
import { More } from '@/ui/More'
import { Title } from '@/ui/Title'
import { useShown } from '@/ui/usePrinting'

interface LiveListProps {
  spans: readonly Span[]
  filter: SpanFilter
  edits: WindowEdits
  now: number
  moment: number | undefined
  /** Lists that can contain shown objects are still loading, so nothing can be counted yet. */
  isLoading: boolean
}

/** The number of rows of a type shown at first, and added with each press. */
const first = 4
const more = 50

/** The objects that are live at the chosen moment or now, by type. Those that end first come first. */
export const LiveList = memo(({ spans, filter, edits, now, moment, isLoading }: LiveListProps) => {
  const id = useId()
  const at = moment ?? now
  const { live, endedByDraw } = useMemo(() => {
    const all = filtered(spans, { ...filter, undated: true }).map((span) => withEdit(span, edits[span.key]))
    return {
      live: liveAt(all, at).toSorted((a, b) => compareMoments(a.to, b.to)),
      endedByDraw: all.filter((span) => isEndedByDraw(span, at)).length,
    }
  }, [spans, filter, edits, at])
  const dated = live.filter(isDated)
  const undated = live.length - dated.length
  const types = (filter.types ?? calendarTypes).filter((type) => dated.some((span) => span.type === type))
  return (
    <Frame aria-labelledby={id} aria-busy={isLoading || undefined}>
      <PartHead
        id={id}
        title={`${moment === undefined ? 'Live now' : 'Live at this moment'}${isLoading ? '' : `: ${formatNumber(dated.length)}`}`}
        aside={
          <>
            <p>
              <time dateTime={new Date(at).toISOString()} title={utcText(at)}>
                {momentText(at, now)}
              </time>
              <span>{`. ${isLoading ? 'Loading...' : ''}${
                !isLoading && undated > 0
                  ? `${formatNumber(undated)} more ${plural(undated, 'has', 'have')} no dates and ${plural(undated, 'is', 'are')} always live.`
                  : ''
              }`}</span>
              {/* Only for the current time, because overview and lists show no other one. */}
              {!isLoading && moment === undefined && <span>{` ${endedByDrawText(endedByDraw)}`}</span>}
            </p>
            {isPageOn('/programme/player-view') && (
              <Link
                to="/programme/player-view"
                search={moment === undefined ? {} : { at: new Date(moment).toISOString() }}
              >
                For one player
              </Link>
            )}
          </>
        }
        css={{ alignItems: 'baseline', rowGap: '0', minH: '0', mb: '2' }}
      />
      <div data-part="columns">
        {types.map((type) => (
          <Column key={type} type={type} spans={dated.filter((span) => span.type === type)} now={now} />
        ))}
      </div>
    </Frame>
  )
})

function Column({ type, spans, now }: { type: EntityType; spans: readonly Span[]; now: number }) {
  const [shown, setShown] = useShown(first)
  const { list } = entityOf(type)
  return (
    <div>
      <Title level={3} size="card">
        <EntityTile icon={list.icon} family={list.family} size={28} />
        <span>{list.title}</span>
        <b>{formatNumber(spans.length)}</b>
      </Title>
      <ul>
        {spans.slice(0, shown).map((span) => (
          <li key={span.key}>
            <ObjectLink to={spanAnchor(span)}>
              <span title={span.name}>
                <bdi>{span.name}</bdi>
              </span>
              <small>{Number.isFinite(span.to) ? `to ${shortDayText(span.to, now)}` : 'no end'}</small>
            </ObjectLink>
          </li>
        ))}
      </ul>
      <More rest={spans.length - shown} step={more} onClick={() => setShown(shown + more)} />
    </div>
  )
}

const Frame = chakra('section', {
  base: {
    px: 'inset',
    py: '5',
    borderTopWidth: '1px',
    '& [data-part=head] p': { textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=head] a': {
      minH: { base: '44px', md: '24px' },
      textStyle: 'button',
      color: 'primary.text',
      _hover: { textDecoration: 'underline' },
      _print: { display: 'none' },
    },
    '& [data-part=columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      columnGap: '6',
      rowGap: '4',
    },
    '& [data-part=columns] > div': { minW: '0' },
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      pb: '2',
      mb: '1',
      borderBottomWidth: '1px',
      '& b': { ms: 'auto', fontVariantNumeric: 'tabular-nums' },
    },
    '& ul': { listStyle: 'none' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: { base: '44px', md: '28px' },
      borderRadius: 'sm',
      textStyle: 'sm',
      '& > span': { truncate: true, minW: '0', _print: { whiteSpace: 'normal' } },
      '& small': { flexShrink: '0', textStyle: 'xs', color: 'fg.muted' },
      '&:is(:hover, :focus-visible) > span': { color: 'primary.text', textDecoration: 'underline' },
    },
  },
})
