import { chakra } from '@chakra-ui/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { nouns } from '@/model/words'
import type { ShownFigures } from '../engine/figures'
import { namedPrize, thingsOf } from '../headline'
import { afterText, amountText, dateText } from '../words'
import { dayExplanation, earnedExplanation } from './explain'
import { Figure } from './Figure'

/** The page in one sentence, and three things worth knowing. */
export function Headline({ figures, before, profile, days, at, assumed }: ShownFigures) {
  const prize = namedPrize(figures, profile, days)
  const isTried = before !== undefined
  const credits = amountText(figures.earned.credits)
  const was = before && prize && before.sinks.find(({ type, id }) => type === prize.type && id === prize.id)
  return (
    <Box aria-labelledby="economy-sentence">
      <chakra.p textStyle="sm" color="fg.muted">
        {isTried
          ? `With the change. Before: ${amountText(before.earned.credits)} ${nouns.credits.many}${was ? `, ${was.name} ${afterText(was.days[profile])}` : ''}.`
          : `${days} days from ${dateText(at, 0)}`}
      </chakra.p>
      <chakra.h2
        id="economy-sentence"
        mt="1"
        fontSize={{ base: '1.125rem', md: '1.375rem' }}
        fontWeight="640"
        lineHeight="1.3"
      >
        <span>{`A ${profile} player ${isTried ? 'would earn' : 'earns'} about `}</span>
        <Figure
          {...earnedExplanation(figures, 'credits', { profile, days, assumed })}
        >{`${credits} ${nouns.credits.many}`}</Figure>
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
            >{`${prize.name} ${afterText(prize.days[profile])}`}</Figure>
          </>
        )}
        <span>.</span>
      </chakra.h2>
      <Things aria-label="Worth knowing">
        {thingsOf(figures, profile, days).map(({ title, text, isWarning }) => (
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
    </Box>
  )
}

const Box = chakra('section', {
  base: { px: { base: '3', md: '5' }, pt: '4', pb: '5' },
})

const Things = chakra('ul', {
  base: {
    mt: '4',
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
