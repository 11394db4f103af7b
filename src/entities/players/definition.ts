import { UserRound } from 'lucide-react'
import { canWrite } from '@/auth/permissions'
import {
  createPlayer,
  deletePlayer,
  getListPlayersInfiniteQueryOptions,
  updatePlayer,
} from '@/generated/api/players/players'
import type { Player, PlayerUpdate } from '@/generated/model'
import { scoreColumns } from '../columns'
import type { EntityDefinition } from '../definition'
import { pagedBy, playerLimit, playerParams } from '../listQuery'
import { pagedRows } from '../rows'

export const players: EntityDefinition<Player> = {
  list: {
    type: 'players',
    title: 'Players',
    singular: 'Player',
    tagline: "IT'S ALL ABOUT THEM",
    family: 'people',
    icon: UserRound,
    idOf: (row) => row.player,
    columns: [
      {
        id: 'level',
        header: 'Level',
        kind: 'text',
        value: (row) => row.level?.name || undefined,
        missing: 'N/A',
      },
      ...scoreColumns<Player>(),
    ],
    defaultSort: { by: 'name', direction: 'desc' },
  },
  calls: {
    ...pagedRows<Player>((account) =>
      getListPlayersInfiniteQueryOptions(playerParams(account), { query: pagedBy(playerLimit) }),
    ),
    create: createPlayer,
    update: (body: PlayerUpdate) => updatePlayer(body.player, body),
    remove: deletePlayer,
  },
  scope: 'account',
  editableBy: canWrite,
  updateBody: ({ player, account }, changed, received) => ({
    ...withClearedFields(changed, received),
    player,
    account,
  }),
  cutBy: 'by points',
  saved: {
    created: (row) => `Added player ${row.player}`,
    updated: (row) => `Updated player ${row.player}`,
  },
  form: () => import('./form').then(({ playerForm }) => playerForm),
}

/** A PATCH leaves alone what it does not name, so an emptied field is sent as the empty value of its kind. */
export function withClearedFields(changed: Partial<Player>, received: Player): Record<string, unknown> {
  const emptied = (key: string) => {
    const before = received[key]
    if (Array.isArray(before)) return []
    if (typeof before === 'number') return 0
    return typeof before === 'object' ? {} : ''
  }
  return Object.fromEntries(
    Object.entries(changed).map(([key, value]) => [key, value === undefined ? emptied(key) : value]),
  )
}
