import { clsx } from 'clsx'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  Copy,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldNote } from '@/form/Field'
import { type StoreOf, useFormContext, useFormValue, useRegisteredField, useStore } from '@/form/formContext'
import type { Questioned, QuestionPath } from '@/model/questions'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { Grip } from '@/ui/DragOrder'
import { Badge } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { Title } from '@/ui/Title'
import { usePrinting } from '@/ui/usePrinting'
import { QuietProvider, useQuestionEditor, useQuiet } from './kind'
import { QuestionBody } from './QuestionBody'
import styles from './QuestionCard.module.css'
import { typeLabel } from './types'
import { moveKey, questionItem } from './useItems'

interface QuestionCardProps {
  path: QuestionPath
  index: number
  isFirst: boolean
  isLast: boolean
  /** Added in this form: starts open. */
  isNew: boolean
}

/**
 * A collapsible question. Closed, it shows its type and text and renders no controls, so that a hundred of them stay
 * fast. Opens itself when a field inside gets the focus.
 */
export const QuestionCard = memo(function QuestionCard({ path, index, isNew, ...place }: QuestionCardProps) {
  const { store, formId } = useFormContext<Questioned>()
  const { move } = useQuestionEditor()
  const [isPressed, setOpen] = useState(isNew)
  const isOpen = usePrinting() || isPressed
  const quiet = useQuiet(isNew)
  const toggle = useRef<HTMLButtonElement>(null)
  useRegisteredField<Questioned>(path, toggle)
  useEffect(() => store.onReveal(path, () => flushSync(() => setOpen(true))), [store, path])
  const name = `Question ${index + 1}`
  const id = `${formId}-${path.replaceAll('.', '-')}`

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this card
    <div
      data-question={index}
      className={clsx(styles.card, isOpen && styles.open)}
      role="group"
      aria-label={name}
      onBlur={quiet.onBlur}
    >
      <div className={styles.head}>
        {!(place.isFirst && place.isLast) && <Grip item={questionItem} name={`question ${index + 1}`} />}
        <Title level={3} size="card" className={styles.title}>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            {...(isOpen && { 'aria-controls': `${id}-body` })}
            onClick={() => {
              setOpen(!isOpen)
              quiet.end()
            }}
            onKeyDown={(event) => {
              const by = moveKey(event)
              if (by === 0) return
              event.preventDefault()
              move(index, index + by)
            }}
          >
            <span className={styles.name}>
              <span className={styles.arrow}>
                {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
              </span>
              <span className={styles.number}>{name}</span>
            </span>{' '}
            <TypeBadge path={path} /> {!isOpen && <Gist path={path} />}
            {!isOpen && <CardMark path={path} />}
          </button>
        </Title>
        <QuestionActions index={index} {...place} />
      </div>
      <CardError path={path} id={id} />
      {isOpen && (
        <QuietProvider value={quiet.isQuiet}>
          <div id={`${id}-body`}>
            <QuestionBody path={path} of={name} />
          </div>
        </QuietProvider>
      )}
    </div>
  )
})

function TypeBadge({ path }: { path: QuestionPath }) {
  const { entity } = useFormContext()
  const label = typeLabel(useFormValue<Questioned, string>(`${path}.type`))
  return label === '' ? null : (
    <Badge tone={entity.family} className={styles.type}>
      {label}
    </Badge>
  )
}

/** The text of a closed question. */
function Gist({ path }: { path: QuestionPath }) {
  const text = inputText(useFormValue<Questioned, string>(`${path}.text`))
  return (
    <span className={styles.gist} title={text}>
      {text}
    </span>
  )
}

/** An error without a visible control: its field has none, or the question is closed. */
function CardError({ path, id }: { path: QuestionPath; id: string }) {
  const error = useStore((store: StoreOf<Questioned>) => store.errorWithoutControl(path))
  return error === undefined ? null : (
    <div className={styles.error}>
      <FieldNote id={id} error={error} />
    </div>
  )
}

/** Marks a closed question that contains an error or a warning. */
function CardMark({ path }: { path: QuestionPath }) {
  const isWrong = useStore((store: StoreOf<Questioned>) => store.hasErrorIn(path))
  const warning = useStore((store: StoreOf<Questioned>) => store.warningIn(path))
  if (!isWrong && warning === undefined) return null
  const Icon = isWrong ? CircleAlert : TriangleAlert
  return (
    <span className={clsx(styles.mark, isWrong && styles.wrong)} title={isWrong ? undefined : warning}>
      <Icon size={16} aria-hidden />
      <span className={shared.visuallyHidden}>{isWrong ? ', needs attention' : `, ${warning}`}</span>
    </span>
  )
}

interface QuestionActionsProps {
  index: number
  isFirst: boolean
  isLast: boolean
}

/** Actions on a whole question. */
function QuestionActions({ index, isFirst, isLast }: QuestionActionsProps) {
  const { move, duplicate, remove } = useQuestionEditor()
  const name = `question ${index + 1}`
  return (
    <div className={styles.actions}>
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={() => duplicate(index)} />
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        variant="ghostDanger"
        onClick={() => remove(index)}
      />
    </div>
  )
}
