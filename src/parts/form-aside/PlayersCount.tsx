import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { conditionSentence } from '@/engine/explain/caseTable'
import { withTyped } from '@/engine/explain/drafted'
import type { Funnel } from '@/engine/explain/funnel'
import { newcomer } from '@/engine/explain/person'
import { funnelText, lostText } from '@/engine/explain/texts'
import { View } from '@/engine/explain/view'
import { joined } from '@/engine/explain/words'
import { ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { type LoadedList, partialTypes, rowsByType, useLists, useRemainingPages } from '@/entities/useLists'
import { useFormContext, useStore } from '@/form/formContext'
import { momentText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { parseJson, writeJson } from '@/lib/json'
import type { EntityType } from '@/model/entityTypes'
import { referencesOf } from '@/model/references'
import { capital } from '@/model/words'
import { useFunnel } from '@/parts/background/useExplained'
import { playerViewLink } from '@/parts/navigation/playerViewLink'
import { textLink } from '@/parts/page/panel'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { CardText } from './Card'

/** For how many players the object is open, with the unsaved edits of the form. */
export function PlayersCount({ type, id }: { type: EntityType; id: string }) {
  const { account } = useFormContext()
  const json = useDeferredValue(useStore((store) => writeJson(store.values())))
  const [saved] = useState(json)
  const typed = useMemo(() => parseJson(json) as Row, [json])
  const before = useMemo(() => parseJson(saved) as Row, [saved])
  // Duplicates are allowed: `useLists` removes them.
  const [types] = useState<readonly EntityType[]>(() => [
    'players',
    'levels',
    'achievements',
    type,
    ...referencesOf(type, before).map(({ to }) => to),
  ])
  const lists = useLists(account, types)
  const rest = useRemainingPages(account)
  const playersList = lists.find((list) => list.type === 'players')
  const funnel = useFunnelOf(typed, type, account, lists)
  const was = useFunnelOf(before, type, account, lists)
  const link = playerViewLink({ type, id })
  return (
    <>
      {!funnel || !was ? (
        <CardText>Counting...</CardText>
      ) : (
        <chakra.div px="2" py="2" textStyle="xs" display="grid" gap="1" aria-live="polite">
          <p>
            {json === saved ? (
              <b>{`${capital(funnelText(type, funnel))}.`}</b>
            ) : (
              <>
                <b>{`With these changes ${funnelText(type, funnel)}.`}</b>
                <chakra.span color="fg.muted">{` Now ${funnelText(type, { ...was, bars: [] })}.`}</chakra.span>
              </>
            )}
          </p>
          <Bars funnel={funnel} />
        </chakra.div>
      )}
      {playersList && (
        <chakra.div px="2" pb="1">
          <PartialDataNote lists={[playersList]} rest={rest} />
        </chakra.div>
      )}
      {link && (
        <chakra.div px="2" pb="1" textStyle="xs">
          <chakra.span
            // The height of a target.
            css={{
              '& a': {
                ...textLink,
                display: 'inline-flex',
                alignItems: 'center',
                minH: { base: '44px', md: '24px' },
              },
            }}
          >
            <Link {...link}>Why, for one player</Link>
          </chakra.span>
        </chakra.div>
      )}
    </>
  )
}

/** Counts the players for the edited object. Undefined during the first count. */
function useFunnelOf(object: Row, type: EntityType, account: string, lists: readonly LoadedList[]) {
  const [at] = useState(() => Date.now())
  const view = useMemo(() => {
    const programme = new ProgrammeIndex({
      account,
      now: at,
      lists: withTyped(rowsByType(lists.filter((list) => list.type !== 'players')), type, object),
      partial: partialTypes(lists),
    })
    return new View({ programme, person: newcomer, at, momentText })
  }, [account, at, lists, type, object])
  const players = lists.find((list) => list.type === 'players')?.rows
  const isWaiting = lists.some(({ isLoading }) => isLoading)
  return useFunnel(view, type, object, isWaiting ? undefined : (players ?? none)).funnel
}

const none: readonly never[] = []

/** The bars of the funnel as text, because the panel is narrow. */
const Bars = ({ funnel: { players, bars, closed, canPay } }: { funnel: Funnel }) => (
  <chakra.ul listStyleType="none" color="fg.muted">
    <li>{`${pluralize(players, 'player')} ${plural(players, 'is', 'are')} loaded`}</li>
    {bars.map((bar) => (
      <li key={bar.kind}>{joined([`${bar.asks}: ${formatNumber(bar.met)}`, lostText(bar)])}</li>
    ))}
    {canPay !== undefined && <li>{`${formatNumber(canPay)} can pay it now`}</li>}
    {closed.length > 0 && <li>{`Nobody at this moment: ${closed.map(conditionSentence).join('; ')}`}</li>}
  </chakra.ul>
)
