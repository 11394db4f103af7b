import { UsersRound } from 'lucide-react'
import { scoreColumns } from '../columns'
import { defineEntity } from '../definition'

export const teams = defineEntity('teams', {
  shortcut: 't',
  list: {
    tagline: 'ACHIEVE MORE, TOGETHER',
    family: 'people',
    icon: UsersRound,
    columns: scoreColumns(),
  },
  form: () => import('./form').then(({ teamForm }) => teamForm),
})
