import { chakra } from '@chakra-ui/react'
import { memo, useId, useState } from 'react'
import { readUsed, writeUsed } from '@/engine/explain/address'
import { lineOf } from '@/engine/explain/texts'
import { type Explained, objectKey, type State } from '@/engine/explain/types'
import { formatNumber } from '@/lib/format'
import { groupedBy } from '@/lib/groupedBy'
import { PartHead, Quiet } from '@/parts/page/panel'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import { usePrinting } from '@/ui/usePrinting'
import { Identity } from './Identity'
import { Here } from './parts'
import type { PageProps } from './props'
import { cardLabels, foldedStates, StateIcon, shownStates } from './stateLabels'

interface StateGroupsProps extends Pick<PageProps, 'search' | 'onSearch' | 'view' | 'now'> {
  shown: readonly Explained[]
}

/** The objects as cards, by state. */
export function StateGroups({ shown, ...page }: StateGroupsProps) {
  const { search } = page
  // Events are last: players do them anyway, and they would hide the objects that depend on them.
  const isEvent = ({ type }: Explained) => type === 'events'
  const sorted = [...shown.filter((one) => !isEvent(one)), ...shown.filter(isEvent)]
  const byState = groupedBy(sorted, ({ state }) => state)
  return shownStates.map((state) => {
    const members = byState.get(state)
    return (
      members && (
        <Group
          key={state}
          {...page}
          state={state}
          members={members}
          isFolded={foldedStates.includes(state) && search.state === undefined && search.q === undefined}
        />
      )
    )
  })
}

interface GroupProps extends Omit<StateGroupsProps, 'shown'> {
  state: State
  members: readonly Explained[]
  isFolded: boolean
}

/** How many cards show at first, on small screens too, and how many more with each press. */
const first = 6
const firstOnPhone = 3
const more = 60

function Group({ state, members, isFolded, view, search, onSearch, now }: GroupProps) {
  const id = useId()
  const [isPhone] = useState(() => globalThis.matchMedia?.('(width < 48em)').matches ?? false)
  const all = readUsed(search.more ?? [])
  const least = search.state === state ? more : isFolded ? 0 : isPhone ? firstOnPhone : first
  // The number of shown cards is in the address, so that the way back from an object finds its card.
  const isPrinting = usePrinting()
  const shown = isPrinting ? Number.POSITIVE_INFINITY : (all[state] ?? least)
  const { label, text } = cardLabels[state]
  const showMore = {
    rest: members.length - shown,
    step: more,
    of: `in ${label}`,
    onClick: () => onSearch({ more: writeUsed({ ...all, [state]: shown + more }) }),
  }
  return (
    <Section aria-labelledby={id}>
      <PartHead
        id={id}
        title={label}
        level={3}
        icon={<StateIcon state={state} size={16} />}
        aside={
          <>
            <Badge tone="neutral">{formatNumber(members.length)}</Badge>
            <Quiet>{text}</Quiet>
            {shown === 0 && <More {...showMore} label={`Show ${formatNumber(members.length)}`} />}
          </>
        }
        css={{ columnGap: '2.5', minH: '0', mb: shown > 0 ? '3' : '0' }}
      />
      {shown > 0 && (
        <ul>
          {members.slice(0, shown).map((one) => (
            <Card key={objectKey(one)} explained={one} view={view} now={now} />
          ))}
        </ul>
      )}
      {shown > 0 && <More {...showMore} />}
    </Section>
  )
}

interface CardProps extends Pick<PageProps, 'view' | 'now'> {
  explained: Explained
}

/** Memoized, because most cards stay the same while a filter changes. */
const Card = memo(({ explained, view, now }: CardProps) => {
  const { state } = explained
  return (
    <li>
      <Here
        patch={{ object: objectKey(explained), via: undefined }}
        data-state={state}
        data-object={objectKey(explained)}
        activeProps={{ 'aria-current': undefined }}
      >
        <Identity {...explained} />
        <span data-part="line">
          <StateIcon state={state} />
          <span>{lineOf(explained, view, now)}</span>
        </span>
      </Here>
    </li>
  )
})

const Section = chakra('section', {
  base: {
    px: 'inset',
    py: '4',
    borderBottomWidth: '1px',
    '& > [data-part=head] button': { _print: { display: 'none' } },
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
    '& small': { textStyle: 'xs' },
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
