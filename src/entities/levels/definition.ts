import { ChartNoAxesColumnIncreasing } from 'lucide-react'
import { defineEntity } from '../definition'

export const levels = defineEntity('levels', {
  shortcut: 'l',
  list: {
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
  form: () => import('./form').then(({ levelForm }) => levelForm),
})
