import { chakra } from '@chakra-ui/react'
import { controlProps, FieldNote } from '@/form/Field'
import { ToggleField, useToggle } from '@/form/fields/ToggleField'
import type { Quiz } from '@/generated/model'
import { Switch } from '@/ui/Switch'
import type { QuestionKind, SlotProps } from '../fields/questions/kind'

/** What quiz questions have in addition to survey questions (rule QUESTION-3). */
export const questionKind: QuestionKind = {
  choiceLabel: 'Option',
  QuestionExtra: StrictMode,
  ChoiceExtra: Correct,
  newQuestion: { strictMode: false },
  newChoice: { correctAnswer: false },
}

function StrictMode({ path }: SlotProps) {
  return (
    <ToggleField<Quiz>
      name={`${path as `questions.${number}`}.strictMode`}
      label="Strict Mode"
      help="All correct options, and no other."
    />
  )
}

function Correct({ path, of }: SlotProps) {
  const toggle = useToggle(`${path}.correctAnswer`, `${of}, Correct`)
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
