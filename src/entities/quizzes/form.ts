import type { FormSpec } from '@/form/types'
import type { Quiz } from '@/generated/model'
import { valueByPath } from '@/lib/value'
import { basicRules } from '@/model/fieldRules'
import { quizFields } from '@/model/fields/quizzes'
import { blankTexts, correctOptions, passScoreWarning, questionWarnings } from '@/model/questionWarnings'
import type { QuestionKind } from '../fields/questions/kind'
import { questionsSection, quietBasicDetails, rewardSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Correct, Settings, StrictMode } from './formFields'

/** What quiz questions have in addition to survey questions (rule QUESTION-3). */
const questionKind: QuestionKind = {
  choiceLabel: 'Option',
  QuestionExtra: StrictMode,
  ChoiceExtra: Correct,
  questionMark: (question) => (valueByPath(question, 'strictMode') === true ? 'Strict Mode' : undefined),
  choiceMark: (choice) => (valueByPath(choice, 'correctAnswer') === true ? 'Correct' : undefined),
  newQuestion: { strictMode: false },
  newChoice: { correctAnswer: false },
}

export const quizForm: FormSpec<Quiz> = {
  fields: quizFields,
  // Rule QUIZ-1
  defaults: (account) => ({
    account,
    isAvailable: true,
    type: 'basic',
    requiredPassRate: 100,
    timing: { maxSecondsToComplete: 120 },
  }),
  rules: basicRules,
  among: twins,
  warnings: [passScoreWarning, questionWarnings(blankTexts('option'), correctOptions)],
  live: quizFields.live,
  sections: [
    quietBasicDetails,
    settingsSection('How the quiz is grouped, and what players need to pass it.', Settings),
    questionsSection(questionKind, 'What players are asked, and which options are correct.'),
    rewardSection('What players get when they pass.'),
  ],
}
