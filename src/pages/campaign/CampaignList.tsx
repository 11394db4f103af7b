import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type CampaignState, campaignsOf, stateNames } from '@/engine/campaign/campaign'
import { findingCountsOf, findingsByObject, findingsOf } from '@/engine/check/byObject'
import { campaignKey } from '@/engine/economy/campaignCost'
import type { LoadedList, RemainingPages } from '@/entities/useLists'
import { minuteMs } from '@/lib/days'
import { pluralize } from '@/lib/format'
import { TextQuery } from '@/lib/textQuery'
import { Panel } from '@/list/Panel'
import type { Lists } from '@/model/references'
import { FilterLink, FilterLinks, PageFilterBar } from '@/parts/filters/FilterLinks'
import { SearchText } from '@/parts/filters/SearchText'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { useFindings } from '@/parts/findings/useFindings'
import { PageState, ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { useHasBeen } from '@/parts/partial-data/useHasBeen'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'
import { type CampaignSearch, listOrderOf, orderSearch } from './address'
import { CampaignTable } from './CampaignTable'
import { useCosts } from './Cost'
import { ListSentence } from './ListSentence'
import { inOrder } from './listOrder'
import { NewFromTemplate } from './NewFromTemplate'
import { TemplateCards } from './TemplateCards'
import { campaignStateLabels, type Listed } from './texts'
import { useShownLists } from './useShownLists'

interface CampaignListProps {
  account: string
  lists: readonly LoadedList[]
  rows: Lists
  now: number
  isLoading: boolean
  rest: RemainingPages
  search: CampaignSearch
}

/** How many campaigns are shown at first, and with each 'Show more'. */
const step = 50

/** All campaigns with their findings and costs, as far as these have been calculated. */
function useListed(account: string, lists: readonly LoadedList[], rows: Lists, minute: number) {
  const { result, isCurrent } = useFindings(lists, account)
  const all = useMemo(() => campaignsOf(rows, minute), [rows, minute])
  const byObject = useMemo(() => result && findingsByObject(result.findings), [result])
  const costs = useCosts(account, lists, minute)
  const listed = useMemo(
    () =>
      all.map((campaign): Listed => {
        const findings = byObject && findingCountsOf(findingsOf(campaign.objects, byObject))
        return { campaign, findings, direct: costs?.get(campaignKey(campaign.name)) }
      }),
    [all, byObject, costs],
  )
  return { listed, isCurrent }
}

/** All tags and categories in use, with what is known of each. */
export function CampaignList({ account, lists, rows, now, isLoading, rest, search }: CampaignListProps) {
  const onSearch = usePatchAddress<CampaignSearch>()
  const [shown, setShown] = useShown(step)
  const minute = Math.floor(now / minuteMs) * minuteMs
  const inView = useShownLists(rows, isLoading)
  const isPending = !useHasBeen(!inView.isLoading)
  // The list is sorted by findings at first, and the sentence counts them. Both wait for the findings, so that nothing
  // changes under the pointer.
  const { listed, isCurrent } = useListed(account, lists, inView.rows, minute)
  const isChecked = useHasBeen(isCurrent && !inView.isLoading)
  const { kind, state, q = '' } = search
  const order = listOrderOf(search)
  const matching = useMemo(() => {
    const query = new TextQuery(q)
    return listed.filter(
      ({ campaign: { name, title } }) =>
        (kind === undefined || (name.tag === undefined) === (kind === 'category')) && query.isIn(title),
    )
  }, [listed, kind, q])
  const found = useMemo(
    () =>
      inOrder(
        matching.filter((one) => isIn(one, state)),
        { by: order.by, direction: order.direction },
        minute,
      ),
    [matching, state, order.by, order.direction, minute],
  )
  // With a search or filter the list is not folded, so that it contains all matches.
  const folds = kind === undefined && state === undefined && q === ''
  const [isUnfolded, setUnfolded] = useShown(0)
  const unfolded = useMemo(
    () => (folds && isUnfolded === 0 ? found.filter((one) => !isFolded(one)) : found),
    [found, folds, isUnfolded],
  )
  const isEmpty = !isPending && listed.length === 0
  const isReady = !isPending && isChecked
  return (
    <Panel grows aria-busy={isPending || !isChecked || undefined}>
      <ProgrammeHead>
        {!isPending && <NewFromTemplate onTitle={(template) => onSearch({ template })} />}
      </ProgrammeHead>
      {!isEmpty && <ListSentence listed={isChecked ? listed : undefined} now={now} />}
      <PartialDataNote lists={lists} rest={rest} asPart />
      {isEmpty ? (
        <PageState
          title="No campaigns yet"
          text="Everything with the same tag or category is a campaign. Give objects a tag, or begin with a template below."
        />
      ) : (
        <>
          <PageFilterBar justifyContent="flex-start">
            <SearchText
              label="Search campaigns"
              placeholder="Tag or category"
              q={q}
              onText={(text) => onSearch({ q: text.trim() === '' ? undefined : text.trim() })}
            />
            <FilterLinks aria-label="State">
              {[undefined, ...stateNames, 'findings' as const].map((one) => {
                const count = !isReady ? 0 : matching.filter((other) => isIn(other, one)).length
                const isChosen = one === state
                return (
                  (count > 0 || one === undefined || isChosen) && (
                    <FilterLink
                      key={one ?? 'all'}
                      isChosen={isChosen}
                      count={isReady ? count : undefined}
                      link={<Link to="/programme/campaign" search={{ ...search, state: one }} />}
                    >
                      {labelOf(one)}
                    </FilterLink>
                  )
                )
              })}
            </FilterLinks>
          </PageFilterBar>
          <CampaignTable
            listed={isPending || !isChecked ? undefined : unfolded.slice(0, shown)}
            order={order}
            now={minute}
            onOrder={(next) => onSearch(orderSearch(next), { replace: false })}
          />
          {!isPending && found.length === 0 && (
            <PageState title="No campaign found" text="Try another word or state." />
          )}
          {!isPending && isChecked && (
            <chakra.div px="inset" py="2" _empty={{ display: 'none' }}>
              <More rest={unfolded.length - shown} step={step} onClick={() => setShown(shown + step)} />
              <More
                rest={found.length - unfolded.length}
                label={`Show ${pluralize(found.length - unfolded.length, 'category', 'categories')} without dates`}
                onClick={() => {
                  setUnfolded(1)
                  setShown(Math.max(shown, found.length))
                }}
              />
            </chakra.div>
          )}
        </>
      )}
      {isReady && (
        <TemplateCards
          account={account}
          rows={rows}
          isPart={unseenIn(lists).length > 0}
          title={search.template}
          onTitle={(template) => onSearch({ template })}
        />
      )}
    </Panel>
  )
}

const labelOf = (state: string | undefined) =>
  state === undefined
    ? 'All'
    : state === 'findings'
      ? 'With findings'
      : campaignStateLabels[state as CampaignState]

const hasFindings = ({ findings }: Listed) =>
  findings !== undefined && findings.errors + findings.warnings > 0

const isIn = (one: Listed, state: string | undefined) =>
  state === undefined || (state === 'findings' ? hasFindings(one) : one.campaign.state === state)

/** A category without dates is a way to sort objects, not something that runs. One with an error is shown. */
const isFolded = ({ campaign: { name, from }, findings }: Listed) =>
  name.tag === undefined && from === undefined && (findings?.errors ?? 0) === 0
