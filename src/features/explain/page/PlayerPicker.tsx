import { chakra } from '@chakra-ui/react'
import { Gaps } from '@/features/shared/Gaps'
import { noFacts } from '../address'
import { PlayerSearch } from './PlayerSearch'
import { Labelled } from './parts'
import type { PageProps, WithPlayers } from './props'

/** A player of the server, among those that are loaded. */
export const PlayerPicker = ({ search, onSearch, players, playersList, rest }: PageProps & WithPlayers) => (
  <chakra.div display="grid" gap="2">
    <Labelled label="Player">
      {(id) => (
        <PlayerSearch
          id={id}
          players={players}
          isLoading={playersList?.isLoading === true}
          error={playersList?.error}
          chosen={search.player}
          onPick={(player) => onSearch({ ...noFacts, player }, { replace: false })}
        />
      )}
    </Labelled>
    {playersList && <Gaps lists={[playersList]} rest={rest} />}
  </chakra.div>
)
