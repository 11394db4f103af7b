import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { chanceInOpenings, chanceInRaffle } from '@/engine/economy/buying'
import type { Metrics, ShownMetrics } from '@/engine/economy/metrics'
import { amountText, percentText } from '@/engine/economy/words'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { BarChart } from '@/parts/charts/BarChart'
import { ChartTable, Columns, Scrolled } from '@/parts/charts/ChartTable'
import { useTypedNumber } from '@/parts/filters/useTypedNumber'
import { Aside, Part, Quiet } from '@/parts/page/panel'
import { Disclosure } from '@/ui/Disclosure'
import { Input } from '@/ui/styled'
import { defaults, type EconomySearch, mostCounts, wholeNumberIn } from './address'
import { Metric, MetricBadge } from './Metric'

interface ChancesProps extends ShownMetrics {
  search: EconomySearch
  onSearch: (patch: EconomySearch) => void
}

/** What an opening of each mystery box is worth, and the odds. */
export function Boxes({ figures, before, search, onSearch, isTable }: ChancesProps) {
  const openings = search.openings ?? defaults.openings
  const { boxes } = figures
  if (boxes.length === 0)
    return (
      <Part title="Mystery boxes">
        <Quiet>No mystery box is offered.</Quiet>
      </Part>
    )
  return (
    <BarChart
      title="Mystery boxes"
      aside="worth of one opening"
      summary={`${boxes.filter(({ value, price }) => value > price).length} of ${boxes.length} are worth more than they cost.`}
      unit={nouns.credits.many}
      look="hatched"
      markName="price"
      isTable={isTable}
      rows={boxes.map(({ id, name, value, price }) => ({
        key: id,
        label: name,
        value,
        mark: price,
        before: before?.boxes.find((box) => box.id === id)?.value,
      }))}
    >
      <chakra.p mt="1" textStyle="xs" color="fg.muted">
        Every unit left is equally likely: an assumption.
      </chakra.p>
      <WholeNumber
        label="Openings"
        value={openings}
        most={mostCounts.openings}
        onChange={(value) => onSearch({ openings: value === defaults.openings ? undefined : value })}
      />
      <chakra.div
        display="grid"
        gap="1"
        mt="2"
        css={{ '& > [aria-expanded]': { textStyle: 'sm', borderBottomWidth: '1px' } }}
      >
        {boxes.map((box) => (
          <Disclosure
            key={box.id}
            isRow
            label={
              <>
                <chakra.b fontWeight="600">{box.name}</chakra.b>
                <chakra.span ms="auto" color="fg.muted">
                  {box.price > 0 ? `gives back ${percentText(box.value / box.price)}` : 'free'}
                </chakra.span>
              </>
            }
          >
            <chakra.p textStyle="sm" py="1">
              <ObjectLink to={{ type: 'mysteryboxes', id: box.id, path: 'credits' }}>
                Open the mystery box
              </ObjectLink>
              <span>{`, ${formatNumber(box.units)} units left, one opening is worth `}</span>
              <Metric
                title={`What one opening of ${box.name} is worth`}
                formula="Σ units left ÷ all units left × price of the prize"
                inputs={box.odds.map(({ id, name, units, price }) => ({
                  label: name,
                  value: `${formatNumber(units)} ÷ ${formatNumber(box.units)} × ${formatNumber(price)}`,
                  to: { type: 'prizes', id },
                }))}
              >
                {amountText(box.value)}
              </Metric>
              .
            </chakra.p>
            <ChartTable>
              <Columns of={['Prize', 'Left', 'Chance', `In ${openings}`]} />
              <tbody>
                {box.odds.map((unit) => (
                  <tr key={unit.id}>
                    <th scope="row">
                      <ObjectLink to={{ type: 'prizes', id: unit.id }}>{unit.name}</ObjectLink>
                    </th>
                    <td>{formatNumber(unit.units)}</td>
                    <td>{percentText(unit.chance)}</td>
                    <td>{percentText(chanceInOpenings(box, unit, openings))}</td>
                  </tr>
                ))}
              </tbody>
            </ChartTable>
          </Disclosure>
        ))}
      </chakra.div>
    </BarChart>
  )
}

