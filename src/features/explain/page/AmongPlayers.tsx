import { chakra } from '@chakra-ui/react'
import type { Row } from '@/features/check/programmeIndex'
import { Gaps } from '@/features/shared/Gaps'
import type { EntityType } from '@/model/entityTypes'
import { formatNumber, plural } from '@/ui/format'
import { LoadProgress } from '@/ui/LoadProgress'
import { Button } from '@/ui/styled'
import { conditionText } from '../caseTable'
import type { Funnel } from '../funnel'
import type { LoadedPlayers } from '../players'
import { useFunnel } from '../useFunnel'
import type { View } from '../view'
import { FunnelBars, funnelText } from './FunnelBars'
import { Part } from './parts'
import type { WithPlayers } from './props'

interface AmongPlayersProps extends WithPlayers {
  view: View
  type: EntityType
  row: Row
  players: LoadedPlayers
}

/** For how many of the loaded players an object is open. */
export function AmongPlayers({ view, type, row, players, playersList, rest }: AmongPlayersProps) {
  const isLoading = playersList?.isLoading ?? false
  const { funnel, progress, isStopped, stop, again } = useFunnel(
    view,
    type,
    row,
    isLoading ? undefined : players.rows,
  )
  return (
    <Part
      title={
        funnel ? `Among ${formatNumber(funnel.players)} ${plural(funnel.players, 'player')}` : 'Among players'
      }
      aside={
        funnel && (
          <chakra.span textStyle="sm" color="fg.muted">
            {funnelText(type, funnel)}
          </chakra.span>
        )
      }
    >
      <chakra.div display="grid" gap="3">
        {playersList && <Gaps lists={[playersList]} rest={rest} />}
        {progress !== undefined && (
          <LoadProgress label="Counting players" onStop={stop}>
            {`${formatNumber(progress)} of ${formatNumber(players.rows.length)} players counted`}
          </LoadProgress>
        )}
        {isStopped && (
          <Button variant="outline" size="sm" justifySelf="start" onClick={again}>
            Count the players
          </Button>
        )}
        {funnel && (
          <>
            <FunnelBars funnel={funnel} />
            <Notes funnel={funnel} />
          </>
        )}
      </chakra.div>
    </Part>
  )
}

/** What the bars do not say. */
function Notes({ funnel: { closed, leftOut, canPay, players } }: { funnel: Funnel }) {
  return (
    <chakra.div textStyle="xs" color="fg.muted" display="grid" gap="1">
      {canPay !== undefined && (
        <p>{`${formatNumber(canPay)} of ${formatNumber(players)} can pay it now, whatever else it asks.`}</p>
      )}
      {closed.length > 0 && (
        <p>{`Nobody can use it at this moment: ${closed.map(conditionText).join('; ')}.`}</p>
      )}
      {leftOut.length > 0 && (
        <p>{`Not counted, because no list tells it: ${leftOut.map(({ asks }) => asks).join('; ')}.`}</p>
      )}
    </chakra.div>
  )
}
