import { MessageCircleQuestionMark } from 'lucide-react'
import { questionFilter } from '@/model/filters'
import { questionnaireColumns } from '../columns'
import { defineEntity } from '../definition'

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
