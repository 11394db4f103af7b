import { Box, chakra, Grid } from '@chakra-ui/react'
import { useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Folder, Tag } from 'lucide-react'
import { useMemo } from 'react'
import { isOfResource } from '@/api/rows'
import {
  type Campaign,
  type CampaignView,
  campaignIn,
  campaignViewOf,
  countedIn,
  listsAs,
  rangeOf,
} from '@/engine/campaign/campaign'
import { findingCountsOf, findingsByObject, findingsOf } from '@/engine/check/byObject'
import { followOnText } from '@/engine/economy/costWords'
import { creditsText } from '@/engine/explain/words'
import type { CampaignName } from '@/engine/programme/campaignName'
import { isActive } from '@/engine/programme/programmeIndex'
import type { LoadedList, RemainingPages } from '@/entities/useLists'
import { minuteMs } from '@/lib/days'
import { pluralize } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { programmeTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { useFindings } from '@/parts/findings/useFindings'
import { usePage } from '@/parts/navigation/pages'
import { PageState, PageTile, PageTitle } from '@/parts/page/ProgrammeHead'
import { Part, RowSkeletons } from '@/parts/page/panel'
import { Sentence, SentenceNote } from '@/parts/page/Sentence'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { useHasBeen } from '@/parts/partial-data/useHasBeen'
import { Badge } from '@/ui/inline'
import { BackLink, PageHead } from '@/ui/PageHead'
import shared from '@/ui/shared.module.css'
import { Skeleton } from '@/ui/styled'
import { AddMenu } from './AddMenu'
import { CampaignActions } from './CampaignActions'
import { CampaignJournal } from './CampaignJournal'
import { CampaignTimeLine } from './CampaignTimeLine'
import { CostPart, useCost } from './Cost'
import { FindingsPart } from './FindingsPart'
import { NeighboursPart } from './NeighboursPart'
import { ObjectRows } from './ObjectRows'
import { StartPart } from './StartPart'
import { campaignStateLabels, datesInSentence, findingsText } from './texts'
import { Undated } from './Undated'
import { usePartsInTurn } from './usePartsInTurn'
import { useShownLists } from './useShownLists'

const isOfProgramme = (query: { queryKey: readonly unknown[] }) =>
  programmeTypes.some((type) => isOfResource(query, type))

interface OneCampaignProps {
  account: string
  lists: readonly LoadedList[]
  rows: Lists
  now: number
  isLoading: boolean
  rest: RemainingPages
  name: CampaignName
  view: CampaignView | undefined
}

/** The number of parts below the head and the sentence, for `usePartsInTurn`. */
const parts = 7

/**
 * The findings of the objects of a campaign; undefined while it is checked.
 * @param viewed the lists as the view of the campaign has them; undefined if that is how they are
 */
function useFindingsOf(
  { objects }: Campaign,
  account: string,
  lists: readonly LoadedList[],
  viewed: Lists | undefined,
) {
  // The checked lists depend on the view. For the default view they are the loaded lists themselves, so that the check
  // does not run again.
  const checked = useMemo(
    () => (viewed ? lists.map((list) => ({ ...list, rows: viewed.get(list.type) ?? list.rows })) : lists),
    [lists, viewed],
  )
  const { result: found } = useFindings(checked, account)
  // Hides findings of the other view until those of this view are ready.
  const result = found?.lists === checked ? found : undefined
  const byObject = useMemo(() => result && findingsByObject(result.findings), [result])
  return byObject && findingsOf(objects, byObject)
}

interface FindingsAndCostProps {
  findings: ReturnType<typeof useFindingsOf>
  cost: ReturnType<typeof useCost>
}

/** The end of the sentence: ', 2 errors, gives a regular player 120 credits'. */
const FindingsAndCost = ({ findings, cost }: FindingsAndCostProps) => (
  <>
    {findings && (
      <>
        <span>{', '}</span>
        <a href="#campaign-findings">{findingsText(findingCountsOf(findings))}</a>
      </>
    )}
    {cost && (
      <>
        <span>{', gives a regular player '}</span>
        <a href="#campaign-cost">{creditsText(Math.round(cost.direct.credits))}</a>
        <span>{followOnText(cost)}</span>
      </>
    )}
  </>
)

/** Everything with one tag, or of one category, as one thing (rules CAMPAIGN-6 and CAMPAIGN-7). */
export function OneCampaign({
  account,
  lists,
  rows,
  now,
  isLoading,
  rest,
  name,
  view: asked,
}: OneCampaignProps) {
  const minute = Math.floor(now / minuteMs) * minuteMs
  const shown = useShownLists(rows, isLoading)
  const campaign = useMemo(() => campaignIn(shown.rows, name, minute), [shown.rows, name, minute])
  const view = campaignViewOf(campaign, asked)
  const viewed = useMemo(() => listsAs(shown.rows, campaign.objects, view), [shown.rows, campaign, view])
  const findings = useFindingsOf(campaign, account, lists, viewed === shown.rows ? undefined : viewed)
  const cost = useCost({ account, lists, name, now: minute, view })
  const { title, objects } = campaign
  const running = useMemo(
    () => ({ ...campaign, ...rangeOf(countedIn(objects, view)) }),
    [campaign, objects, view],
  )
  const isCategory = name.tag === undefined
  // A finished plan refetches the lists. Until they are here, a campaign without objects is loading, not empty.
  const isReading = useIsFetching({ predicate: isOfProgramme }) > 0
  const hasLoaded = useHasBeen(!shown.isLoading)
  const isPending = !hasLoaded || (objects.length === 0 && (isReading || shown.isBehind))
  const isEmpty = objects.length === 0 && !isPending
  const inTurn = usePartsInTurn(JSON.stringify([account, name]), isPending || isEmpty ? 0 : parts)
  return (
    <Panel grows aria-busy={isPending || (!isEmpty && inTurn < parts) || undefined}>
      <PageTitle of={title} />
      <PageHead
        tile={<PageTile icon={usePage().icon} />}
        above={
          <BackLink to="Campaigns">
            <Link to="/programme/campaign" />
          </BackLink>
        }
        title={title}
        badges={
          <CampaignBadges isCategory={isCategory} state={isPending || isEmpty ? undefined : campaign.state} />
        }
      >
        {hasLoaded && (
          <CampaignActions
            account={account}
            campaign={campaign}
            lists={lists}
            rest={rest}
            rows={shown.rows}
            now={minute}
          />
        )}
      </PageHead>
      <PartialDataNote lists={lists} rest={rest} asPart />
      {isPending ? (
        <Body />
      ) : isEmpty ? (
        <PageState
          title={isCategory ? `Nothing is of the category ${title}` : `Nothing has the tag ${title}`}
          text="Objects appear here when they have it. Begin with one."
          action={<AddMenu name={name} campaign={campaign} />}
        />
      ) : (
        <>
          <Sentence role="status">
            <span>{`${title}: `}</span>
            <a href="#campaign-objects">{pluralize(objects.length, 'object')}</a>
            <span>{`, ${datesInSentence(running, now)}`}</span>
            <FindingsAndCost findings={findings} cost={cost} />
            <span>.</span>
            <SentenceNote>
              <Undated account={account} campaign={running} />
              {objects.length > 0 && <ViewSwitch campaign={campaign} view={view} />}
            </SentenceNote>
          </Sentence>
          {inTurn < 1 ? (
            <Body hasSentence />
          ) : (
            <>
              <CampaignTimeLine campaign={campaign} now={now} />
              <Grid
                flex="1"
                templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
                templateRows={{ lg: 'auto 1fr' }}
              >
                <Box minW="0">
                  {inTurn < 2 ? (
                    <PartSkeleton title="Objects" count={8} />
                  ) : (
                    <ObjectRows
                      campaign={campaign}
                      now={now}
                      add={<AddMenu name={name} campaign={campaign} />}
                    />
                  )}
                </Box>
                <Box
                  as="section"
                  aria-label="About the campaign"
                  minW="0"
                  gridColumn={{ lg: '2' }}
                  gridRow={{ lg: '1 / span 2' }}
                  borderInlineStartWidth={{ lg: '1px' }}
                >
                  {inTurn < 3 ? (
                    <PartSkeleton title="Findings" count={3} />
                  ) : (
                    <FindingsPart findings={findings} name={name} />
                  )}
                  {inTurn >= 4 && (
                    <StartPart account={account} campaign={running} rows={viewed} now={minute} />
                  )}
                  {inTurn >= 5 && <CostPart cost={cost} name={name} />}
                </Box>
                <Box minW="0">
                  {inTurn >= 6 && <NeighboursPart account={account} campaign={campaign} rows={shown.rows} />}
                  {inTurn >= 7 && <CampaignJournal account={account} campaign={campaign} />}
                </Box>
              </Grid>
            </>
          )}
        </>
      )}
    </Panel>
  )
}

/** What holds the objects together, and the state of the campaign once it is known. */
function CampaignBadges({
  isCategory,
  state,
}: {
  isCategory: boolean
  state: Campaign['state'] | undefined
}) {
  return (
    <>
      <Badge tone="primary">
        {isCategory ? <Folder size={12} aria-hidden /> : <Tag size={12} aria-hidden />}
        <span>{isCategory ? 'Category' : 'Tag'}</span>
      </Badge>
      {state && <Badge tone={state === 'live' ? 'success' : 'neutral'}>{campaignStateLabels[state]}</Badge>}
    </>
  )
}

/** Says which view is shown, and links to the other one. */
function ViewSwitch({ campaign, view }: { campaign: Campaign; view: CampaignView }) {
  if (campaign.objects.every(({ row }) => isActive(row))) return null
  const isAsIs = view === 'as-is'
  return (
    <span>
      <span>
        {isAsIs ? ' Inactive objects are not counted. ' : ' Worked out as if all of it were active. '}
      </span>
      <Link
        to="/programme/campaign"
        search={{ ...campaign.name, view: isAsIs ? 'as-active' : 'as-is' }}
        replace
        className={shared.link}
      >
        <span>{isAsIs ? 'Show it as if active' : 'Show it as it is'}</span>
      </Link>
    </span>
  )
}

/** Placeholders for the sentence, the time line and the first objects. */
const Body = ({ hasSentence = false }: { hasSentence?: boolean }) => (
  <chakra.div aria-hidden px="inset" py="4">
    {!hasSentence && <Skeleton display="block" mb="8" w="70%" h="28px" />}
    <Skeleton display="block" mb="5" h={{ base: '120px', md: '220px' }} />
    <RowSkeletons count={6} />
  </chakra.div>
)

const PartSkeleton = ({ title, count }: { title: string; count: number }) => (
  <Part title={title} isBusy>
    <RowSkeletons count={count} />
  </Part>
)

/**
 * The layout: a wide column with the objects and what surrounds them, and a narrow one that explains the campaign. On
 * phones it is a single column in source order.
 */
