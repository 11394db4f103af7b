import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Equal } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { entityOf } from '@/entities/registry'
import { momentText, shortDay } from '@/features/calendar/texts'
import { ProgrammeIndex } from '@/features/check/programmeIndex'
import { Bar } from '@/features/shared/FilterChips'
import { draftsIn } from '@/form/draftStorage'
import type { EntityType } from '@/model/entityTypes'
import { EntityTile } from '@/ui/EntityTile'
import { formatNumber, formatTime, plural } from '@/ui/format'
import { Button, StateView } from '@/ui/styled'
import { compare, type Difference } from '../compare'
import { explainedTypes } from '../conditions'
import { withDrafts } from '../drafted'
import { levelText } from '../ladder'
import { type Explained, keyOf, type Person } from '../types'
import { type ExplainedView, useExplained } from '../useExplained'
import { View } from '../view'
import { otherOf } from '../who'
import { rightMoment } from './CompareWith'
import { looks, shownStates } from './looks'
import { Loading } from './parts'
import type { PageProps } from './props'
import { TypeFilter } from './StateFilters'
import { lineOf } from './texts'

interface Side {
  view: View
  title: string
}

/** The right side: another moment, another player, another level, or the objects with unsaved edits. */
function useRight({
  account,
  search,
  who,
  programme,
  players,
  view,
  now,
}: PageProps): Side & { isMissing: boolean } {
  const { compare: by, player2, level2 } = search
  const at = by === 'moment' ? rightMoment(search, view.at) : view.at
  return useMemo(() => {
    const { person } = who
    const side = (
      patch: { person?: Person; programme?: ProgrammeIndex },
      title: string,
      isMissing = false,
    ) => ({
      view: new View({ programme, person, at, momentText, ...patch }),
      title,
      isMissing,
    })
    if (by === 'player') {
      const { base, isMissing } = otherOf(programme, players, player2)
      return side({ person: base }, base.name, isMissing)
    }
    if (by === 'level') {
      const level = programme.find('levels', level2 ?? '')
      const text = level ? levelText(level) : 'No level'
      return side(
        { person: { ...person, level: level && { id: level2 ?? '', name: text } } },
        level ? `Level ${text}` : text,
      )
    }
    if (by === 'drafts') {
      const lists = new Map<EntityType, readonly object[]>(
        [...explainedTypes].map((type) => [type, programme.rows(type)]),
      )
      const edited = new ProgrammeIndex({
        account,
        now: 0,
        lists: withDrafts(lists, draftsIn(account)),
        partial: new Set(explainedTypes.filter((type) => !programme.isWhole(type))),
      })
      return side({ programme: edited }, 'With unsaved edits')
    }
    return side({}, momentText(at, now))
  }, [account, by, player2, level2, at, now, who, programme, players])
}

