import { chakra } from '@chakra-ui/react'
import { controlProps, FieldNote } from '@/form/Field'
import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField, useToggle } from '@/form/fields/ToggleField'
import type { FormSpec } from '@/form/types'
import type { Quiz } from '@/generated/model'
import { Switch } from '@/ui/Switch'
import { blankTexts, correctOptions, passScoreDoubt, questionDoubts } from '../fields/questionDoubts'
import { questionsSection, quietBasicDetails, ShuffleField } from '../fields/questionnaire'
import type { ChoicePath, QuestionKind, SlotProps } from '../fields/questions/kind'
import { basicRules, questionsChange } from '../fields/rules'
import { GroupingFields, rewardSection, settingsSection } from '../fields/sections'

/** What quiz questions have in addition to survey questions (rule QUESTION-3). */
const questionKind: QuestionKind = {
  choiceLabel: 'Option',
  QuestionExtra: StrictMode,
  ChoiceExtra: Correct,
  newQuestion: { strictMode: false },
  newChoice: { correctAnswer: false },
}

export const quizForm: FormSpec<Quiz> = {
  // Rule QUIZ-1
  defaults: (account) => ({
    account,
    isAvailable: true,
    type: 'basic',
    requiredPassRate: 100,
    timing: { maxSecondsToComplete: 120 },
  }),
  rules: basicRules,
  doubts: [passScoreDoubt, questionDoubts(blankTexts('option'), correctOptions)],
  live: {
    progress: ['completed'],
    changes: [
      questionsChange,
      {
        paths: ['requiredPassRate', 'timing.maxSecondsToComplete'],
        text: 'It may be harder or easier to pass than it was for others.',
      },
    ],
  },
  sections: [
    quietBasicDetails,
    settingsSection('How the quiz is grouped, and what players need to pass it.', Settings),
    questionsSection(questionKind, 'What players are asked. Open a question to mark its correct options.'),
    rewardSection('What players get when they pass.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Quiz> name="timing.maxSecondsToComplete" label="Max seconds to complete" size="half" />
      <NumberField<Quiz>
        name="requiredPassRate"
        label="Pass Quiz Score"
        size="half"
        help="Per cent of the highest score."
      />
      <TextField<Quiz> name="passMessage" label="Passed Quiz Message" size="half" />
      <TextField<Quiz> name="failMessage" label="Failed Quiz Message" size="half" />
      <ShuffleField />
    </>
  )
}

function StrictMode({ path }: SlotProps) {
  return (
    <ToggleField<Quiz>
      name={`${path}.strictMode`}
      label="Strict Mode"
      help="All correct options, and no other."
    />
  )
}

function Correct({ path, of }: SlotProps<ChoicePath>) {
  const toggle = useToggle<Quiz>(`${path}.correctAnswer`, `${of}, Correct`)
  return (
    <chakra.div>
      <chakra.label
        htmlFor={toggle.id}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH={{ base: 'control.lg', md: '6' }}
        textStyle="xs"
        cursor="pointer"
        fontWeight={toggle.checked ? '600' : '400'}
        color={toggle.checked ? 'success.text' : 'fg.muted'}
        // Fixed, because the bold label would move the rest of the row.
        minW="90px"
      >
        <Switch
          {...controlProps(toggle)}
          ref={toggle.ref}
          tone="success"
          checked={toggle.checked}
          onChange={toggle.set}
          aria-label={`${of}, Correct`}
        />
        <span aria-hidden>Correct</span>
      </chakra.label>
      <FieldNote id={toggle.id} error={toggle.error} doubt={toggle.doubt} />
    </chakra.div>
  )
}
