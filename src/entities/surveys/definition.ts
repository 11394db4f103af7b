import { ClipboardList } from 'lucide-react'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'
import { questionFilter } from '../filters'

export const surveys = defineEntity('surveys', {
  shortcut: 'v',
  list: {
    tagline: 'GET FEEDBACK FROM PLAYERS',
    family: 'voice',
    icon: ClipboardList,
    columns: questionnaireColumns(),
    filters: [questionFilter],
  },
  form: () => import('./form').then(({ surveyForm }) => surveyForm),
})
