import { chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { FieldNote } from '@/form/Field'
import { shownText } from '@/form/fields/shownText'
import { type StoreOf, useFormContext, useFormValue, useRegisteredField, useStore } from '@/form/formContext'
import { inputText } from '@/model/readable'
import { Badge } from '@/ui/inline'
import { at } from '@/ui/value'
import { Picture } from './itemImage'
import { listOf } from './items'
import type { Questioned, QuestionKind, QuestionPath } from './kind'
import { typeLabel } from './types'

/** The questions of a read-only form: all of them open, as text (rule PERM-12). */
export function ShownQuestions({ kind }: { kind: QuestionKind }) {
  const questions = listOf(useFormValue<Questioned, unknown>('questions'))
  return (
    <chakra.div gridColumn="1 / -1" display="grid" gap="3" minW="0">
      {questions.map((question, index) => (
        <ShownQuestion
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is read
          key={index}
          path={`questions.${index}`}
          index={index}
          question={question}
          kind={kind}
        />
      ))}
      {questions.length === 0 && <chakra.p color="fg.muted">No questions</chakra.p>}
    </chakra.div>
  )
}

interface ShownQuestionProps {
  path: QuestionPath
  index: number
  question: unknown
  kind: QuestionKind
}

function ShownQuestion({ path, index, question, kind }: ShownQuestionProps) {
  const { formId, entity } = useFormContext<Questioned>()
  const card = useRef<HTMLDivElement>(null)
  useRegisteredField<Questioned>(path, card)
  const warning = useStore((store: StoreOf<Questioned>) => store.warningIn(path))
  const id = `${formId}-${path.replaceAll('.', '-')}`
  const type = typeLabel(at(question, 'type'))
  const mark = kind.questionMark?.(question)
  const choices = listOf(at(question, 'choices'))
  return (
    <chakra.div
      ref={card}
      tabIndex={-1}
      data-question={index}
      role="group"
      aria-labelledby={`${id}-name`}
      display="grid"
      gap="2"
      px="3.5"
      py="3"
      minW="0"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      overflowWrap="anywhere"
    >
      <Flex align="center" wrap="wrap" gap="2">
        <chakra.h3 id={`${id}-name`} textStyle="sm" fontWeight="620">
          {`Question ${index + 1}`}
        </chakra.h3>
        {type !== '' && <Badge tone={entity.family}>{type}</Badge>}
        {mark !== undefined && <Badge>{mark}</Badge>}
      </Flex>
      <Said of={question} size="56px" />
      {choices.length > 0 && (
        <chakra.ol aria-label={`${kind.choiceLabel}s`} listStyleType="none" display="grid" gap="1.5">
          {choices.map((choice, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is read
            <chakra.li key={position} display="flex" alignItems="center" gap="2.5" minW="0">
              <chakra.span flexShrink="0" minW="5" textAlign="end" color="fg.muted">
                {`${position + 1}.`}
              </chakra.span>
              <Said of={choice} size="32px" />
              <ChoiceMark mark={kind.choiceMark?.(choice)} />
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <FieldNote id={id} warning={warning} />
    </chakra.div>
  )
}

/** Picture and text of a question or choice. */
function Said({ of, size }: { of: unknown; size: string }) {
  const image = inputText(at(of, 'imgUrl'))
  return (
    <Flex align="center" gap="2.5" minW="0">
      {image !== '' && <Picture src={image} size={size} />}
      <chakra.p minW="0" whiteSpace="pre-wrap">
        {shownText(at(of, 'text')) ?? <chakra.span color="fg.muted">No text</chakra.span>}
      </chakra.p>
    </Flex>
  )
}

const ChoiceMark = ({ mark }: { mark: string | undefined }) =>
  mark === undefined ? null : (
    <chakra.span ms="auto" flexShrink="0">
      <Badge tone="success">{mark}</Badge>
    </chakra.span>
  )
