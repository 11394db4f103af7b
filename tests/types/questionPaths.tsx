// Type-checked only: the parts of the question editor take only paths of questions and choices.

import type { ComponentProps } from 'react'
import { ChoiceImage } from '@/entities/fields/questions/ChoiceImage'
import { ChoiceList } from '@/entities/fields/questions/ChoiceList'
import type { QuestionKind, SlotProps } from '@/entities/fields/questions/kind'
import { QuestionBody } from '@/entities/fields/questions/QuestionBody'
import { useItemImage } from '@/entities/fields/questions/useItemImage'
import { useItems } from '@/entities/fields/questions/useItems'
import { useFormContext } from '@/form/formContext'
import type { ChoicePath, Questioned } from '@/model/questions'
import { blankTexts, type QuestionWarning } from '@/model/questionWarnings'

const button = { current: null }
declare const files: ComponentProps<typeof ChoiceImage>['files']
const OfChoice = ({ path }: SlotProps<ChoicePath>) => <>{path}</>

export function useAccepted() {
  useItems('questions', button)
  useItems(`questions.${0}.choices`, button)
  useItemImage(`questions.${0}.choices.${0}`, 'Image')
  return useFormContext<Questioned>().store.follow(`questions.${0}`)
}

export const accepted = [
  <QuestionBody key="1" path={`questions.${0}`} of="Question 1" />,
  <ChoiceList key="2" path={`questions.${0}.choices`} of="Question 1" />,
  <ChoiceImage key="3" path={`questions.${0}.choices.${0}`} of="Option 1" index={0} files={files} />,
]
export const kind: QuestionKind = { choiceLabel: 'Option', ChoiceExtra: OfChoice }

export function useRefused() {
  // @ts-expect-error Tags are not questions.
  useItems('tags', button)
  // @ts-expect-error A question is not a list.
  useItems(`questions.${0}`, button)
  // @ts-expect-error The list of choices has no image.
  useItemImage(`questions.${0}.choices`, 'Image')
  // @ts-expect-error A question has no such field.
  useFormContext<Questioned>().store.value(`questions.${0}.title`)
}

export const refused = [
  // @ts-expect-error A choice is not a question.
  <QuestionBody key="1" path={`questions.${0}.choices.${0}`} of="Question 1" />,
  // @ts-expect-error A question is not a list of choices.
  <ChoiceList key="2" path={`questions.${0}`} of="Question 1" />,
  // @ts-expect-error A question is not a choice.
  <ChoiceImage key="3" path={`questions.${0}`} of="Option 1" />,
]
// @ts-expect-error The extra of a question does not edit a choice.
export const mixed: QuestionKind = { choiceLabel: 'Option', QuestionExtra: OfChoice }
// @ts-expect-error A question has no title.
export const untitled: QuestionWarning = (_, path) => [{ path: `${path}.title`, message: 'No title.' }]
export const texts: QuestionWarning = blankTexts('option')
