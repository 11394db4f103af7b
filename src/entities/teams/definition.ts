import { UsersRound } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createTeam,
  deleteTeam,
  getListTeamsInfiniteQueryOptions,
  updateTeam,
} from '@/generated/api/teams/teams'
import type { Team } from '@/generated/model'
import { scoreColumns } from '../columns'
import { defineEntity } from '../definition'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const teams = defineEntity<Team>({
  list: {
    type: 'teams',
    title: 'Teams',
    singular: 'Team',
    tagline: 'ACHIEVE MORE, TOGETHER',
    family: 'people',
    icon: UsersRound,
    columns: scoreColumns(),
  },
  calls: {
    ...pagedRows<Team>((account) =>
      getListTeamsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createTeam,
    update: updateTeam,
    remove: deleteTeam,
  },
  form: () => import('./form').then(({ teamForm }) => teamForm),
})
