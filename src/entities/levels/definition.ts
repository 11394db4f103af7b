import { ChartNoAxesColumnIncreasing } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createLevel,
  deleteLevel,
  getListLevelsInfiniteQueryOptions,
  updateLevel,
} from '@/generated/api/levels/levels'
import type { Level } from '@/generated/model'
import { defineEntity } from '../definition'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const levels = defineEntity<Level>({
  list: {
    type: 'levels',
    title: 'Levels',
    singular: 'Level',
    tagline: 'TAKE PLAYERS ON A JOURNEY',
    family: 'play',
    icon: ChartNoAxesColumnIncreasing,
    columns: [
      { id: 'ordinal', header: 'Ordinal', kind: 'number', value: (row) => row.ordinal },
      {
        id: 'pointsRequired',
        header: 'Points Required',
        kind: 'number',
        value: (row) => row.objectives?.points ?? 0,
      },
    ],
  },
  calls: {
    ...pagedRows<Level>((account) =>
      getListLevelsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createLevel,
    update: updateLevel,
    remove: deleteLevel,
  },
  form: () => import('./form').then(({ levelForm }) => levelForm),
})
