import { chakra } from '@chakra-ui/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Decision } from '@/engine/economy/decision'
import type { BothFigures, FigureOptions, Figures, ShownFigures, SinkFigure } from '@/engine/economy/figures'
import { namedPrize, thingsOf } from '@/engine/economy/headline'
import { campaignOf } from '@/engine/economy/tryOut'
import { afterText, amountText, shownDifference } from '@/engine/economy/words'
import { dayText } from '@/lib/dateText'
import { dayMs } from '@/lib/days'
import { plural } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { Button } from '@/ui/Button'
import { dayExplanation, earnedExplanation } from './explain'
import { Figure } from './Figure'

/** The account with a campaign and without it. */
interface Compared {
  /** 'The tag spring-2026'. */
  campaign: string
  having: Figures
  lacking: Figures
}

/** The campaign of the address, or the one that is left out as the only change that is tried. */
export function comparedIn(
  { now, before, without }: BothFigures,
  options: FigureOptions,
): Compared | undefined {
  const { campaign, trials = [] } = options
  if (campaign && without && !before)
    return {
      campaign: campaign.tag === undefined ? `category ${campaign.category}` : `tag ${campaign.tag}`,
      having: now,
      lacking: without,
    }
  const left = campaignOf(trials)
  return left && before && { campaign: `${left.by} ${left.word}`, having: before, lacking: now }
}

interface HeadlineProps extends ShownFigures {
  /** The figures that the three things worth knowing are about. */
  worthKnowing: Figures
  /** Which prize runs out first. */
  runsOut: ReactNode
  /** Undefined if nothing needs one. */
  decision: Decision | undefined
  /** What the sentence compares, if it is about a campaign. */
  compared: Compared | undefined
  /** Shown after the dates. */
  note?: ReactNode
  /** Shown at the end of their line. */
  action?: ReactNode
}

/** The first screen: three figures in two sentences, one decision, and three things worth knowing. */
export function Headline(props: HeadlineProps) {
  const { figures, before, worthKnowing, profile, days, at, runsOut, decision, note, action } = props
  const prize = namedPrize(figures, profile, days)
  const was = before && prize && before.sinks.find(({ type, id }) => type === prize.type && id === prize.id)
  return (
    <chakra.section
      px={{ base: '3', md: '5' }}
      pt="3"
      pb={{ base: '4', md: '3' }}
      aria-labelledby="economy-sentence"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.p textStyle="sm" color="fg.muted">
          {before
            ? `With the change. Before: ${amountText(before.earned.credits)} ${nouns.credits.many}${was ? `, ${was.name} ${afterText(was.days[profile], was.hours[profile])}` : ''}.`
            : `From ${dayText(at)} to ${dayText(at + days * dayMs)}`}
        </chakra.p>
        {note}
        {action && <chakra.span ms="auto">{action}</chakra.span>}
      </chakra.div>
      <chakra.h2
        id="economy-sentence"
        mt="1"
        fontSize={{ base: '1.125rem', md: '1.375rem' }}
        fontWeight="640"
        lineHeight="1.3"
        css={{ '& [data-figure]': { color: 'primary.text' } }}
      >
        <Sentence {...props} prize={prize} />
      </chakra.h2>
      {runsOut && (
        <chakra.p mt="1" fontSize={{ base: '1rem', md: '1.125rem' }} lineHeight="1.4" minH="1.4em">
          {runsOut}
        </chakra.p>
      )}
      {decision && (
        <DecisionBox>
          <p>
            <b>To decide: </b>
            <span>{decision.text}</span>
          </p>
          <Button asChild variant="outline" size="sm">
            <ObjectLink to={decision.to}>{decision.label}</ObjectLink>
          </Button>
        </DecisionBox>
      )}
      <Things aria-label="Worth knowing">
        {thingsOf(worthKnowing, profile, days, decision?.instead).map(({ title, text, isWarning }) => (
          <li key={title}>
            <chakra.span color={isWarning ? 'warning.text' : 'success.text'}>
              {isWarning ? (
                <TriangleAlert size={16} aria-label="Warning:" />
              ) : (
                <CircleCheck size={16} aria-hidden />
              )}
            </chakra.span>
            <p>
              <b>{title}</b> <span>{text}</span>
            </p>
          </li>
        ))}
      </Things>
    </chakra.section>
  )
}

function Sentence({
  figures,
  before,
  profile,
  days,
  assumed,
  compared,
  prize,
}: HeadlineProps & { prize: SinkFigure | undefined }) {
  const earnedIn = (of: Figures) => (
    <Figure
      {...earnedExplanation(of, 'credits', { profile, days, assumed })}
    >{`${amountText(of.earned.credits)} ${nouns.credits.many}`}</Figure>
  )
  if (compared)
    return <CampaignSentence {...{ ...compared, profile, days }} earned={earnedIn(compared.lacking)} />
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
          <Figure {...dayExplanation(prize, profile, assumed)}>{`${prize.name} within a year`}</Figure>
        </>
      ) : (
        <>
          <span>{isTried ? 'could afford the ' : 'can afford the '}</span>
          <Figure
            {...dayExplanation(prize, profile, assumed)}
          >{`${prize.name} ${afterText(prize.days[profile], prize.hours[profile])}`}</Figure>
        </>
      )}
      <span>.</span>
    </>
  )
}

/** What a campaign costs: the figures with it less those without it. */
function CampaignSentence({
  campaign,
  having,
  lacking,
  profile,
  days,
  earned,
}: Pick<ShownFigures, 'profile' | 'days'> & Compared & { earned: ReactNode }) {
  const costs = (['credits', 'points'] as const).map((currency) => {
    const by = shownDifference(having.earned[currency], lacking.earned[currency])
    const amount = amountText(Math.abs(by))
    return { by, text: `${amount} ${plural(Math.abs(by), nouns[currency].one, nouns[currency].many)}` }
  })
  return (
    <>
      <span>{`The ${campaign} gives a ${profile} player `}</span>
      {costs.map(({ by, text }, index) => (
        <span key={text}>{`${index > 0 ? ' and ' : ''}${text}${by < 0 ? ' less' : ''}`}</span>
      ))}
      <span>{` in ${days} days: ${amountText(having.earned.credits)} ${nouns.credits.many} with it, `}</span>
      <span>{earned}</span>
      <span> without it.</span>
    </>
  )
}

const DecisionBox = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '4',
    mt: { base: '3', md: '2' },
    ps: '3',
    pe: { base: '3', md: '1' },
    py: { base: '2', md: '1' },
    borderRadius: 'md',
    borderWidth: '1px',
    borderInlineStart: '4px solid {colors.accent.mark}',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '& > p': { flex: '1', minW: 'min(20rem, 100%)', overflowWrap: 'anywhere' },
  },
})

const Things = chakra('ul', {
  base: {
    mt: { base: '3', md: '2' },
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', lg: '6' },
    listStyle: 'none',
    textStyle: 'sm',
    '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', columnGap: '2.5' },
    '& > li > span': { mt: '2px' },
    '& p': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& b': { color: 'fg', fontWeight: '620' },
  },
})
