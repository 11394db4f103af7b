import { chakra, Grid, HStack } from '@chakra-ui/react'
import { Equal } from 'lucide-react'
import { useMemo } from 'react'
import type { ExplainSearch } from '@/engine/explain/address'
import { compareViews, openedAndClosed } from '@/engine/explain/compare'
import { explainedTypes } from '@/engine/explain/conditions'
import { withDrafts } from '@/engine/explain/drafted'
import { factOf, levelText } from '@/engine/explain/levelOrder'
import { lineOf } from '@/engine/explain/texts'
import { type Explained, objectKey } from '@/engine/explain/types'
import { View } from '@/engine/explain/view'
import { otherOf } from '@/engine/explain/who'
import { joined } from '@/engine/explain/words'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { draftsIn } from '@/form/draftStorage'
import { dayText, momentText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { type ExplainedView, useExplained } from '@/parts/background/useExplained'
import { PageFilterBar } from '@/parts/filters/FilterLinks'
import { PageState } from '@/parts/page/ProgrammeHead'
import { Sentence } from '@/parts/page/Sentence'
import { Disclosure } from '@/ui/Disclosure'
import { rightMoment } from './CompareWith'
import { Differences } from './Differences'
import { FindPlayer } from './FindPlayer'
import { PlayerViewSkeleton } from './parts'
import type { PageProps } from './props'
import { TypeFilter } from './StateFilters'
import { cardLabels, shownStates } from './stateLabels'

interface Side {
  view: View
  title: string
  by: ExplainSearch['compare']
  isMissing?: boolean
}

/**
 * The right side that each view was built for. While a new view is calculated, the texts still belong to the shown one.
 */
const sides = new WeakMap<View, Side>()

function noted(side: Side): Side {
  sides.set(side.view, side)
  return side
}

/** Builds the right side: another moment, another player, another level, or objects with unsaved edits. */
function useRight({ account, search, who, programme, players, view, now }: PageProps) {
  const { compare: by, player2, level2, assume } = search
  const at = by === 'moment' ? rightMoment(search, view.at) : view.at
  return useMemo(() => {
    const same = { programme, person: who.person, at, momentText }
    if (by === 'player') {
      const { base, isMissing } = otherOf(programme, players, player2, assume)
      return noted({ view: new View({ ...same, person: base }), title: base.name, by, isMissing })
    }
    if (by === 'level') {
      const level = programme.find('levels', level2)
      const person = { ...who.person, level: level && factOf(level) }
      const title = level ? `Level ${levelText(level)}` : 'No level'
      return noted({ view: new View({ ...same, person }), title, by })
    }
    if (by === 'drafts') {
      const lists = new Map(explainedTypes.map((type) => [type, programme.rows(type)]))
      const edited = new ProgrammeIndex({
        account,
        now: 0,
        lists: withDrafts(lists, draftsIn(account)),
        partial: new Set(explainedTypes.filter((type) => !programme.isWhole(type))),
      })
      return noted({ view: new View({ ...same, programme: edited }), title: 'With unsaved edits', by })
    }
    return noted({ view: new View(same), title: momentText(at, now), by })
  }, [account, by, player2, level2, assume, at, now, who, programme, players])
}

/** Two views side by side: only what differs. */
export function CompareView({ left, ...page }: PageProps & { left: ExplainedView }) {
  const { search, now } = page
  const { type: only } = search
  const { view: rightView, isMissing } = useRight(page)
  const right = useExplained(isMissing ? undefined : rightView)
  const result = useMemo(() => {
    const shown = ({ type }: Explained) => only === undefined || type === only
    const span = right && { from: left.view.at, to: right.view.at }
    return right && span && compareViews(left.all.filter(shown), right.all.filter(shown), span)
  }, [left, right, only])
  if (isMissing && search.player2 !== undefined) return <FindPlayer {...page} id={search.player2} />
  if (!result || !right) return <PlayerViewSkeleton />
  const { differences, same, counts } = result
  const { title = '', by } = sides.get(right.view) ?? {}
  const isMoment = by === 'moment'
  const leftTitle =
    by === 'player' ? left.view.person.name : isMoment ? momentText(left.view.at, now) : 'As it is'
  const total = formatNumber(differences.length + same.length)
  const what = `${formatNumber(differences.length)} of ${total} things that players see ${plural(differences.length, 'differs', 'differ')}`
  const { opening, closing } = openedAndClosed(differences)
  const opened = joined([
    opening > 0 && pluralize(opening, 'opens', 'open'),
    closing > 0 && pluralize(closing, 'closes', 'close'),
  ])
  const changes = opened && `: ${opened}`
  // Between two players, the words are different: an object is open to one of them, nothing opens or closes.
  const once = opening + closing
  const news = once > 0 ? `: ${formatNumber(once)} ${plural(once, 'is', 'are')} open to one of them only` : ''
  return (
    <>
      <Sentence as="h2" aria-live="polite" aria-busy={right.view !== rightView || undefined}>
        {isMoment
          ? `By ${dayText(right.view.at, now)} ${what} for ${left.view.person.name}${changes}.`
          : `${what} between ${left.view.person.name} and ${title}${news}.`}
      </Sentence>
      <PageFilterBar>
        <TypeFilter all={left.all} search={search} onSearch={page.onSearch} />
      </PageFilterBar>
      {/* A single row on wide screens. The first item of each row is aligned with the inset of the page. */}
      <Grid
        as="ul"
        aria-label="States on both sides"
        templateColumns="repeat(auto-fit, minmax(7.25rem, 1fr))"
        px={{ md: '2' }}
        listStyleType="none"
        borderBottomWidth="1px"
      >
        {shownStates.map((state) => {
          const [before, after] = counts[state]
          if (before + after === 0) return null
          const { label, icon: Icon } = cardLabels[state]
          const change = after - before
          return (
            <Grid
              as="li"
              key={state}
              gap="0.5"
              p="3"
              whiteSpace="nowrap"
              borderInlineEndWidth="1px"
              textStyle="sm"
              color="fg.muted"
              _last={{ borderInlineEndWidth: '0' }}
            >
              <HStack as="span" gap="1.5">
                <Icon size={14} aria-hidden />
                <span>{label}</span>
              </HStack>
              <chakra.b color="fg" fontVariantNumeric="tabular-nums">
                {before === after ? formatNumber(before) : `${formatNumber(before)} → ${formatNumber(after)}`}
              </chakra.b>
              <small>
                {change === 0 ? 'the same' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`}
              </small>
            </Grid>
          )
        })}
      </Grid>
      {differences.length === 0 ? (
        <PageState title="Nothing differs" text="Every object has the same state on both sides." />
      ) : (
        <Differences
          differences={differences}
          titles={[leftTitle, title]}
          views={[left.view, right.view]}
          isMoment={isMoment}
          now={now}
        />
      )}
      <Same same={same} view={left.view} now={now} />
    </>
  )
}

/** The objects with the same state on both sides. Folded. */
function Same({ same, view, now }: { same: readonly Explained[]; view: View; now: number }) {
  if (same.length === 0) return null
  return (
    <chakra.div px="inset" py="3" bg="bg.subtle">
      <Disclosure
        edge="start"
        label={
          <>
            <Equal size={16} aria-hidden />
            <span>{`${formatNumber(same.length)} ${plural(same.length, 'stays as it is', 'stay as they are')}`}</span>
          </>
        }
      >
        <chakra.ul mt="2" ps="4" textStyle="sm">
          {same.slice(0, 200).map((one) => (
            <li key={objectKey(one)}>
              <b>{one.name}</b>{' '}
              <span>{`${cardLabels[one.state].label.toLowerCase()}: ${lineOf(one, view, now)}`}</span>
            </li>
          ))}
          {same.length > 200 && <li>{`and ${formatNumber(same.length - 200)} more`}</li>}
        </chakra.ul>
      </Disclosure>
    </chakra.div>
  )
}
