import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Aside, MoreLink, Part, Quiet } from '@/features/shared/parts'
import { ObjectLink } from '@/list/ObjectLink'
import { dayMs } from '@/model/days'
import { capital, nouns } from '@/model/words'
import { counted, formatNumber } from '@/ui/format'
import { Button } from '@/ui/styled'
import { usePrinting } from '@/ui/usePrinting'
import { Scrolled, Table } from '../charts/Table'
import type { ShownFigures, SinkFigure } from '../engine/figures'
import { profiles } from '../engine/profiles'
import type { Simulated } from '../engine/simulate'
import { dateText, dayCell, percentText } from '../words'
import { dayExplanation } from './explain'
import { Difference, Figure } from './Figure'

interface TimeToPrizeProps extends ShownFigures {
  spread: Simulated | undefined
}

/** When each prize can be paid, and how long its stock lasts if every player buys one. */
export function TimeToPrize(props: TimeToPrizeProps) {
  const { figures, before, profile, at, assumed, days, spread } = props
  const [isPressed, setWhole] = useState(false)
  const isWhole = usePrinting() || isPressed
  const prizes = figures.sinks
    .filter(({ type, price }) => type === 'prizes' && price > 0)
    .sort((a, b) => a.price - b.price)
  const wasOf = (prize: SinkFigure) =>
    before?.sinks.find(({ type, id }) => type === prize.type && id === prize.id)
  const players = figures.players?.count ?? 0
  return (
    <Part
      title="Time to prize"
      aside={<Aside>in days</Aside>}
      action={
        <MoreLink>
          <Link to="/$entityType/list" params={{ entityType: 'prizes' }}>
            All prizes
          </Link>
        </MoreLink>
      }
    >
      {prizes.length === 0 ? (
        <Quiet>{`No prize is offered that costs ${nouns.credits.many}.`}</Quiet>
      ) : (
        <Scrolled title="Time to prize">
          <Table css={narrow}>
            <thead>
              <tr>
                <th scope="col">Prize</th>
                <th scope="col">Price</th>
                <th scope="col">Stock</th>
                {profiles.map((one) => (
                  <th key={one} scope="col" data-other={one !== profile || undefined}>
                    {capital(one)}
                  </th>
                ))}
                <th scope="col">Can pay now</th>
                <th scope="col">Lasts until</th>
              </tr>
            </thead>
            <tbody>
              {(isWhole ? prizes : prizes.slice(0, first)).map((prize) => {
                const was = wasOf(prize)
                const day = prize.days[profile]
                return (
                  <tr key={prize.id}>
                    <th scope="row">
                      <ObjectLink to={{ type: 'prizes', id: prize.id, path: 'credits' }}>
                        {prize.name}
                      </ObjectLink>
                    </th>
                    <td>
                      <span>{formatNumber(prize.price)}</span>{' '}
                      <Difference now={prize.price} before={was?.price} />
                    </td>
                    <td>{prize.left === undefined ? '∞' : formatNumber(prize.left)}</td>
                    {profiles.map((one) => (
                      <td key={one} data-other={one !== profile || undefined}>
                        {one === profile ? (
                          <Figure {...dayExplanation(prize, profile, assumed)}>{dayCell(day)}</Figure>
                        ) : (
                          <span>{dayCell(prize.days[one])}</span>
                        )}{' '}
                        <Difference
                          now={prize.days[one] ?? beyond}
                          before={was && (was.days[one] ?? beyond)}
                          unit=" d"
                        />
                      </td>
                    ))}
                    <td>{prize.canPay === undefined ? '–' : percentText(prize.canPay)}</td>
                    <td>{lastsText(prize, spread, players, at, days)}</td>
                  </tr>
                )
              })}
            </tbody>
          </Table>
        </Scrolled>
      )}
      {!isWhole && prizes.length > first && (
        <Button variant="ghost" size="sm" mt="1" onClick={() => setWhole(true)}>
          {`Show ${prizes.length - first} more`}
        </Button>
      )}
      <chakra.p mt="2" textStyle="xs" color="fg.muted">
        {`A dash: not within a year. Lasts until: every one of ${counted(players, 'loaded player')} is a ${profile} player and buys one as soon as possible.`}
      </chakra.p>
    </Part>
  )
}

/** Prizes that are shown at first. */
const first = 10

/** Stands for 'not within a year' in differences. */
const beyond = 366

/** Until when units are left, if every player buys one on the first day on which they can. */
function lastsText(
  { left, price }: Pick<SinkFigure, 'left' | 'price'>,
  spread: Simulated | undefined,
  players: number,
  at: number,
  days: number,
): string {
  if (left === 0) return 'sold out'
  if (left === undefined) return 'no limit'
  const daysTo = spread?.daysTo.get(price)
  if (!daysTo || !spread || players === 0) return '…'
  const buyers = Math.ceil((left / players) * spread.players)
  if (buyers > spread.players) return 'enough for all'
  const day = daysTo[buyers - 1] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(day) ? dateText(at + day * dayMs, at) : `after ${dateText(at + days * dayMs, at)}`
}

/** On narrow screens the chosen kind of player only. */
const narrow = {
  '@media (max-width: 47.5rem)': { '& [data-other]': { display: 'none' } },
  '& tbody a': {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'transparent',
  },
  '& tbody a:hover': { textDecorationColor: 'currentColor' },
} as const
