import { useRef } from 'react'
import { FieldNote } from '@/form/Field'
import { shownText } from '@/form/fields/shownText'
import { type StoreOf, useFormContext, useFormValue, useRegisteredField, useStore } from '@/form/formContext'
import { valueByPath } from '@/lib/value'
import type { Questioned, QuestionPath } from '@/model/questions'
import { listOf } from '@/model/questions'
import { inputText } from '@/model/readable'
import { Badge } from '@/ui/inline'
import { Title } from '@/ui/Title'
import { Picture } from './itemImage'
import type { QuestionKind } from './kind'
import styles from './ShownQuestions.module.css'
import { typeLabel } from './types'

/** The questions of a read-only form: all of them open, as text (rule PERM-12). */
export function ShownQuestions({ kind }: { kind: QuestionKind }) {
  const questions = listOf(useFormValue<Questioned, unknown>('questions'))
  return (
    <div className={styles.questions}>
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
      {questions.length === 0 && <p className={styles.nothing}>No questions</p>}
    </div>
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
  const type = typeLabel(valueByPath(question, 'type'))
  const mark = kind.questionMark?.(question)
  const choices = listOf(valueByPath(question, 'choices'))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
    <div
      ref={card}
      className={styles.question}
      tabIndex={-1}
      data-question={index}
      role="group"
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <Title level={3} size="card" id={`${id}-name`}>
          {`Question ${index + 1}`}
        </Title>
        {type !== '' && <Badge tone={entity.family}>{type}</Badge>}
        {mark !== undefined && <Badge>{mark}</Badge>}
      </div>
      <Said of={question} size="56px" />
      {choices.length > 0 && (
        <ol aria-label={`${kind.choiceLabel}s`} className={styles.choices}>
          {choices.map((choice, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is read
            <li key={position} className={styles.choice}>
              <span className={styles.number}>{`${position + 1}.`}</span>
              <Said of={choice} size="32px" />
              <ChoiceMark mark={kind.choiceMark?.(choice)} />
            </li>
          ))}
        </ol>
      )}
      <FieldNote id={id} warning={warning} />
    </div>
  )
}

/** Picture and text of a question or choice. */
function Said({ of, size }: { of: unknown; size: string }) {
  const image = inputText(valueByPath(of, 'imgUrl'))
  return (
    <div className={styles.said}>
      {image !== '' && <Picture src={image} size={size} />}
      <p className={styles.text}>
        {shownText(valueByPath(of, 'text')) ?? <span className={styles.nothing}>No text</span>}
      </p>
    </div>
  )
}

const ChoiceMark = ({ mark }: { mark: string | undefined }) =>
  mark === undefined ? null : (
    <span className={styles.mark}>
      <Badge tone="success">{mark}</Badge>
    </span>
  )
