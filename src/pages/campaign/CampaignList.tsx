import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { campaignsOf, stateNames } from '@/engine/campaign/campaign'
import { countsOf, findingsByObject, findingsOf } from '@/engine/check/byObject'
import { campaignKey } from '@/engine/economy/campaignCost'
import { creditsText } from '@/engine/explain/words'
import { entityOf } from '@/entities/registry'
import type { LoadedList, RestOfLists } from '@/entities/useLists'
import { minuteMs } from '@/lib/days'
import { counted, formatNumber } from '@/lib/format'
import { TextQuery } from '@/lib/textQuery'
import { Panel } from '@/list/Panel'
import type { Lists } from '@/model/references'
import { Bar, Chips } from '@/pages/parts/FilterChips'
import { useFindings } from '@/pages/parts/findings/useFindings'
import { Gaps } from '@/pages/parts/Gaps'
import { unseenIn } from '@/pages/parts/NotWholeDialog'
import { PageState, ProgrammeHead } from '@/pages/parts/ProgrammeHead'
import { RowSkeletons } from '@/pages/parts/parts'
import { SearchText } from '@/pages/parts/SearchText'
import { useHasBeen } from '@/pages/parts/useHasBeen'
import { usePatchAddress } from '@/pages/parts/usePatchAddress'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import shared from '@/ui/shared.module.css'
import type { CampaignSearch } from './address'
import { useCosts } from './Cost'
import { ListSentence } from './ListSentence'
import { TemplateCards } from './TemplateCards'
import { type Listed, linkToCampaign, runText, stateText } from './texts'
import { useShownLists } from './useShownLists'

interface CampaignListProps {
  account: string
  lists: readonly LoadedList[]
  rows: Lists
  now: number
  isLoading: boolean
  rest: RestOfLists
  search: CampaignSearch
}

/** How many campaigns are shown at first, and with each 'Show more'. */
const step = 50