/** What raffles give away, what entries bring in, and the chance to win. */
export function Raffles({ figures, before, days, search, onSearch }: ChancesProps) {
  const entries = search.entries ?? defaults.entries
  const mine = Math.min(search.mine ?? defaults.mine, entries)
  const raffles = figures.raffles.filter(({ draws }) => draws > 0)
  const later = figures.raffles.filter(({ draws }) => draws === 0)
  const others =
    later.length > 0 &&
    `Not drawn in these ${days} days: ${later
      .slice(0, 5)
      .map(({ name }) => name)
      .join(', ')}${later.length > 5 ? ` and ${later.length - 5} more` : ''}.`
  if (raffles.length === 0)
    return (
      <Part title="Raffles">
        <Quiet>{others || 'No raffle is offered.'}</Quiet>
      </Part>
    )
  return (
    <Part title="Raffles" aside={<Aside>{`drawn in ${days} days; figures for one draw`}</Aside>}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5">
        <WholeNumber
          label="Entries in all"
          value={entries}
          most={mostCounts.entries}
          onChange={(value) => onSearch({ entries: value === defaults.entries ? undefined : value })}
        />
        <WholeNumber
          label="Entries of one player"
          value={mine}
          most={entries}
          onChange={(value) => onSearch({ mine: value === defaults.mine ? undefined : value })}
        />
      </chakra.div>
      <Scrolled title="Raffles" mt="2">
        <ChartTable>
          <Columns
            of={['Raffle', 'Draws', 'Entry', 'Prizes', 'Worth', 'Paid in', 'Costs or gains', 'Chance']}
          />
          <tbody>
            {raffles.map(({ id, name, price, units, value, prizes, draws, isClosed }) => (
              <tr key={id}>
                <th scope="row">
                  <ObjectLink to={{ type: 'raffles', id, path: 'credits' }}>{name}</ObjectLink>
                </th>
                <td>{formatNumber(draws)}</td>
                <td>{formatNumber(price)}</td>
                <td>{formatNumber(units)}</td>
                <td>{amountText(value)}</td>
                <td>{isClosed ? '–' : amountText(price * entries)}</td>
                {isClosed && <td colSpan={2}>nobody can enter</td>}
                {!isClosed && (
                  <td>
                    <Metric
                      title={`What one draw of ${name} costs with ${formatNumber(entries)} entries`}
                      formula="Σ units × price of the prize − entries × price of an entry"
                      inputs={[
                        ...prizes.map((prize) => ({
                          label: prize.name,
                          value: `${formatNumber(prize.units)} × ${formatNumber(prize.price)}`,
                          to: { type: 'prizes', id: prize.id },
                        })),
                        { label: 'Entries', value: `${formatNumber(entries)} × ${formatNumber(price)}` },
                      ]}
                    >
                      {balanceText(value - price * entries)}
                    </Metric>{' '}
                    <Balance now={value - price * entries} before={costBefore(before, id, entries)} />
                  </td>
                )}
                {!isClosed && (
                  <td>
                    <Metric
                      title={`The chance of a player with ${formatNumber(mine)} of ${formatNumber(entries)} entries`}
                      formula="1 − C(n − k, W) ÷ C(n, W)"
                      inputs={[
                        { label: 'n, entries in all', value: formatNumber(entries) },
                        { label: 'k, entries of one player', value: formatNumber(mine) },
                        { label: 'W, prizes', value: formatNumber(units), to: { type: 'raffles', id } },
                      ]}
                    >
                      {percentText(chanceInRaffle(units, entries, mine))}
                    </Metric>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </ChartTable>
      </Scrolled>
      {others && (
        <chakra.p mt="2" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {others}
        </chakra.p>
      )}
    </Part>
  )
}

/** A negative cost is shown as a gain. */
const balanceText = (cost: number) =>
  cost === 0 ? 'even' : cost > 0 ? `costs ${amountText(cost)}` : `gains ${amountText(-cost)}`

/** Shows the balance before a tried change as text. A difference between a cost and a gain would be confusing. */
function Balance({ now, before }: { now: number; before: number | undefined }) {
  if (before === undefined || balanceText(now) === balanceText(before)) return null
  return <MetricBadge>{`before ${balanceText(before)}`}</MetricBadge>
}

function costBefore(before: Metrics | undefined, id: string, entries: number): number | undefined {
  const raffle = before?.raffles.find((one) => one.id === id)
  return raffle && raffle.value - raffle.price * entries
}

interface WholeNumberProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A whole number from 1 to `most`. */
function WholeNumber({ label, value, most, onChange }: WholeNumberProps) {
  const id = useId()
  const { input, isWrong } = useTypedNumber({
    shown: String(value),
    read: (text) => wholeNumberIn(text, most),
    onChange,
  })
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      textStyle="sm"
      mt="1"
    >
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        size="sm"
        w="6rem"
        inputMode="numeric"
        {...input}
        aria-describedby={isWrong ? `${id}-help` : undefined}
      />
      {isWrong && (
        <chakra.span id={`${id}-help`} role="status" textStyle="xs" color="danger.text">
          {`A whole number from 1 to ${formatNumber(most)}`}
        </chakra.span>
      )}
    </chakra.span>
  )
}
