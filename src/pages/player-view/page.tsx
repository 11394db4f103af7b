import { chakra, Grid } from '@chakra-ui/react'
import { Columns2, Link as LinkIcon, Square } from 'lucide-react'
import { useMemo } from 'react'
import { type ExplainSearch, parseExplainSearch } from '@/engine/explain/address'
import { explainedTypes } from '@/engine/explain/conditions'
import { View } from '@/engine/explain/view'
import { loadedPlayers, playerOfAddress } from '@/engine/explain/who'
import { nameOf, ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { partialTypes, rowsByType, useLists, useRemainingPages } from '@/entities/useLists'
import { momentText } from '@/lib/dateText'
import { Panel } from '@/list/Panel'
import type { EntityType } from '@/model/entityTypes'
import { useExplained } from '@/parts/background/useExplained'
import { Segments } from '@/parts/filters/Segments'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { AllFailed, haveAllFailed } from '@/parts/page/AllFailed'
import { FirstStep } from '@/parts/page/FirstStep'
import { PageState, ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { useNow } from '@/parts/page/useNow'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { Button } from '@/ui/Button'
import { announce, toastError } from '@/ui/toast'
import { CompareView } from './CompareView'
import { FindPlayer } from './FindPlayer'
import { MomentView } from './Moment'
import { PlayerViewSkeleton } from './parts'
import type { PageProps } from './props'
import { useFocusOnOpened } from './useFocus'
import { WhoPanel } from './WhoPanel'

interface PlayerViewScreenProps {
  account: string
  /** The parameters in the address. */
  search: ExplainSearch
}

const onlyPlayers: readonly EntityType[] = ['players']

/** The page that shows what a player sees at a moment, and why not the rest (rules EXPLAIN-1 to EXPLAIN-19). */
export function PlayerViewScreen({ account, search: raw }: PlayerViewScreenProps) {
  const search = useMemo(() => parseExplainSearch(raw), [raw])
  const now = useNow()
  // Players are read separately, so that further pages of players do not explain all objects again.
  const lists = useLists(account, explainedTypes)
  const [playersList] = useLists(account, onlyPlayers)
  const rest = useRemainingPages(account)
  const onSearch = usePatchAddress<ExplainSearch>()
  const programme = useMemo(
    () => new ProgrammeIndex({ account, now: 0, lists: rowsByType(lists), partial: partialTypes(lists) }),
    [account, lists],
  )
  const players = useMemo(
    () =>
      loadedPlayers(playersList?.rows, playersList?.isPartial === false && playersList.error === undefined),
    [playersList?.rows, playersList?.isPartial, playersList?.error],
  )
  const who = useMemo(() => playerOfAddress(programme, players, search), [programme, players, search])
  const at = search.at === undefined ? now : Date.parse(search.at)
  const facts = JSON.stringify(who.person)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person with the same facts keeps the same object, so that nothing is explained again
  const person = useMemo(() => who.person, [facts])
  const view = useMemo(() => new View({ programme, person, at, momentText }), [programme, person, at])
  useFocusOnOpened(search.object)
  const isLoading = lists.some((list) => list.isLoading)
  const isWaiting = isLoading || (search.player !== undefined && playersList?.isLoading === true)
  const explained = useExplained(isWaiting || who.isMissing ? undefined : view)
  const isEmpty = lists.every(
    ({ rows, isLoading, error }) => !isLoading && error === undefined && rows?.length === 0,
  )
  const page = { account, search, onSearch, who, programme, players, playersList, rest, view, now }
  return (
    <Panel grows aria-busy={isWaiting || undefined}>
      <Head search={search} onSearch={onSearch} programme={programme} />
      {haveAllFailed(lists) ? (
        <AllFailed lists={lists} />
      ) : isEmpty ? (
        <PageState
          title="Nothing to see yet"
          text="This account has no objects that players can do, reach or buy. What you add appears here."
          action={<FirstStep type="missions" />}
        />
      ) : (
        <Grid
          flex="1"
          alignContent="start"
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: '18.25rem minmax(0, 1fr)',
            _print: 'minmax(0, 1fr)',
          }}
        >
          <WhoPanel {...page} />
          <chakra.div minW="0">
            <PartialDataNote lists={lists} rest={rest} asPart />
            {who.isMissing && !isWaiting ? (
              <FindPlayer account={account} id={who.id ?? ''} />
            ) : !explained ? (
              <PlayerViewSkeleton />
            ) : search.compare && search.object === undefined ? (
              <CompareView {...page} left={explained} />
            ) : (
              <MomentView {...page} explained={explained} />
            )}
          </chakra.div>
        </Grid>
      )}
    </Panel>
  )
}

/** The head of the page, with the switch between one side and two. Everything is stored in the address. */
const Head = ({ search, onSearch, programme }: Pick<PageProps, 'search' | 'onSearch' | 'programme'>) => (
  <ProgrammeHead of={nameIn(programme, search)}>
    <Segments
      label="Sides"
      // On phones there is only space for the icons.
      box={{ css: { '& span': { mdDown: { srOnly: true } } } }}
      value={search.compare ? 'two' : 'one'}
      items={[
        { value: 'one', label: 'One moment', icon: Square },
        { value: 'two', label: 'Compare', icon: Columns2 },
      ]}
      onChoose={(sides) =>
        onSearch(
          { compare: sides === 'two' ? 'moment' : undefined, object: undefined, via: undefined },
          { replace: false },
        )
      }
    />
    <Button variant="outline" aria-label="Copy address" onClick={() => void copyAddress()}>
      <LinkIcon size={16} aria-hidden />
      <chakra.span display={{ base: 'none', md: 'inline' }}>Copy address</chakra.span>
    </Button>
  </ProgrammeHead>
)

/** The name of the object that is explained. */
function nameIn(programme: ProgrammeIndex, { object = '' }: ExplainSearch): string | undefined {
  const type = explainedTypes.find((one) => object.startsWith(`${one}/`))
  const row = type ? programme.find(type, object.slice(type.length + 1)) : undefined
  return type && row && nameOf(type, row)
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    announce('Copied the address')
  } catch {
    toastError({ description: 'The browser did not allow copying the address' })
  }
}
