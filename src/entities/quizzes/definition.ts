import { MessageCircleQuestionMark } from 'lucide-react'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'
import { questionFilter } from '../filters'

export const quizzes = defineEntity('quizzes', {
  shortcut: 'q',
  list: {
    tagline: 'TEST YOUR PLAYERS',
    family: 'voice',
    icon: MessageCircleQuestionMark,
    columns: questionnaireColumns(),
    filters: [questionFilter],
  },
  form: () => import('./form').then(({ quizForm }) => quizForm),
})