/** Two views side by side: only what differs. */
export function CompareView({ left, ...page }: PageProps & { left: ExplainedView }) {
  const { who, search, now } = page
  const { type: only } = search
  const { view: rightView, title, isMissing } = useRight(page)
  const right = useExplained(rightView)
  const result = useMemo(() => {
    const shown = ({ type }: Explained) => only === undefined || type === only
    const span = right && { from: left.view.at, to: right.view.at }
    return right && span && compare(left.all.filter(shown), right.all.filter(shown), span)
  }, [left, right, only])
  if (isMissing)
    return (
      <StateView
        title={`${search.player2 ?? ''} is not among the loaded players`}
        text="Load all players, or choose another one."
      />
    )
  if (!result) return <Loading />
  const { differences, same, counts } = result
  const total = differences.length + same.length
  const opening = differences.filter((one) => one.right?.state === 'open').length
  const closing = differences.filter((one) => one.left?.state === 'open').length
  const isMoment = search.compare === 'moment'
  const leftTitle =
    search.compare === 'player' ? who.person.name : isMoment ? momentText(left.view.at, now) : 'As it is'
  return (
    <>
      <chakra.h2
        aria-live="polite"
        px={{ base: '3', md: '5' }}
        py="4"
        borderBottomWidth="1px"
        textStyle="lg"
        fontWeight="620"
      >
        {sentence(
          { isMoment, until: rightView.at, now, name: who.person.name, title },
          differences.length,
          total,
          opening,
          closing,
        )}
      </chakra.h2>
      <Bar>
        <TypeFilter all={left.all} search={search} onSearch={page.onSearch} />
      </Bar>
      <Counts aria-label="States on both sides">
        {shownStates.map((state) => {
          const [before, after] = counts[state]
          if (before + after === 0) return null
          const { label, icon: Icon } = looks[state]
          const change = after - before
          return (
            <li key={state}>
              <span>
                <Icon size={14} aria-hidden />
                <span>{label}</span>
              </span>
              <b>
                {before === after ? formatNumber(before) : `${formatNumber(before)} → ${formatNumber(after)}`}
              </b>
              <small>
                {change === 0 ? 'the same' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`}
              </small>
            </li>
          )
        })}
      </Counts>
      {differences.length === 0 ? (
        <StateView title="Nothing differs" text="Every object has the same state on both sides." py="12" />
      ) : (
        <Differences differences={differences} titles={[leftTitle, title]} isMoment={isMoment} now={now} />
      )}
      <Same same={same} now={now} />
    </>
  )
}

function sentence(
  about: { isMoment: boolean; until: number; now: number; name: string; title: string },
  differing: number,
  total: number,
  opening: number,
  closing: number,
): string {
  const { isMoment, until, now, name, title } = about
  const what = `${formatNumber(differing)} of ${formatNumber(total)} things ${plural(differing, 'differs', 'differ')}`
  const parts = [
    opening > 0 && `${formatNumber(opening)} ${plural(opening, 'opens', 'open')}`,
    closing > 0 && `${formatNumber(closing)} ${plural(closing, 'closes', 'close')}`,
  ].filter((one) => one !== false)
  const end = parts.length > 0 ? `: ${parts.join(', ')}` : ''
  return isMoment
    ? `By ${shortDay(until, now)} ${what} for ${name}${end}.`
    : `${what} between ${name} and “${title}”${end}.`
}

interface DifferencesProps {
  differences: readonly Difference[]
  titles: readonly [string, string]
  isMoment: boolean
  now: number
}

/** How many differences show at first, and how many more with each press. */
const first = 50

function Differences({ differences, titles, isMoment, now }: DifferencesProps) {
  const [shown, setShown] = useState(first)
  return (
    <>
      <Table>
        <thead>
          <tr>
            {isMoment && <th scope="col">Changes</th>}
            <th scope="col">Object</th>
            <th scope="col" data-side="">
              {titles[0]}
            </th>
            <th scope="col" data-side="">
              {titles[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, shown).map(({ key, left, right, at }) => {
            const { type, name } = (right ?? left) as Explained
            const { list } = entityOf(type)
            return (
              <tr key={key}>
                {isMoment && (
                  <td data-part="when">
                    {at !== undefined && (
                      <time dateTime={new Date(at).toISOString()}>
                        <b>{shortDay(at, now)}</b> <span>{formatTime(at)}</span>
                      </time>
                    )}
                  </td>
                )}
                <th scope="row">
                  <Link
                    to="/programme/player-view"
                    search={(before) => ({ ...before, compare: undefined, object: key })}
                  >
                    <EntityTile icon={list.icon} family={list.family} size={32} />
                    <span>
                      <b>
                        <bdi>{name}</bdi>
                      </b>
                      <small>{list.singular}</small>
                    </span>
                  </Link>
                </th>
                <Cell title={titles[0]} one={left} now={now} />
                <Cell title={titles[1]} one={right} now={now} />
              </tr>
            )
          })}
        </tbody>
      </Table>
      {differences.length > shown && (
        <Button variant="ghost" size="sm" m="2" alignSelf="start" onClick={() => setShown(shown + first)}>
          {`Show ${formatNumber(Math.min(first, differences.length - shown))} more`}
        </Button>
      )}
    </>
  )
}

function Cell({ title, one, now }: { title: string; one: Explained | undefined; now: number }) {
  if (!one) return <td data-title={title}>Does not exist</td>
  const { label, icon: Icon, color } = looks[one.state]
  return (
    <td data-title={title}>
      <chakra.span display="flex" alignItems="center" gap="2" fontWeight="600">
        <chakra.span color={color} display="grid">
          <Icon size={14} aria-hidden />
        </chakra.span>
        <span>{label}</span>
      </chakra.span>
      <small>{lineOf(one, now)}</small>
    </td>
  )
}

/** What has the same state on both sides, folded. */
function Same({ same, now }: { same: readonly Explained[]; now: number }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (same.length === 0) return null
  return (
    <chakra.div px={{ base: '3', md: '5' }} py="3" bg="bg.subtle">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Equal size={16} aria-hidden />
        <span>{`${formatNumber(same.length)} ${plural(same.length, 'stays as it is', 'stay as they are')}`}</span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      <chakra.ul id={id} hidden={!isOpen} mt="2" ps="4" textStyle="sm">
        {isOpen &&
          same.slice(0, 200).map((one) => (
            <li key={keyOf(one)}>
              <b>{one.name}</b> <span>{`${looks[one.state].label.toLowerCase()}: ${lineOf(one, now)}`}</span>
            </li>
          ))}
        {isOpen && same.length > 200 && <li>{`and ${formatNumber(same.length - 200)} more`}</li>}
      </chakra.ul>
    </chakra.div>
  )
}

const Counts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    listStyleType: 'none',
    borderBottomWidth: '1px',
    '& li': {
      flex: '1 1 7rem',
      display: 'grid',
      gap: '0.5',
      px: { base: '3', md: '5' },
      py: '3',
      borderInlineEndWidth: '1px',
      textStyle: 'sm',
      color: 'fg.muted',
      _last: { borderInlineEndWidth: '0' },
      '& > span': { display: 'flex', alignItems: 'center', gap: '1.5' },
      '& b': { color: 'fg', fontVariantNumeric: 'tabular-nums' },
    },
  },
})

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: '600' },
    '& thead th': { px: '3', py: '2', bg: 'bg.subtle', borderBottomWidth: '1px', color: 'fg.muted' },
    '& [data-side]': { w: '28%' },
    '& tbody tr': { borderBottomWidth: '1px' },
    '& td, & tbody th': { px: '3', py: '2', verticalAlign: 'middle', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
    '& [data-part=when]': { whiteSpace: 'nowrap' },
    '& tbody th > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      _hover: { textDecoration: 'underline' },
    },
    // On phones each row is a block, and a cell names its side.
    mdDown: {
      '& thead': { srOnly: true },
      '& tr, & td, & tbody th': { display: 'block' },
      '& tbody tr': { py: '2' },
      '& td, & tbody th': { py: '1' },
      '& td[data-title]::before': { content: 'attr(data-title)', textStyle: 'xs', color: 'fg.muted' },
    },
  },
})
