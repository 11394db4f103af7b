import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { FieldNote } from '../Frame'
import { useEntry, useFormRoom, useStore } from '../room'
import { keepingFocus } from './focus'
import { copyOf, listOf, newQuestion } from './items'
import { EditorProvider, type QuestionEditor, type QuestionKind } from './kind'
import { QuestionCard } from './QuestionCard'
import { useItems } from './useItems'

interface QuestionsFieldProps {
  /** Default `questions`. */
  name?: string
  kind: QuestionKind
}

interface Removed {
  index: number
  question: object
}

/** The question editor (spec §2): collapsible questions to add, duplicate, put in order and delete. */
export function QuestionsField({ name = 'questions', kind }: QuestionsFieldProps) {
  const { store, formId } = useFormRoom()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, isNew, ...items } = useItems(name, addButton)
  const error = useStore((form) => form.error(name))
  const [removed, setRemoved] = useState<Removed>()
  const [said, setSaid] = useState('')
  const track = useUploads(name)
  const id = `${formId}-${name}`

  const inCard = (index: number, selector: string) =>
    list.current?.querySelector<HTMLElement>(`[data-question="${index}"] ${selector}`)
  /** After the change is drawn: its text field, if it is open, else its head. */
  const insert = (index: number, question: object, asNew = true) => {
    flushSync(() => items.insert(index, question, asNew))
    ;(inCard(index, 'textarea') ?? inCard(index, '[aria-expanded]'))?.focus()
  }
  // The operations on items stay the same for the same path, as cards that are not concerned must not render again.
  const operations = useRef({ items, insert, inCard })
  operations.current = { items, insert, inCard }

  const editor = useMemo(
    (): QuestionEditor => ({
      kind,
      track,
      say: setSaid,
      move: (from, to) => {
        const { length } = listOf(store.value(name))
        if (to < 0 || to >= length) return
        keepingFocus(() => operations.current.items.move(from, to))
        setSaid(`Question ${from + 1} is question ${to + 1} now`)
      },
      duplicate: (index) => {
        operations.current.insert(index + 1, copyOf(store.value(`${name}.${index}`)))
        setSaid(`Question ${index + 1} was duplicated as question ${index + 2}`)
      },
      remove: (index) => {
        const question = structuredClone(store.value(`${name}.${index}`)) as object
        const { length } = listOf(store.value(name))
        flushSync(() => {
          operations.current.items.remove(index)
          setSaid('')
          setRemoved({ index, question })
        })
        const next = operations.current.inCard(Math.min(index, length - 2), '[aria-expanded]')
        ;(next ?? addButton.current)?.focus()
      },
    }),
    [kind, name, store, track],
  )
  const undo = ({ index, question }: Removed) => {
    setRemoved(undefined)
    insert(Math.min(index, keys.length), question, false)
    setSaid(`Question ${index + 1} is back`)
  }

  return (
    <EditorProvider value={editor}>
      <chakra.div ref={list} gridColumn="1 / -1" display="grid" gap="3" minW="0">
        {keys.map((key, index) => (
          <QuestionCard
            key={key}
            path={`${name}.${index}`}
            index={index}
            isFirst={index === 0}
            isLast={index === keys.length - 1}
            isNew={isNew(key)}
          />
        ))}
        <chakra.div role="status" _empty={{ display: 'none' }}>
          {removed && (
            <Note>
              <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
                Question {removed.index + 1} was deleted.
                <Button variant="outline" size="sm" onClick={() => undo(removed)}>
                  Undo
                </Button>
              </chakra.span>
            </Note>
          )}
        </chakra.div>
        <chakra.div role="status" srOnly>
          {said}
        </chakra.div>
        <Button
          ref={addButton}
          variant="outline"
          justifySelf="start"
          onClick={() => insert(keys.length, newQuestion(kind.newQuestion, kind.newChoice))}
        >
          <Plus size={16} aria-hidden />
          Add Question
        </Button>
        <FieldNote id={id} error={error} />
      </chakra.div>
    </EditorProvider>
  )
}

/** Counts the uploads under way, wherever they were started: none of them may miss the save. */
function useUploads(name: string) {
  const { store } = useFormRoom()
  const [pending, setPending] = useState(0)
  useEntry(name, pending > 0 ? 'An image is still being uploaded' : undefined)
  const [track] = useState(() => async <V,>(upload: Promise<V>) => {
    setPending((count) => count + 1)
    try {
      return await upload
    } finally {
      setPending((count) => count - 1)
      if (store.error(name) !== undefined) store.form.clearErrors(name)
    }
  })
  return track
}
