import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { noFacts } from '@/engine/explain/address'
import { conditionSentence } from '@/engine/explain/caseTable'
import { shortfallText } from '@/engine/explain/closest'
import type { Funnel } from '@/engine/explain/funnel'
import { funnelText, lostText } from '@/engine/explain/texts'
import type { Explained } from '@/engine/explain/types'
import { formatNumber, pluralize } from '@/lib/format'
import { useFunnel } from '@/parts/background/useExplained'
import { touchLink } from '@/parts/page/rowStyles'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { LoadProgress } from '@/ui/LoadProgress'
import { Button, Title } from '@/ui/styled'
import { Here, PlayerViewPart } from './parts'
import type { PageProps } from './props'

interface OpenForPlayersProps extends Pick<PageProps, 'view' | 'players' | 'playersList' | 'rest'> {
  object: Explained
}

/** For how many of the loaded players an object is open. */
export function OpenForPlayers({ view, object, players, playersList, rest }: OpenForPlayersProps) {
  const { type, row } = object
  const rows = playersList?.isLoading ? undefined : players.rows
  const { funnel, progress, isStopped, setStopped } = useFunnel(view, type, row, rows)
  return (
    <PlayerViewPart
      title={funnel ? `Among ${pluralize(funnel.players, 'player')}` : 'Among players'}
      aside={
        funnel && (
          <chakra.span textStyle="sm" color="fg.muted">
            {funnelText(type, funnel)}
          </chakra.span>
        )
      }
    >
      <chakra.div display="grid" gap="3">
        {playersList && <PartialDataNote lists={[playersList]} rest={rest} />}
        {progress !== undefined && (
          <LoadProgress
            label="Counting players"
            value={progress}
            max={players.rows.length}
            onStop={() => setStopped(true)}
          >
            {`${formatNumber(progress)} of ${formatNumber(players.rows.length)} players counted`}
          </LoadProgress>
        )}
        {isStopped && (
          <Button variant="outline" size="sm" justifySelf="start" onClick={() => setStopped(false)}>
            Count the players
          </Button>
        )}
        {funnel && (
          <>
            <Bars funnel={funnel} />
            <Notes funnel={funnel} />
            <ClosestPlayers closest={funnel.closest} />
          </>
        )}
      </chakra.div>
    </PlayerViewPart>
  )
}

/** The players who lack least for a level, each with a link to what that player sees of it. */
function ClosestPlayers({ closest }: Pick<Funnel, 'closest'>) {
  const title = useId()
  if (closest.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <Title level={4} size="card" id={title} mb="1">
        {closest.length === 1 ? 'The closest player' : `The ${closest.length} closest players`}
      </Title>
      <Nearest>
        {closest.map((player) => (
          <li key={player.id}>
            <Here patch={{ ...noFacts, player: player.id }}>
              <bdi>{player.name}</bdi>
            </Here>
            <span>{shortfallText(player)}</span>
          </li>
        ))}
      </Nearest>
    </section>
  )
}

/** Notes about what the bars do not show. */
function Notes({ funnel: { closed, leftOut, canPay, players } }: { funnel: Funnel }) {
  return (
    <chakra.div textStyle="xs" color="fg.muted" display="grid" gap="1">
      {canPay !== undefined && (
        <p>{`${formatNumber(canPay)} of ${formatNumber(players)} can pay it now, whatever else it asks.`}</p>
      )}
      {closed.length > 0 && (
        <p>{`Nobody can use it at this moment: ${closed.map(conditionSentence).join('; ')}.`}</p>
      )}
      {leftOut.length > 0 && (
        <p>{`Of these players no list tells, so it is not counted: ${leftOut.map(({ asks }) => asks).join('; ')}.`}</p>
      )}
    </chakra.div>
  )
}

/** One bar for each condition, among the players who meet all conditions before it. */
function Bars({ funnel: { players, bars } }: { funnel: Funnel }) {
  const share = (count: number) => `${players === 0 ? 0 : (100 * count) / players}%`
  return (
    <List>
      <li>
        <span data-part="label">All players</span>
        <span data-part="bar" aria-hidden>
          <span style={{ width: share(players) }} />
        </span>
        <b>{formatNumber(players)}</b>
        <span />
      </li>
      {bars.map((bar) => (
        <li key={bar.kind}>
          <span data-part="label">{bar.asks}</span>
          <span data-part="bar" aria-hidden>
            <span style={{ width: share(bar.met) }} />
            <span data-lost="" style={{ width: share(bar.unmet + bar.unknown) }} />
          </span>
          <b>{formatNumber(bar.met)}</b>
          <span data-part="lost">{lostText(bar)}</span>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: '10rem minmax(0, 1fr) 4rem 11rem',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'sm',
    },
    '& [data-part=label]': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-part=bar]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      display: 'flex',
      gap: '2px',
      h: '18px',
      minW: '0',
      '& > span': { bg: 'primary', borderRadius: 'sm', printColorAdjust: 'exact' },
      '& > [data-lost]': {
        bg: 'transparent',
        borderWidth: '1px',
        borderColor: 'primary.text',
        backgroundImage:
          'repeating-linear-gradient(135deg, transparent 0 3px, {colors.primary.text} 3px 4px)',
      },
      '& > span[style*="width: 0%"]': { display: 'none' },
    },
    '& b': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=lost]': { textStyle: 'xs', color: 'fg.muted', gridColumn: { base: '1 / -1', md: 'auto' } },
  },
})

const Nearest = chakra('ol', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' },
      alignItems: 'center',
      columnGap: '3',
      py: '1',
    },
    '& a': {
      ...touchLink,
      overflowWrap: 'anywhere',
    },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
