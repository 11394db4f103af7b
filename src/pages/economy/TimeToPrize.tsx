import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Lasts } from '@/engine/economy/lasts'
import type { ShownMetrics, SinkMetric } from '@/engine/economy/metrics'
import { type Profile, profiles } from '@/engine/economy/profiles'
import { dayCell, percentText, waitOf } from '@/engine/economy/words'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { capital, nouns } from '@/model/words'
import { ChartTable, Scrolled } from '@/parts/charts/ChartTable'
import { Aside, MoreLink, Part, Quiet } from '@/parts/page/panel'
import { More } from '@/ui/More'
import { ariaSort, SortButton } from '@/ui/SortButton'
import { usePrinting } from '@/ui/usePrinting'
import { dayExplanation } from './explain'
import { Metric, MetricDifference, WaitDifference } from './Metric'
import { lastsText, orderedPrizes, type PrizeColumn, type PrizeOrder } from './prizeColumns'

interface TimeToPrizeProps extends ShownMetrics {
  /** How long each prize lasts, by its id. */
  lasts: ReadonlyMap<string, Lasts>
  now: number
  /** How the loaded players were chosen. */
  sample: string
}

/** When each prize can be paid, and how long its stock lasts. */
export function TimeToPrize(props: TimeToPrizeProps) {
  const { figures, before, profile, assumed, lasts, now, sample } = props
  const [isPressed, setWhole] = useState(false)
  const isWhole = usePrinting() || isPressed
  const [order, setOrder] = useState<PrizeOrder>({ by: 'price', isDescending: false })
  const prizes = figures.sinks.filter(({ type, price }) => type === 'prizes' && price > 0)
  const wasOf = (prize: SinkMetric) =>
    before?.sinks.find(({ type, id }) => type === prize.type && id === prize.id)
  const head = (by: PrizeColumn, title: string) => (
    <Sortable key={by} by={by} order={order} profile={profile} onOrder={setOrder}>
      {title}
    </Sortable>
  )
  return (
    <Part
      title="Time to prize"
      aside={<Aside>in days, in hours below two</Aside>}
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
          <ChartTable css={narrow}>
            <thead>
              <tr>
                {head('name', 'Prize')}
                {head('price', 'Price')}
                {head('left', 'Stock')}
                {profiles.map((one) => head(one, capital(one)))}
                {head('canPay', 'Can pay now')}
                {head('lasts', 'Lasts until')}
              </tr>
            </thead>
            <tbody>
              {orderedPrizes(prizes, order, lasts)
                .slice(0, isWhole ? prizes.length : first)
                .map((prize) => {
                  const was = wasOf(prize)
                  const until = lastsText(lasts.get(prize.id), now)
                  return (
                    <tr key={prize.id}>
                      <th scope="row">
                        <ObjectLink to={{ type: 'prizes', id: prize.id, path: 'credits' }}>
                          {prize.name}
                        </ObjectLink>
                      </th>
                      <td>
                        <span>{formatNumber(prize.price)}</span>{' '}
                        <chakra.span display="block">
                          <MetricDifference now={prize.price} before={was?.price} />
                        </chakra.span>
                      </td>
                      <td>{prize.left === undefined ? '∞' : formatNumber(prize.left)}</td>
                      {profiles.map((one) => (
                        <td key={one} data-other={one !== profile || undefined}>
                          {one === profile ? (
                            <Metric {...dayExplanation(prize, profile, assumed)}>
                              {dayText(prize, one)}
                            </Metric>
                          ) : (
                            <span>{dayText(prize, one)}</span>
                          )}{' '}
                          <chakra.span display="block">
                            <WaitDifference
                              now={waitOf(prize.days[one], prize.hours[one])}
                              before={was ? waitOf(was.days[one], was.hours[one]) : null}
                            />
                          </chakra.span>
                        </td>
                      ))}
                      <td>{prize.canPay === undefined ? '–' : percentText(prize.canPay)}</td>
                      <td>
                        <span>{until.text}</span> {until.by && <small>{until.by}</small>}
                      </td>
                    </tr>
                  )
                })}
            </tbody>
          </ChartTable>
        </Scrolled>
      )}
      <More rest={isWhole ? 0 : prizes.length - first} onClick={() => setWhole(true)} />
      <chakra.p mt="2" textStyle="xs" color="fg.muted">
        {`A dash: not within a year. Can pay now: of ${sample}. By the model: every one of ${sample} is a ${profile} player and buys one as soon as possible.`}
      </chakra.p>
    </Part>
  )
}

const dayText = ({ days, hours }: SinkMetric, profile: Profile) => dayCell(days[profile], hours[profile])

interface SortableProps {
  by: PrizeColumn
  order: PrizeOrder
  profile: Profile
  onOrder: (order: PrizeOrder) => void
  children: ReactNode
}

/** A column head that sorts. Another click reverses the direction. */
function Sortable({ by, order, profile, onOrder, children }: SortableProps) {
  const isBy = order.by === by
  const isOther = profiles.some((one) => one === by) && by !== profile
  const sorted = isBy ? (order.isDescending ? 'desc' : 'asc') : undefined
  return (
    <th scope="col" data-other={isOther || undefined} aria-sort={ariaSort(sorted)}>
      <SortButton
        label={children}
        sorted={sorted}
        onClick={() => onOrder({ by, isDescending: isBy && !order.isDescending })}
      />
    </th>
  )
}

/** Prizes that are shown at first. */
const first = 8

/** On narrow screens only the chosen kind of player is shown. */
const narrow = {
  '@media (max-width: 47.5rem)': { '& [data-other]': { display: 'none' } },
  '& tbody a': {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'transparent',
  },
  '& tbody a:hover': { textDecorationColor: 'currentColor' },
  '& tbody small': { display: 'block', textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
  // Only the sorted column needs space for an arrow.
  '& thead [data-part=idle]': { display: 'none' },
  '& thead [aria-sort]': { color: 'fg' },
} as const
