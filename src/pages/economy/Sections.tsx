import { chakra, Flex, Span } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { decisionOf } from '@/engine/economy/decision'
import { lastsOf, type RunsOut as Out, runsOutFirst, untilText } from '@/engine/economy/lasts'
import type { BothMetrics, MetricOptions, ShownMetrics, SinkMetric } from '@/engine/economy/metrics'
import { onlyCampaign } from '@/engine/economy/onlyCampaign'
import { assumptionsOf } from '@/engine/economy/profiles'
import type { Simulated } from '@/engine/economy/simulate'
import { amountText } from '@/engine/economy/words'
import { toMinute } from '@/lib/dates'
import { dayMs } from '@/lib/days'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { Segments } from '@/parts/filters/Segments'
import { PageIndex } from '@/parts/page/PageIndex'
import { SideBySide } from '@/parts/page/panel'
import { useIsPhone } from '@/ui/useMedia'
import type { EconomySearch } from './address'
import { BasketSection } from './Basket'
import { Boxes, Raffles } from './Chances'
import { WhoseEarnings } from './Controls'
import { BalanceChart } from './charts/BalanceChart'
import { LevelsChart } from './charts/LevelsChart'
import { PaysChart } from './charts/PaysChart'
import { EarnedSection } from './Earned'
import { Headline } from './Headline'
import { FitButton, farOff, HeldModelled } from './HeldModelled'
import { Outstanding } from './Outstanding'
import { byTexts } from './prizeColumns'
import { TimeToPrize } from './TimeToPrize'
import type { KnownPast } from './visits'

interface EconomySectionsProps {
  account: string
  lists: Lists
  both: BothMetrics
  spread: Simulated | undefined
  options: MetricOptions
  search: EconomySearch
  /** The moment of the page. */
  now: number
  past: KnownPast
  /** How the loaded players were chosen. */
  sample: string
  /** The line with how many players are loaded. Undefined if all are, or if another part of the page shows it. */
  note?: ReactNode
  onSearch: (patch: EconomySearch) => void
}

const halves = { '--columns': 'minmax(0, 1fr) minmax(0, 1fr)' }
const single = {
  '--columns': 'minmax(0, 1fr)',
  '& > section + section': { borderTopWidth: '1px', borderInlineStartWidth: '0' },
}

