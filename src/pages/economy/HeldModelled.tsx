import { chakra } from '@chakra-ui/react'
import { startTransition, useState } from 'react'
import { farFactor } from '@/engine/economy/fit'
import type { MetricOptions, ShownMetrics } from '@/engine/economy/metrics'
import type { GivenToPlayers } from '@/engine/economy/players'
import { amountText } from '@/engine/economy/words'
import { LabelWithTerm } from '@/form/Term'
import type { Term } from '@/generated/glossary'
import { formatNumber } from '@/lib/format'
import { terms } from '@/model/fields/common'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { useRunner } from '@/parts/background/runner'
import { ChartTable } from '@/parts/charts/ChartTable'
import { createEconomyRunner } from '@/parts/economy/useEconomy'
import { Aside, Part, Quiet } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/toast'
import type { EconomySearch } from './address'
import { Metric } from './Metric'

interface FitProps {
  account: string
  lists: Lists
  options: MetricOptions
  given: GivenToPlayers
  onSearch: (patch: EconomySearch) => void
}

/** Finds the factor for which the model gives what players were given, and puts it into the assumptions. */
export function FitButton({ account, lists, options, given, onSearch }: FitProps) {
  const ask = useRunner(createEconomyRunner)
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle')
  const fit = () => {
    setState('busy')
    ask({ lists, wanted: { ...options, kind: 'fit', account, target: given.perDay } }, (result) => {
      if (result.kind !== 'fit') return
      const { factor } = result
      startTransition(() => setState(factor === undefined ? 'none' : 'idle'))
      if (factor === undefined) announce('No rate explains it.')
      else onSearch({ factor: Number(factor.toPrecision(6)) })
    })
  }
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <Button variant="outline" size="sm" isBusy={state === 'busy'} onClick={fit}>
        Fit to my players
      </Button>
      {state === 'none' && <span>No rate explains it.</span>}
    </chakra.span>
  )
}

/** How many times more the model gives than players really got; undefined if it is not far off. */
export function farOff(pointsADay: number, given: GivenToPlayers | undefined): number | undefined {
  if (!given || given.perDay === 0) return undefined
  const times = pointsADay / given.perDay
  return times > farFactor ? times : undefined
}

interface HeldModelledProps extends ShownMetrics {
  given: GivenToPlayers | undefined
  /** How the loaded players were chosen. */
  sample: string
  fit: React.ReactNode
}

/** A column head with a term. The button of the term is not part of the column's accessible name. */
const Head = ({ term, children }: { term: Term; children: string }) => (
  <th scope="col" aria-label={children}>
    <LabelWithTerm term={term}>{children}</LabelWithTerm>
  </th>
)

/** What players would earn by the model, beside what they hold and what they were given. */
export function HeldModelled({ figures, profile, days, given, sample, fit }: HeldModelledProps) {
  const { earned, players } = figures
  return (
    <Part title="Held against modelled" aside={<Aside>{sample}</Aside>}>
      <Pairs>
        <thead>
          <tr>
            <td />
            <Head term={terms.credits}>{nouns.credits.title}</Head>
            <Head term={terms.points}>{nouns.points.title}</Head>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{`A ${profile} player would earn in ${days} days`}</th>
            <td>{amountText(earned.credits)}</td>
            <td>{amountText(earned.points)}</td>
          </tr>
          {players && players.count > 0 && (
            <>
              <tr>
                <th scope="row">The player in the middle holds</th>
                <td>{amountText(players.p50)}</td>
                <td>{amountText(players.points.p50)}</td>
              </tr>
              <tr>
                <th scope="row">All of them hold</th>
                <td>{amountText(players.credits)}</td>
                <td>{amountText(players.points.sum)}</td>
              </tr>
            </>
          )}
          {given && (
            <>
              <tr>
                <th scope="row">The model gives a day</th>
                <td />
                <td>{amountText(earned.points / days)}</td>
              </tr>
              <tr>
                <th scope="row">An active player was given a day</th>
                <td />
                <td>
                  <Metric
                    title={`${nouns.points.title} that active players were given`}
                    formula={`${nouns.points.many} of the statistics now − then, ÷ days ÷ active players`}
                    inputs={[
                      { label: `${nouns.points.title} given`, value: formatNumber(given.points) },
                      { label: 'Days', value: amountText(given.days) },
                      { label: 'Active players', value: formatNumber(given.players) },
                    ]}
                  >
                    {amountText(given.perDay)}
                  </Metric>
                </td>
              </tr>
            </>
          )}
        </tbody>
      </Pairs>
      {given ? (
        <chakra.div mt="3" textStyle="sm">
          <span>{fit}</span>
          <chakra.p mt="2" textStyle="xs" color="fg.muted">
            {`Assumed: the statistics count the ${nouns.points.many} that were given, and active players are those who got them.`}
          </chakra.p>
        </chakra.div>
      ) : (
        <Quiet>What players were really given appears here a day after the first visit to this page.</Quiet>
      )}
    </Part>
  )
}

const Pairs = chakra(ChartTable, {
  base: {
    mb: '2',
    '& tbody th': { fontWeight: '400', color: 'fg.muted' },
    '& td': { fontWeight: '600' },
  },
})
