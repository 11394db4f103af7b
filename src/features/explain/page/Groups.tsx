import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { memo, useId } from 'react'
import { entityOf } from '@/entities/registry'
import { groupedBy } from '@/model/groupedBy'
import { EntityTile } from '@/ui/EntityTile'
import { formatNumber } from '@/ui/format'
import { Badge } from '@/ui/inline'
import { Button } from '@/ui/styled'
import { useShown } from '@/ui/usePrinting'
import type { ExplainSearch } from '../address'
import { type Explained, keyOf, type State } from '../types'
import { looks, StateIcon, shownStates } from './looks'
import { Here } from './parts'
import { lineOf } from './texts'

interface GroupsProps {
  shown: readonly Explained[]
  search: ExplainSearch
  now: number
}

/** The objects as cards, by state. */
export function Groups({ shown, search, now }: GroupsProps) {
  // Events last: they are what players do anyway, and would hide what they do it for.
  const isEvent = ({ type }: Explained) => type === 'events'
  const sorted = [...shown.filter((one) => !isEvent(one)), ...shown.filter(isEvent)]
  const byState = groupedBy(sorted, ({ state }) => state)
  return shownStates.map((state) => {
    const members = byState.get(state)
    return (
      members && (
        <Group
          key={`${state} ${search.type ?? ''} ${search.state ?? ''}`}
          state={state}
          members={members}
          isAlone={search.state === state}
          now={now}
        />
      )
    )
  })
}

interface GroupProps {
  state: State
  members: readonly Explained[]
  /** No other state is shown, so there is room for more. */
  isAlone: boolean
  now: number
}

/** How many cards show at first, and how many more with each press. */
const first = 6
const more = 60

function Group({ state, members, isAlone, now }: GroupProps) {
  const id = useId()
  const [shown, setShown] = useShown(isAlone ? more : first)
  const { label, text } = looks[state]
  const rest = members.length - shown
  return (
    <Section aria-labelledby={id}>
      <header>
        <StateIcon state={state} size={16} />
        <chakra.h3 id={id} textStyle="section">
          {label}
        </chakra.h3>
        <Badge tone="neutral">{formatNumber(members.length)}</Badge>
        <chakra.p textStyle="sm" color="fg.muted">
          {text}
        </chakra.p>
        {rest > 0 && (
          <Button variant="ghost" size="sm" ms="auto" onClick={() => setShown(shown + more)}>
            <span>{`${formatNumber(rest)} more`}</span>
            <chakra.span srOnly>{` in ${label}`}</chakra.span>
            <ArrowRight size={14} aria-hidden />
          </Button>
        )}
      </header>
      <ul>
        {members.slice(0, shown).map((one) => (
          <Card key={keyOf(one)} explained={one} now={now} />
        ))}
      </ul>
    </Section>
  )
}

/** Memoized, because most cards stay the same while a filter changes. */
const Card = memo(({ explained, now }: { explained: Explained; now: number }) => {
  const { type, name, state } = explained
  const { list } = entityOf(type)
  return (
    <li>
      <Here
        patch={{ object: keyOf(explained) }}
        data-state={state}
        data-object={keyOf(explained)}
        activeProps={{ 'aria-current': undefined }}
      >
        <EntityTile icon={list.icon} family={list.family} size={32} />
        <span data-part="name">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{list.singular}</span>
        </span>
        <span data-part="line">
          <StateIcon state={state} />
          <span>{lineOf(explained, now)}</span>
        </span>
      </Here>
    </li>
  )
})

const Section = chakra('section', {
  base: {
    px: { base: '3', md: '5' },
    py: '4',
    borderBottomWidth: '1px',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      rowGap: '1',
      mb: '3',
      _print: { '& button': { display: 'none' } },
    },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      },
      gap: '2',
      listStyleType: 'none',
    },
    '& li > a': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '3',
      rowGap: '2',
      h: 'full',
      px: '3',
      py: '2.5',
      borderWidth: '1px',
      borderRadius: 'lg',
      bg: 'bg.panel',
      _hover: { bg: 'bg.hover' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[data-state=coming]': { borderStyle: 'dashed', borderColor: 'border.strong' },
    '& a[data-state=over], & a[data-state=inactive], & a[data-state=used-up], & a[data-state=sold-out]': {
      bg: 'bg.subtle',
    },
    '& [data-part=name]': {
      minW: '0',
      '& b': { display: 'block', textStyle: 'name', overflowWrap: 'anywhere' },
      '& > span': { textStyle: 'xs', color: 'fg.muted' },
    },
    '& [data-part=line]': {
      gridColumn: '1 / -1',
      alignSelf: 'end',
      display: 'grid',
      gridTemplateColumns: '14px minmax(0, 1fr)',
      gap: '2',
      textStyle: 'xs',
      overflowWrap: 'anywhere',
      '& svg': { mt: '2px' },
    },
  },
})
