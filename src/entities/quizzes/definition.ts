import { MessageCircleQuestionMark } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createQuiz,
  deleteQuiz,
  getListQuizzesInfiniteQueryOptions,
  updateQuiz,
} from '@/generated/api/quizzes/quizzes'
import type { Quiz } from '@/generated/model'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'
import { questionFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const quizzes = defineEntity<Quiz>({
  list: {
    type: 'quizzes',
    title: 'Quizzes',
    singular: 'Quiz',
    tagline: 'TEST YOUR PLAYERS',
    family: 'voice',
    icon: MessageCircleQuestionMark,
    columns: questionnaireColumns(),
    filters: [questionFilter],
  },
  calls: {
    ...pagedRows<Quiz>((account) =>
      getListQuizzesInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createQuiz,
    update: updateQuiz,
    remove: deleteQuiz,
  },
  form: () => import('./form').then(({ quizForm }) => quizForm),
})
