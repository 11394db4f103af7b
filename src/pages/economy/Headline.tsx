import { chakra, Flex, Grid } from '@chakra-ui/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { followOnText } from '@/engine/economy/costWords'
import type { Decision } from '@/engine/economy/decision'
import { namedPrize, thingsOf } from '@/engine/economy/headline'
import type { Metrics, NamedCost, ShownMetrics, SinkMetric } from '@/engine/economy/metrics'
import { afterText, amountText } from '@/engine/economy/words'
import { dayText } from '@/lib/dateText'
import { dayMs, minuteMs } from '@/lib/days'
import { plural, pluralize } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { answer, SentenceNote } from '@/parts/page/Sentence'
import { Button } from '@/ui/Button'
import { dayExplanation, earnedExplanation } from './explain'
import { Metric } from './Metric'

interface HeadlineProps extends ShownMetrics {
  /** The figures for the three statements. They can differ from those of the sentence. */
  worthKnowing: Metrics
  /** Which prize runs out first. */
  runsOut: ReactNode
  /** Undefined if nothing needs one. */
  decision: Decision | undefined
  /** The cost that the sentence shows, if it is about a campaign. */
  cost: NamedCost | undefined
  /** Shows the span of the campaign. */
  onSpan: (cost: NamedCost) => void
  /** Shown after the dates of the campaign. */
  note?: ReactNode
  /** Shown at the end of the line with the dates. */
  action?: ReactNode
}

/** The first screen: three figures in two sentences, one decision, and three things worth knowing. */
export function Headline(props: HeadlineProps) {
  const { figures, before, worthKnowing, profile, days, at, runsOut, decision, note, action } = props
  const prize = namedPrize(figures, profile, days)
  const was = before && prize && before.sinks.find(({ type, id }) => type === prize.type && id === prize.id)
  return (
    <chakra.section px="inset" pt="3" pb={{ base: '4', md: '3' }} aria-labelledby="economy-sentence">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.p textStyle="sm" color="fg.muted">
          {before
            ? `With the change. Before: ${amountText(before.earned.credits)} ${nouns.credits.many}${was ? `, ${was.name} ${afterText(was.days[profile], was.hours[profile])}` : ''}.`
            : `From ${dayText(at)} to ${dayText(at + days * dayMs)}`}
        </chakra.p>
        {note}
        {action && <chakra.span ms="auto">{action}</chakra.span>}
      </chakra.div>
      <chakra.h2 id="economy-sentence" mt="1" css={answer}>
        <Sentence {...props} prize={prize} />
      </chakra.h2>
      {runsOut && (
        <chakra.p mt="1" textStyle="lg" minH="1lh">
          {runsOut}
        </chakra.p>
      )}
      {decision && (
        <Flex
          wrap="wrap"
          align="center"
          rowGap="2"
          columnGap="4"
          mt={{ base: '3', md: '2' }}
          ps="3"
          pe={{ base: '3', md: '1' }}
          py={{ base: '2', md: '1' }}
          borderRadius="md"
          borderWidth="1px"
          borderInlineStart="4px solid {colors.accent.mark}"
          bg="bg.subtle"
          textStyle="sm"
        >
          <chakra.p flex="1" minW="min(20rem, 100%)" overflowWrap="anywhere">
            <b>To decide: </b>
            <span>{decision.text}</span>
          </chakra.p>
          <Button asChild variant="outline" size="sm">
            <ObjectLink to={decision.to}>{decision.label}</ObjectLink>
          </Button>
        </Flex>
      )}
      <Grid
        as="ul"
        aria-label="Worth knowing"
        mt={{ base: '3', md: '2' }}
        templateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '3', lg: '6' }}
        listStyle="none"
        textStyle="sm"
      >
        {thingsOf(worthKnowing, profile, days, decision?.instead).map(({ title, text, isWarning }) => (
          <Grid as="li" key={title} templateColumns="16px minmax(0, 1fr)" columnGap="2.5">
            <chakra.span mt="2px" color={isWarning ? 'warning.text' : 'success.text'}>
              {isWarning ? (
                <TriangleAlert size={16} aria-label="Warning:" />
              ) : (
                <CircleCheck size={16} aria-hidden />
              )}
            </chakra.span>
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              <chakra.b color="fg" fontWeight="600">
                {title}
              </chakra.b>{' '}
              <span>{text}</span>
            </chakra.p>
          </Grid>
        ))}
      </Grid>
    </chakra.section>
  )
}

function Sentence({
  figures,
  before,
  profile,
  at,
  days,
  assumed,
  cost,
  onSpan,
  prize,
}: HeadlineProps & { prize: SinkMetric | undefined }) {
  const earnedIn = (of: Metrics) => (
    <Metric
      {...earnedExplanation(of, 'credits', { profile, days, assumed })}
    >{`${amountText(of.earned.credits)} ${nouns.credits.many}`}</Metric>
  )
  if (cost) return <CampaignSentence cost={cost} at={at} days={days} onSpan={onSpan} />
  const isTried = before !== undefined
  return (
    <>
      <span>{`A ${profile} player ${isTried ? 'would earn' : 'earns'} about `}</span>
      <span>{earnedIn(figures)}</span>
      <span>{` in ${days} days and `}</span>
      {prize === undefined ? (
        <span>there is nothing to buy with them</span>
      ) : prize.days[profile] === null ? (
        <>
          <span>{isTried ? 'could not afford the ' : 'cannot afford the '}</span>
          <Metric {...dayExplanation(prize, profile, assumed)}>{`${prize.name} within a year`}</Metric>
        </>
      ) : (
        <>
          <span>{isTried ? 'could afford the ' : 'can afford the '}</span>
          <Metric
            {...dayExplanation(prize, profile, assumed)}
          >{`${prize.name} ${afterText(prize.days[profile], prize.hours[profile])}`}</Metric>
        </>
      )}
      <span>.</span>
    </>
  )
}

/** The sentence about the cost of a campaign. It uses the campaign's own span, not that of the figures below. */
function CampaignSentence({
  cost,
  at,
  days,
  onSpan,
}: Pick<HeadlineProps, 'at' | 'days' | 'onSpan'> & { cost: NamedCost }) {
  const { name, direct } = cost
  const [credits, points] = (['credits', 'points'] as const).map((currency) => {
    const amount = Math.round(direct[currency])
    return `${amountText(amount)} ${plural(amount, nouns[currency].one, nouns[currency].many)}`
  })
  const isOther = cost.days > 0 && (days !== cost.days || Math.abs(at - cost.at) >= minuteMs)
  return (
    <>
      <span>{`The ${name.tag === undefined ? `category ${name.category}` : `tag ${name.tag}`} gives a regular player `}</span>
      <span>{`${credits} and ${points}`}</span>
      <span>{followOnText(cost)}</span>
      <span>{`, in its ${pluralize(cost.days, 'day')} from ${dayText(cost.at)} on`}</span>
      <span>{cost.view === 'as-active' ? ', as if all of it were active.' : '.'}</span>
      {isOther && (
        <SentenceNote>
          <span>{`The figures below are of ${pluralize(days, 'day')} from ${dayText(at)} on. `}</span>
          <Button variant="outline" size="sm" onClick={() => onSpan(cost)}>
            Show the days of the campaign
          </Button>
        </SentenceNote>
      )}
    </>
  )
}
