import { ChartNoAxesColumnIncreasing } from 'lucide-react'
import { nouns } from '@/model/words'
import { defineEntity } from '../definition'

export const levels = defineEntity('levels', {
  shortcut: 'l',
  list: {
    tagline: 'TAKE PLAYERS ON A JOURNEY',
    family: 'play',
    icon: ChartNoAxesColumnIncreasing,
    columns: [
      { id: 'ordinal', header: 'Ordinal', kind: 'number', value: (row) => row.ordinal },
      {
        id: 'pointsRequired',
        of: 'objectives.points',
        header: `${nouns.points.title} Required`,
        kind: 'number',
        value: (row) => row.objectives?.points ?? 0,
      },
    ],
  },
  form: () => import('./form').then(({ levelForm }) => levelForm),
})
