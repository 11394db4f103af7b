import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { matchingExplained } from '@/engine/explain/narrow'
import { openingPathTo } from '@/engine/explain/openingPath'
import { whatOpens } from '@/engine/explain/opens'
import { stepDays } from '@/engine/explain/stepDays'
import { conditionsHeading, summaryOf } from '@/engine/explain/texts'
import { type Explained, objectKey, type Person } from '@/engine/explain/types'
import { factsPatch } from '@/engine/explain/who'
import { entityOf } from '@/entities/registry'
import { toMinute } from '@/lib/dates'
import { formatNumber } from '@/lib/format'
import { fieldText } from '@/lib/value'
import { ObjectLink } from '@/list/ObjectLink'
import type { ExplainedView } from '@/parts/background/useExplained'
import { touchLink } from '@/parts/page/rowStyles'
import { answer } from '@/parts/page/Sentence'
import { Button } from '@/ui/Button'
import { Inside } from '@/ui/signs'
import { Thumb } from '@/ui/Thumb'
import { Conditions } from './Conditions'
import { OpenForPlayers } from './OpenForPlayers'
import { OpeningPathSteps } from './OpeningPath'
import { Openings } from './Openings'
import { Here } from './parts'
import type { PageProps } from './props'
import { cardLabels } from './stateLabels'
import { useNextFocus } from './useFocus'

interface WhyProps extends PageProps {
  explained: ExplainedView
  object: Explained
}

/** Why one object is open or not: its conditions, the way there, what would open it, and for how many it is open. */
export function Why({ explained: { view, all }, object, ...page }: WhyProps) {
  const { who, onSearch } = page
  const { list } = entityOf(object.type)
  const isOpen = object.state === 'open' || object.state === 'has'
  const way = useMemo(
    () => (isOpen ? undefined : openingPathTo(view, object, stepDays(view))),
    [view, object, isOpen],
  )
  const opening = useMemo(() => (isOpen ? undefined : whatOpens(view, object)), [view, object, isOpen])
  const set = (patch: Partial<Person>) => onSearch(factsPatch(who.base, patch, toMinute(view.at)))
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useNextFocus(object)
  return (
    <>
      <Head>
        <Back {...page} all={all} />
        <div data-part="title">
          <Thumb
            src={fieldText(object.row, 'imgUrl')}
            type={object.type}
            icon={list.icon}
            family={list.family}
          />
          <div data-part="words">
            <chakra.h2 ref={heading} data-part="answer" tabIndex={-1} outline="0" css={answer}>
              {conditionsHeading(view.person.name, object)}
            </chakra.h2>
            <chakra.p color="fg.muted">{summaryOf(object)}</chakra.p>
          </div>
          <Button asChild variant="outline">
            <ObjectLink to={object}>
              <span>{`Open the ${list.singular.toLowerCase()}`}</span>
              <Inside />
            </ObjectLink>
          </Button>
        </div>
      </Head>
      <Conditions key={objectKey(object)} view={view} object={object} person={who.person} onSet={set} />
      {opening && (
        <Openings
          opening={opening}
          onSet={(patch) => {
            next.current = heading.current
            set(patch)
          }}
        />
      )}
      {way && <OpeningPathSteps way={way} object={object} now={page.now} />}
      <OpenForPlayers {...page} view={view} object={object} />
    </>
  )
}

/** A link back: to the object that led here, to the comparison, or to the filtered cards. */
function Back({ search, all }: Pick<PageProps, 'search'> & { all: readonly Explained[] }) {
  const [last, ...before] = [...(search.via ?? [])].reverse()
  const from = all.find((one) => objectKey(one) === last)
  const shown = matchingExplained(all, search).filter(
    ({ state }) => search.state === undefined || state === search.state,
  )
  const state = search.state ? cardLabels[search.state].label : shown.length < all.length ? 'Found' : 'All'
  const label = from?.name ?? (search.compare ? 'The comparison' : `${state} ${formatNumber(shown.length)}`)
  return (
    <Here
      patch={{ object: from && last, via: from && before.length > 0 ? before.reverse() : undefined }}
      resetScroll={false}
    >
      <ArrowLeft size={14} aria-hidden />
      <span>{label}</span>
    </Here>
  )
}

const Head = chakra('div', {
  base: {
    px: 'inset',
    py: '4',
    borderBottomWidth: '1px',
    '& > a': {
      ...touchLink,
      gap: '1.5',
      mb: '2',
      textStyle: 'sm',
      color: 'fg.muted',
      _print: { display: 'none' },
    },
    '& [data-part=title]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& [data-part=words]': { flex: '1 1 12rem', minW: '0' },
  },
})
