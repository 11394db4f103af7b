import { Target } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createMission,
  deleteMission,
  getListMissionsInfiniteQueryOptions,
  updateMission,
} from '@/generated/api/missions/missions'
import type { Mission } from '@/generated/model'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const missions = defineEntity<Mission>({
  list: {
    type: 'missions',
    title: 'Missions',
    singular: 'Mission',
    tagline: 'THE QUEST FOR GLORY',
    family: 'play',
    icon: Target,
    columns: rewardColumns(),
    filters: [scheduleFilter, periodFilter('daily')],
  },
  calls: {
    ...pagedRows<Mission>((account) =>
      getListMissionsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createMission,
    update: updateMission,
    remove: deleteMission,
  },
  form: () => import('./form').then(({ missionForm }) => missionForm),
})
