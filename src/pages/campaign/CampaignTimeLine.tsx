import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Campaign, type CampaignObject, hasDates } from '@/engine/campaign/campaign'
import { keyOf } from '@/engine/plan/ids'
import type { Range } from '@/engine/time/range'
import type { Span, WindowsByType } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { dayMs, startOfDay } from '@/lib/days'
import { pluralize } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { useStable } from '@/list/useStable'
import type { EntityType } from '@/model/entityTypes'
import { contentsText } from '@/parts/campaigns/TemplateFace'
import { MoreLink, PartHead, Quiet } from '@/parts/page/panel'
import { Agenda } from '@/parts/time-line/Agenda'
import { TimeLine } from '@/parts/time-line/TimeLine'
import { More } from '@/ui/More'
import shared from '@/ui/shared.module.css'
import { Inside } from '@/ui/signs'
import { useIsPhone } from '@/ui/useMedia'
import { useShown } from '@/ui/usePrinting'

/** How many objects that are never active are shown at first, and with each 'Show more'. */
const step = 40

const noEdits = {}
const noEdit = () => {}
const nothing: ReadonlySet<EntityType> = new Set()

/** A few days before the campaign until a few days after it. Includes now if now is near. */
function rangeOf({ from, to }: Campaign, now: number): Range {
  const ends = [from, to].filter((at): at is number => at !== undefined && Number.isFinite(at))
  const [first, last] = ends.length === 0 ? [now, now] : [Math.min(...ends), Math.max(...ends)]
  const isNear = now > first - 60 * dayMs && now < last + 60 * dayMs
  const start = startOfDay(isNear ? Math.min(first, now) : first, -2)
  const end = startOfDay(isNear ? Math.max(last, now) : last, 3)
  return { from: start, to: Math.max(end, startOfDay(start, 14)) }
}

/** The calendar shows no object that ends before it starts. */
const isNever = ({ span }: CampaignObject) => span !== undefined && span.from > span.to
const reasonOf = ({ span }: CampaignObject) =>
  `, never active: ${span?.endsWithDraw ? 'its only draw is before it starts' : 'it ends before it starts'}`

/**
 * The time line of the calendar, with the objects of one campaign. Objects that are never active follow below it, and how
 * many have no dates.
 */
export function CampaignTimeLine({ campaign, now }: { campaign: Campaign; now: number }) {
  const { objects, name } = campaign
  const spans = useMemo(
    () => objects.flatMap((one): Span[] => (one.span && hasDates(one) && !isNever(one) ? [one.span] : [])),
    [objects],
  )
  const windows = useMemo((): WindowsByType => {
    const byType = new Map<EntityType, Span[]>()
    for (const span of spans) byType.set(span.type, [...(byType.get(span.type) ?? []), span])
    return byType
  }, [spans])
  const filter = useMemo(() => ({ types: [...windows.keys()] }), [windows])
  const first = rangeOf(campaign, now)
  const [panned, setPanned] = useState<{ of: string; range: Range }>()
  const key = `${first.from} ${first.to}`
  const range = panned?.of === key ? panned.range : first
  const [moment, setMoment] = useState<number>()
  const isPhone = useIsPhone()
  const onRange = useStable((next: Range) => setPanned({ of: key, range: next }))
  const undated = objects.filter((one) => !hasDates(one))
  const time = { spans, filter, range, now, moment, onMoment: setMoment, withGaps: false }
  return (
    <chakra.section aria-label="Dates">
      <PartHead
        id="campaign-time-line"
        title="Time line"
        action={
          <MoreLink>
            <Link to="/programme/calendar" search={{ ...name, undated: 'on' as const }}>
              Open in Calendar <Inside />
            </Link>
          </MoreLink>
        }
        css={{ rowGap: '0', minH: '0', mb: '0', px: 'inset', py: '2' }}
      />
      {spans.length > 0 &&
        (isPhone ? (
          <Agenda {...time} isLoading={false} />
        ) : (
          <TimeLine
            {...time}
            windows={windows}
            onRange={onRange}
            edits={noEdits}
            onEdit={noEdit}
            canMove={false}
            loading={nothing}
          />
        ))}
      {undated.length > 0 && (
        <Quiet css={{ px: 'inset', py: '2' }}>
          <a href="#campaign-objects" className={shared.link}>
            {`${pluralize(undated.length, 'object')} without dates`}
          </a>
          <span>{`: ${contentsText({ objects: undated })}.`}</span>
        </Quiet>
      )}
      <NeverActive objects={objects.filter(isNever)} />
    </chakra.section>
  )
}

/** Objects that have no bar although they have dates, by name. */
function NeverActive({ objects }: { objects: readonly CampaignObject[] }) {
  const [shown, setShown] = useShown(step)
  if (objects.length === 0) return null
  return (
    <>
      <Flex
        as="ul"
        aria-label="Never active"
        wrap="wrap"
        columnGap="5"
        rowGap="1"
        px="inset"
        py="2"
        listStyleType="none"
        textStyle="sm"
        overflowWrap="anywhere"
      >
        {objects.slice(0, shown).map((one) => (
          <li key={keyOf(one)}>
            <ObjectLink to={one} className={shared.link}>
              {one.name}
            </ObjectLink>{' '}
            <chakra.span color="fg.muted">
              {entityOf(one.type).list.singular.toLowerCase() + reasonOf(one)}
            </chakra.span>
          </li>
        ))}
      </Flex>
      <More rest={objects.length - shown} names={16} step={step} onClick={() => setShown(shown + step)} />
    </>
  )
}
