import { ClipboardList } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createSurvey,
  deleteSurvey,
  getListSurveysInfiniteQueryOptions,
  updateSurvey,
} from '@/generated/api/surveys/surveys'
import type { Survey } from '@/generated/model'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'
import { questionFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const surveys = defineEntity<Survey>({
  list: {
    type: 'surveys',
    title: 'Surveys',
    singular: 'Survey',
    tagline: 'GET FEEDBACK FROM PLAYERS',
    family: 'voice',
    icon: ClipboardList,
    columns: questionnaireColumns(),
    filters: [questionFilter],
  },
  calls: {
    ...pagedRows<Survey>((account) =>
      getListSurveysInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createSurvey,
    update: updateSurvey,
    remove: deleteSurvey,
  },
  form: () => import('./form').then(({ surveyForm }) => surveyForm),
})
