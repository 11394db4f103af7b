import { UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { canWrite } from '@/auth/permissions'
import { titleOf } from '@/lib/value'
import type { KnownNames } from '@/list/types'
import { updateBodies } from '@/model/updateBodies'
import { nouns } from '@/model/words'
import { scoreColumns } from '../columns'
import { defineEntity } from '../definition'
import { teams } from '../teams/definition'

export const players = defineEntity('players', {
  shortcut: 'p',
  list: {
    tagline: "IT'S ALL ABOUT THEM",
    family: 'people',
    icon: UserRound,
    columns: [
      {
        id: 'level',
        header: 'Level',
        kind: 'text',
        value: (row) => row.level?.name || undefined,
        missing: 'N/A',
      },
      ...scoreColumns(),
    ],
    filters: [
      { id: 'level', label: 'Level', value: (row) => row.level?.name, none: 'No level' },
      { id: 'team', label: 'Team', value: (row) => row.team, none: 'No team' },
    ],
  },
  editableBy: canWrite,
  updateBody: updateBodies.players,
  sortedBy: `by ${nouns.points.many}`,
  saved: {
    created: (row) => `Added player ${row.player}`,
    updated: (row) => `Updated player ${row.player}`,
  },
  form: () => import('./form').then(({ playerForm }) => playerForm),
  useNames: useTeamNames,
})

/** Players only have the id of their team; users search for its name. */
function useTeamNames(account: string, wanted: boolean): KnownNames {
  const { rows, isPending } = teams.calls.useRows(account, { enabled: wanted })
  const names = useMemo(
    () => rows && { team: new Map(rows.map((team) => [String(team.id), titleOf(team, team.id)])) },
    [rows],
  )
  return { names, isPending: wanted && isPending }
}