/** All tags and categories in use, with what is known of each. */
export function CampaignList({ account, lists, rows, now, isLoading, rest, search }: CampaignListProps) {
  const onSearch = usePatchAddress<CampaignSearch>()
  const { result } = useFindings(lists, account)
  const [shown, setShown] = useState(step)
  const minute = Math.floor(now / minuteMs)
  const inView = useShownLists(rows, isLoading)
  const isPending = !useHasBeen(!inView.isLoading)
  const all = useMemo(() => campaignsOf(inView.rows, minute * minuteMs), [inView.rows, minute])
  const byObject = useMemo(() => result && findingsByObject(result.findings), [result])
  const costs = useCosts(account, lists, minute * minuteMs)
  const listed = useMemo(
    () =>
      all.map((campaign): Listed => {
        const findings = byObject && countsOf(findingsOf(campaign.objects, byObject))
        return { campaign, findings, direct: costs?.get(campaignKey(campaign.name)) }
      }),
    [all, byObject, costs],
  )
  const query = new TextQuery(search.q ?? '')
  const matching = listed.filter(
    ({ campaign }) =>
      (search.kind === undefined || (campaign.name.tag === undefined) === (search.kind === 'category')) &&
      query.isIn(campaign.title),
  )
  const isIn = (one: Listed, state: string | undefined) =>
    state === undefined || (state === 'findings' ? hasFindings(one) : one.campaign.state === state)
  const found = matching.filter((one) => isIn(one, search.state)).toSorted(byState)
  const chips = [undefined, ...stateNames, 'findings'].map((state) => ({
    state,
    count: matching.filter((one) => isIn(one, state)).length,
  }))
  return (
    <Panel grows aria-busy={isPending || undefined}>
      <ProgrammeHead />
      {!isPending && all.length > 0 && <ListSentence listed={listed} now={now} />}
      <Gaps lists={lists} rest={rest} asPart />
      {isPending ? (
        <chakra.div px={{ base: '3', md: '5' }} py="4">
          <RowSkeletons count={6} />
        </chakra.div>
      ) : all.length === 0 ? (
        <PageState
          title="No campaigns yet"
          text="Everything with the same tag or category is a campaign. Give objects a tag, or begin with a template below."
        />
      ) : (
        <>
          <Bar>
            <SearchText
              label="Search campaigns"
              placeholder="Tag or category"
              q={search.q ?? ''}
              onText={(q) => onSearch({ q: q.trim() === '' ? undefined : q.trim() })}
            />
            <Chips aria-label="State">
              {chips
                .filter(({ state, count }) => count > 0 || state === undefined || state === search.state)
                .map(({ state, count }) => (
                  <li key={state ?? 'all'}>
                    <Link
                      to="/programme/campaign"
                      search={{ ...search, state }}
                      replace
                      data-chosen={state === search.state ? '' : undefined}
                      aria-current={state === search.state || undefined}
                    >
                      {`${labelOf(state)} ${formatNumber(count)}`}
                    </Link>
                  </li>
                ))}
            </Chips>
          </Bar>
          <Rows aria-label="Campaigns">
            {found.slice(0, shown).map((one) => (
              <CampaignRow
                key={`${one.campaign.name.tag === undefined} ${one.campaign.title}`}
                {...one}
                now={now}
              />
            ))}
          </Rows>
          {found.length === 0 && <PageState title="No campaign found" text="Try another word or state." />}
          <chakra.div px={{ base: '3', md: '5' }} py="2" _empty={{ display: 'none' }}>
            <More rest={found.length - shown} step={step} onClick={() => setShown(shown + step)} />
          </chakra.div>
        </>
      )}
      {!isPending && (
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
      : state[0]?.toUpperCase() + state.slice(1)

const hasFindings = ({ findings }: Listed) =>
  findings !== undefined && findings.errors + findings.warnings > 0

/** Live first, then what starts next, without dates, ended, inactive. */
function byState(one: Listed, other: Listed): number {
  const [a, b] = [one.campaign, other.campaign]
  const byPlace = stateNames.indexOf(a.state) - stateNames.indexOf(b.state)
  if (byPlace !== 0) return byPlace
  if (a.state === 'planned' && a.from !== b.from) return (a.from ?? 0) - (b.from ?? 0)
  return a.title < b.title ? -1 : 1
}

function CampaignRow({ campaign, findings, direct, now }: Listed & { now: number }) {
  const { name, title, objects, counts, state } = campaign
  return (
    <li>
      <Link {...linkToCampaign(name)}>
        <span data-part="name">
          <b>
            <bdi>{title}</bdi>
          </b>
          <small>{name.tag === undefined ? 'Category' : 'Tag'}</small>
        </span>
        <span data-part="count">{formatNumber(objects.length)}</span>
        <span data-part="types">
          {[...counts].map(([type, count]) => {
            const { icon: Icon, title: types } = entityOf(type).list
            return (
              <span key={type} title={`${types}: ${count}`}>
                <Icon size={14} aria-label={types} />
                <span>{formatNumber(count)}</span>
              </span>
            )
          })}
        </span>
        <span data-part="dates">{runText(campaign, now)}</span>
        <span data-part="state" data-state={state}>
          {stateText(campaign, now)}
        </span>
        <span data-part="cost">
          {direct && (
            <>
              <span>{creditsText(Math.round(direct.credits))}</span>
              <span className={shared.visuallyHidden}> for a regular player</span>
            </>
          )}
        </span>
        <span data-part="findings">
          {findings && findings.errors + findings.warnings > 0 ? (
            <>
              {findings.errors > 0 && <Badge tone="danger">{counted(findings.errors, 'error')}</Badge>}
              {findings.warnings > 0 && <Badge tone="warning">{counted(findings.warnings, 'warning')}</Badge>}
            </>
          ) : findings ? (
            <chakra.span display={{ base: 'none', md: 'inline' }}>None</chakra.span>
          ) : (
            ''
          )}
        </span>
      </Link>
    </li>
  )
}

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      borderBottomWidth: '1px',
      contentVisibility: 'auto',
      containIntrinsicSize: { base: 'auto 84px', md: 'auto 53px' },
    },
    '& > li > a': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'auto minmax(0, 1fr) auto',
        md: 'minmax(0, 3fr) 56px minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(88px, 1.5fr) minmax(88px, 1.5fr)',
      },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      minH: '52px',
      px: { base: '3', md: '5' },
      py: '2',
      textStyle: 'sm',
      _hover: { bg: 'bg.hover' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [data-part=name]': {
      gridColumn: { base: '1 / 3', md: 'auto' },
      minW: '0',
      overflowWrap: 'anywhere',
      '& > b': { fontWeight: '600' },
    },
    '& [data-part=name] > small': { ms: '2', fontSize: 'xs', color: 'fg.muted' },
    '& [data-part=count]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: '550' },
    '& [data-part=types]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      gridColumn: { base: '1 / -1', md: 'auto' },
      color: 'fg.muted',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    },
    '& [data-part=dates]': { color: 'fg.muted' },
    '& [data-part=state]': {
      gridColumn: { base: '2 / -1', md: 'auto' },
      fontWeight: '550',
      textAlign: { base: 'end', md: 'start' },
    },
    '& [data-state=live]': { color: 'success.text' },
    '& [data-state=ended], & [data-state=inactive], & [data-state="no dates"]': { color: 'fg.muted' },
    '& [data-part=cost]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      _empty: { display: { base: 'none', md: 'block' } },
    },
    '& [data-part=findings]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      color: 'fg.muted',
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
})