/** The first screen, and all sections below it. */
export function EconomySections(props: EconomySectionsProps) {
  const { account, lists, both, spread, options, search, now: moment, past, sample, note, onSearch } = props
  const { campaign } = options
  const { now, before } = useMemo(
    () =>
      campaign
        ? {
            now: onlyCampaign(both.now, lists, campaign),
            before: both.before && onlyCampaign(both.before, lists, campaign),
          }
        : both,
    [both, lists, campaign],
  )
  const { profile, days, at, edits } = options
  const assumed = assumptionsOf(profile, edits)
  const isTable = search.view === 'table'
  const isPhone = useIsPhone()
  const players = now.players?.count ?? 0
  const times = search.who === 'all' && players > 0 ? players : 1
  const currency = search.pays ?? 'credits'
  const shown: ShownMetrics = { figures: now, before, profile, days, at, assumed, isTable }
  const prizes = useMemo(() => now.sinks.filter(({ type, price }) => type === 'prizes' && price > 0), [now])
  const lasts = useMemo(() => {
    const known = { now: moment, at, days, players, redeemed: past.redeemed, spread }
    return new Map(prizes.map((prize) => [prize.id, lastsOf(prize, known)]))
  }, [prizes, moment, at, days, players, past.redeemed, spread])
  const out = runsOutFirst(prizes, lasts)
  const isWaiting = !spread && [...lasts.values()].some(({ kind }) => kind === 'unknown')
  const given = past.given
  const toPrize = { ...shown, lasts, now: moment, sample }
  // In the table view each part uses the whole width, because parts of different heights would leave gaps.
  const columns = isTable ? single : halves
  const timesTooMuch = profile === 'regular' ? farOff(both.now.earned.points / days, given) : undefined
  const fit = given && (
    <FitButton account={account} lists={lists} options={options} given={given} onSearch={onSearch} />
  )
  return (
    <>
      {timesTooMuch !== undefined && (
        <Flex
          role="note"
          wrap="wrap"
          align="center"
          rowGap="2"
          columnGap="4"
          px="inset"
          py="2.5"
          bg="warning.subtle"
          borderBottomWidth="1px"
          textStyle="sm"
        >
          <Span
            flex="1"
            minW="min(20rem, 100%)"
          >{`The model gives ${amountText(timesTooMuch)} times what active players were given, so the figures below are far too high.`}</Span>
          <span>{fit}</span>
        </Flex>
      )}
      <Headline
        {...shown}
        figures={both.now}
        before={both.before}
        worthKnowing={now}
        runsOut={<RunsOut out={out} isWaiting={isWaiting} count={prizes.length} now={moment} />}
        decision={decisionOf(now, { profile, end: at + days * dayMs, out })}
        cost={both.cost}
        onSpan={({ at: from, days: length }) => onSearch({ from: toMinute(from), days: length })}
        note={note}
        action={
          // On phones this choice is in the sheet of the controls.
          players > 0 &&
          !isPhone && <WhoseEarnings search={search} onSearch={onSearch} playerCount={players} />
        }
      />
      <PageIndex>
        <SideBySide css={{ '--columns': 'repeat(3, minmax(0, 1fr))' }}>
          <EarnedSection {...shown} currency="credits" times={times} />
          <BasketSection {...shown} />
          <EarnedSection {...shown} currency="points" times={times} />
        </SideBySide>
        <SideBySide css={columns}>
          {isTable && <TimeToPrize {...toPrize} />}
          <BalanceChart {...shown} spread={spread} />
          {!isTable && <TimeToPrize {...toPrize} />}
        </SideBySide>
        <SideBySide css={columns}>
          <LevelsChart ladder={now.ladder} before={before?.ladder} profile={profile} isTable={isTable} />
          <PaysChart
            pays={now.pays[currency]}
            currency={currency}
            isTable={isTable}
            action={
              <Segments
                label="What pays best in"
                items={[
                  { value: 'credits', label: nouns.credits.title },
                  { value: 'points', label: nouns.points.title },
                ]}
                value={currency}
                onChoose={(chosen) => onSearch({ pays: chosen === 'points' ? 'points' : undefined })}
              />
            }
          />
        </SideBySide>
        <SideBySide css={halves}>
          <Boxes {...shown} search={search} onSearch={onSearch} />
          <Raffles {...shown} search={search} onSearch={onSearch} />
        </SideBySide>
        <SideBySide css={halves}>
          <Outstanding {...shown} sample={sample} between={past.between} />
          <HeldModelled {...shown} sample={sample} given={given} fit={fit} />
        </SideBySide>
      </PageIndex>
    </>
  )
}

interface RunsOutProps {
  out: Out<SinkMetric> | undefined
  isWaiting: boolean
  /** Prizes with a price. */
  count: number
  now: number
}

/** Which prize runs out first. */
function RunsOut({ out, isWaiting, count, now }: RunsOutProps): ReactNode {
  if (count === 0) return null
  if (isWaiting)
    return <chakra.span color="fg.muted">Looking for the prize that runs out first...</chakra.span>
  if (!out) return <chakra.span color="fg.muted">No prize is seen to run out in these days.</chakra.span>
  const { prize, by } = out
  return (
    <>
      <ObjectLink to={{ type: 'prizes', id: prize.id, path: 'stockCount' }}>
        <b>{prize.name}</b>
      </ObjectLink>
      <span>{' runs out first, '}</span>
      <b>{untilText(out, now)}</b>
      <chakra.small textStyle="sm" color="fg.muted">
        {`: ${formatNumber(prize.left ?? 0)} left, ${byTexts[by].text}.`}
      </chakra.small>
    </>
  )
}
