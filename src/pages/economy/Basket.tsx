import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { MetricObject, ShownMetrics } from '@/engine/economy/metrics'
import { amountText } from '@/engine/economy/words'
import { creditsText } from '@/engine/explain/words'
import { formatNumber, pluralize } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { Aside, Part, Quiet, textLink } from '@/parts/page/panel'
import { Metric, MetricDifference } from './Metric'

/** At most this many boxes are named; the others are counted. */
const firstBoxes = 4

/** What the earnings of the span buy, for one player. */
export function BasketSection({ figures, before, days }: ShownMetrics) {
  const { basket, earned } = figures
  const { dearest, prizes, spent, openings, free } = basket
  const opened = openings.filter(({ count }) => count > 0)
  const isEmpty = prizes.length === 0 && opened.length === 0
  return (
    <Part title="What that buys" aside={<Aside>{`one player, in ${days} days`}</Aside>}>
      {isEmpty && (
        <Quiet>{`Nothing that is offered costs ${amountText(earned.credits)} ${nouns.credits.many} or less.`}</Quiet>
      )}
      <Facts>
        {dearest && (
          <Fact label="The dearest prize">
            <Link to={dearest} />
            <small>{creditsText(dearest.price)}</small>
          </Fact>
        )}
        {prizes.length > 0 && (
          <Fact label="Or different prizes, the cheapest first">
            <b>
              <Metric
                title={`Different prizes for ${amountText(earned.credits)} ${nouns.credits.many}`}
                formula="the cheapest first, each once and in stock, until the earnings are spent"
                inputs={prizes.map(({ id, name, price }) => ({
                  label: name,
                  value: formatNumber(price),
                  to: { type: 'prizes', id, path: 'credits' },
                }))}
              >
                {formatNumber(prizes.length)}
              </Metric>
            </b>{' '}
            <MetricDifference now={prizes.length} before={before?.basket.prizes.length} />
            <small>{`for ${creditsText(spent)}`}</small>
          </Fact>
        )}
        {opened.slice(0, firstBoxes).map(({ id, name, price, count }) => (
          <Fact key={id} label="Or openings of">
            <Link to={{ type: 'mysteryboxes', id, name }} />
            <b>{` ${formatNumber(count)} `}</b>
            <MetricDifference
              now={count}
              before={before && (before.basket.openings.find((one) => one.id === id)?.count ?? 0)}
            />
            <small>{`for ${formatNumber(price)} each`}</small>
          </Fact>
        ))}
      </Facts>
      {opened.length > firstBoxes && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {`${pluralize(opened.length - firstBoxes, 'more box', 'more boxes')}, under Mystery boxes.`}
        </chakra.p>
      )}
      {free.length > 0 && (
        <chakra.p mt="3" textStyle="sm" color="fg.muted">
          <span>{`Without a price, not counted: ${free.length > 3 ? pluralize(free.length, 'prize or box', 'prizes and boxes') : ''}`}</span>
          {free.length <= 3 &&
            free.map((one, index) => (
              <span key={`${one.type} ${one.id}`}>
                <span>{index > 0 ? ', ' : ''}</span>
                <Link to={one} />
              </span>
            ))}
        </chakra.p>
      )}
    </Part>
  )
}

const Link = ({ to: { type, id, name } }: { to: MetricObject }) => (
  <ObjectLink to={{ type, id, path: 'credits' }}>{name}</ObjectLink>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = chakra('dl', {
  base: {
    textStyle: 'sm',
    '& > div': { py: '1.5', borderBottomWidth: '1px', overflowWrap: 'anywhere' },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
    '& dd small': { float: 'inline-end', color: 'fg.muted', textStyle: 'sm' },
    '& a': textLink,
  },
})
