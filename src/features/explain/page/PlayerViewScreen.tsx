import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { momentText } from '@/features/calendar/texts'
import { nameOf, ProgrammeIndex } from '@/features/check/programmeIndex'
import { Gaps } from '@/features/shared/Gaps'
import { rowsByType, useLists, useRestOfLists } from '@/features/shared/useLists'
import { useNow } from '@/features/shared/useNow'
import { Panel } from '@/list/Panel'
import { Failure } from '@/list/states'
import { useStable } from '@/list/useStable'
import type { EntityType } from '@/model/entityTypes'
import { StateView } from '@/ui/StateView'
import { type ExplainSearch, parseExplainSearch } from '../address'
import { explainedTypes } from '../conditions'
import { loadedPlayers } from '../players'
import { useExplained } from '../useExplained'
import { View } from '../view'
import { whoOf } from '../who'
import { CompareView } from './CompareView'
import { Moment } from './Moment'
import { PageHead } from './PageHead'
import { Loading } from './parts'
import type { OnSearch } from './props'
import { useFocusOnOpened } from './useFocus'
import { WhoPanel } from './WhoPanel'

interface PlayerViewScreenProps {
  account: string
  /** The parameters in the address. */
  search: ExplainSearch
}

/** The name of the object that is explained. */
function nameIn(programme: ProgrammeIndex, { object = '', compare }: ExplainSearch): string | undefined {
  const type = explainedTypes.find((one) => object.startsWith(`${one}/`))
  const row = type && !compare ? programme.find(type, object.slice(type.length + 1)) : undefined
  return type && row && nameOf(type, row)
}

const onlyPlayers: readonly EntityType[] = ['players']

/** What one player sees at one moment, and why not the rest (rules EXPLAIN-1 to EXPLAIN-12). */
export function PlayerViewScreen({ account, search }: PlayerViewScreenProps) {
  const parsed = useMemo(() => parseExplainSearch({ ...search }), [search])
  return <OfAccount account={account} search={parsed} />
}

function OfAccount({ account, search }: PlayerViewScreenProps) {
  const navigate = useNavigate()
  const now = useNow()
  // Apart, so that further pages of players do not explain all objects again.
  const lists = useLists(account, explainedTypes)
  const [playersList] = useLists(account, onlyPlayers)
  const rest = useRestOfLists(account)
  const onSearch: OnSearch = useStable((patch: ExplainSearch, { replace = true } = {}) => {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace,
      resetScroll: false,
    } as never)
  })
  const programme = useMemo(
    () =>
      new ProgrammeIndex({
        account,
        now: 0,
        lists: rowsByType(lists),
        partial: new Set(
          lists.filter(({ isPartial, error }) => isPartial || error !== undefined).map(({ type }) => type),
        ),
      }),
    [account, lists],
  )
  const players = useMemo(
    () =>
      loadedPlayers(playersList?.rows, playersList?.isPartial === false && playersList.error === undefined),
    [playersList?.rows, playersList?.isPartial, playersList?.error],
  )
  const who = useMemo(() => whoOf(programme, players, search), [programme, players, search])
  const at = search.at === undefined ? now : Date.parse(search.at)
  const facts = JSON.stringify(who.person)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person with the same facts keeps the same object, so that nothing is explained again
  const person = useMemo(() => who.person, [facts])
  const view = useMemo(() => new View({ programme, person, at, momentText }), [programme, person, at])
  useFocusOnOpened(search.object)
  const isLoading = lists.some((list) => list.isLoading)
  const isWaiting = isLoading || (search.player !== undefined && playersList?.isLoading === true)
  const explained = useExplained(isWaiting ? undefined : view)
  const failed = lists.filter(({ error }) => error !== undefined)
  const head = <PageHead search={search} onSearch={onSearch} name={nameIn(programme, search)} />

  if (failed.length === lists.length)
    return (
      <Panel grows>
        {head}
        <Failure
          error={failed[0]?.error ?? ''}
          isBusy={false}
          onRetry={() => {
            for (const { retry } of failed) retry()
          }}
        />
      </Panel>
    )
  const isEmpty = !isLoading && failed.length === 0 && lists.every(({ rows = [] }) => rows.length === 0)
  if (isEmpty)
    return (
      <Panel grows>
        {head}
        <StateView
          icon={Eye}
          title="Nothing to see yet"
          text="This account has no objects that players can do, reach or buy. What you add appears here."
        />
      </Panel>
    )
  const shared = { account, search, onSearch, who, programme, players, view, now }
  return (
    <Panel grows aria-busy={isWaiting || undefined}>
      {head}
      <Columns>
        <WhoPanel {...shared} playersList={playersList} rest={rest} />
        <chakra.div minW="0">
          <Gaps lists={lists} rest={rest} asPart />
          {who.isMissing && !isWaiting ? (
            <StateView
              icon={Eye}
              title={`${who.id ?? ''} is not among the loaded players`}
              text={
                players.isWhole
                  ? 'This account has no such player. Choose another one.'
                  : 'Load all players beside this, or choose another one.'
              }
            />
          ) : !explained ? (
            <Loading />
          ) : search.compare ? (
            <CompareView {...shared} left={explained} />
          ) : (
            <Moment {...shared} explained={explained} playersList={playersList} rest={rest} />
          )}
        </chakra.div>
      </Columns>
    </Panel>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    alignContent: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18.25rem minmax(0, 1fr)', _print: 'minmax(0, 1fr)' },
    '& > aside': {
      borderBottomWidth: { base: '1px', lg: '0' },
      borderInlineEndWidth: { lg: '1px' },
      bg: 'bg.subtle',
    },
  },
})
