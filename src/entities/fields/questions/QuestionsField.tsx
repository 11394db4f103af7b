import { ClipboardPaste, Plus } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldNote } from '@/form/Field'
import { useEntry, useFormContext, useMessages } from '@/form/formContext'
import { cloned } from '@/lib/exactNumber'
import { pluralize } from '@/lib/format'
import type { Questioned } from '@/model/questions'
import { copyOf, newQuestion, questionOf } from '@/model/questions'
import { Button } from '@/ui/Button'
import { DropLine } from '@/ui/DragOrder'
import { lazyPart } from '@/ui/lazy'
import { Note } from '@/ui/Note'
import shared from '@/ui/shared.module.css'
import { EditorProvider, type QuestionEditor, type QuestionKind } from './kind'
import { QuestionCard } from './QuestionCard'
import styles from './QuestionsField.module.css'
import { keepingFocus, questionItem, useItems } from './useItems'

const [PasteQuestions] = lazyPart(async () => (await import('./PasteQuestions')).PasteQuestions)

interface Removed {
  index: number
  question: object
}

const name = 'questions'

/** The question editor (rule QUESTION-2): collapsible questions to add, duplicate, reorder and delete. */
export function QuestionsField({ kind }: { kind: QuestionKind }) {
  const { store, formId } = useFormContext<Questioned>()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, isNew, operations } = useItems(name, addButton)
  const { error, warning } = useMessages<Questioned>(name)
  const [removed, setRemoved] = useState<Removed>()
  const [announcement, announce] = useState('')
  const [isPasting, setPasting] = useState(false)
  const track = useUploads()
  const id = `${formId}-${name}`

  const inCard = useCallback(
    (index: number, selector: string) =>
      list.current?.querySelector<HTMLElement>(`[data-question="${index}"] ${selector}`),
    [],
  )
  /** Focuses the text of the inserted question, or its head if it is closed. */
  const insert = useCallback(
    (index: number, question: object, asNew = true) => {
      flushSync(() => operations.insert(index, question, asNew))
      const target = inCard(index, 'textarea') ?? inCard(index, '[aria-expanded]')
      target?.closest('[data-question]')?.scrollIntoView?.({ block: 'nearest' })
      target?.focus({ preventScroll: true })
    },
    [operations, inCard],
  )
  // Memoized, so that unaffected cards do not render again.
  const editor = useMemo(
    (): QuestionEditor => ({
      kind,
      track,
      announce,
      move: (from, to) => {
        if (to < 0 || to >= operations.length()) return
        keepingFocus(() => operations.move(from, to))
        announce(`Question ${from + 1} is now question ${to + 1}`)
      },
      duplicate: (index) => {
        insert(index + 1, copyOf(store.value(`${name}.${index}`)))
        announce(`Question ${index + 1} was duplicated as question ${index + 2}`)
      },
      addBelow: (index) => {
        insert(index + 1, newQuestion(kind.newQuestion, kind.newChoice))
        announce(`Question ${index + 2} was added`)
      },
      remove: (index) => {
        const question = cloned(store.value(`${name}.${index}`)) as object
        flushSync(() => {
          operations.remove(index)
          announce(`Question ${index + 1} was deleted. Undo is before this place.`)
          setRemoved({ index, question })
        })
        const next = inCard(Math.min(index, operations.length() - 1), '[aria-expanded]')
        ;(next ?? addButton.current)?.focus()
      },
    }),
    [kind, store, track, operations, insert, inCard],
  )
  const undo = () => {
    if (!removed) return
    const { index, question } = removed
    setRemoved(undefined)
    insert(Math.min(index, keys.length), question, false)
    announce(`Question ${index + 1} is back`)
  }

  const cards = keys.map((key, index) => (
    <QuestionCard
      key={key}
      path={`${name}.${index}`}
      index={index}
      isFirst={index === 0}
      isLast={index === keys.length - 1}
      isNew={isNew(key)}
    />
  ))
  return (
    <EditorProvider value={editor}>
      <div ref={list} className={styles.questions}>
        {withNote(cards, removed?.index, undo)}
        <DropLine list={list} item={questionItem} onMove={editor.move} />
        <div role="status" className={shared.visuallyHidden}>
          {announcement}
        </div>
        <Button
          ref={addButton}
          variant="outline"
          className={styles.add}
          onClick={() => insert(keys.length, newQuestion(kind.newQuestion, kind.newChoice))}
        >
          <Plus size={16} aria-hidden />
          Add Question
        </Button>
        <Button variant="outline" className={styles.add} onClick={() => setPasting(true)}>
          <ClipboardPaste size={16} aria-hidden />
          Paste questions
        </Button>
        {isPasting && (
          <PasteQuestions
            kind={kind}
            onClose={() => setPasting(false)}
            onAdd={(questions) => {
              flushSync(() => setPasting(false))
              operations.append(
                questions.map((question) => questionOf(question, kind.newQuestion, kind.newChoice)),
              )
              announce(`${pluralize(questions.length, 'question')} added`)
            }}
          />
        )}
        <FieldNote id={id} error={error} warning={warning} />
      </div>
    </EditorProvider>
  )
}

/** The cards, with a note in the place of the deleted one. */
const withNote = (cards: ReactNode[], removed: number | undefined, onUndo: () => void) =>
  removed === undefined
    ? cards
    : cards.toSpliced(removed, 0, <RemovedNote key="removed" index={removed} onUndo={onUndo} />)

/** Takes the place of a deleted question. */
const RemovedNote = ({ index, onUndo }: { index: number; onUndo: () => void }) => (
  <Note
    action={
      <Button variant="outline" size="sm" onClick={onUndo}>
        Undo
      </Button>
    }
  >
    {`Question ${index + 1} was deleted.`}
  </Note>
)

/** Counts the uploads in progress in all questions, to block the save until they are done. */
function useUploads() {
  const { store } = useFormContext<Questioned>()
  const [pending, setPending] = useState(0)
  useEntry<Questioned>(name, pending > 0 ? 'An image is still being uploaded' : undefined)
  const [track] = useState(() => async <V,>(upload: Promise<V>) => {
    setPending((count) => count + 1)
    try {
      return await upload
    } finally {
      setPending((count) => count - 1)
      store.clearErrors(name)
    }
  })
  return track
}
