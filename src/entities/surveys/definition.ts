import { ClipboardList } from 'lucide-react'
import { questionFilter } from '@/model/filters'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'

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
