import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '@/form/Field'
import { useFormContext, useMessages } from '@/form/formContext'
import type { ChoicesPath, Questioned } from '@/model/questions'
import { newChoice } from '@/model/questions'
import { Button } from '@/ui/Button'
import { DropLine } from '@/ui/DragOrder'
import styles from './ChoiceList.module.css'
import { type ChoiceCommands, ChoiceRow } from './ChoiceRow'
import { choiceFiles } from './choiceFiles'
import { useQuestionEditor, useWarning } from './kind'
import { choiceItem, keepingFocus, useItems } from './useItems'

interface ChoiceListProps {
  path: ChoicesPath
  /** E.g. 'Question 2'. */
  of: string
}

/** The choices of a question, one line each. They can be added, reordered and deleted. */
export function ChoiceList({ path, of }: ChoiceListProps) {
  const { store, formId } = useFormContext<Questioned>()
  const { kind, announce, addBelow } = useQuestionEditor()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, isNew, operations } = useItems(path, addButton)
  const remarks = useMessages<Questioned>(path)
  const warning = useWarning(remarks.warning)
  const label = kind.choiceLabel

  const commands = useMemo((): ChoiceCommands => {
    const { length, insert, move, remove } = operations
    const focus = (index: number, selector: string) =>
      (
        list.current?.querySelector<HTMLElement>(`[data-choice="${index}"] ${selector}`) ?? addButton.current
      )?.focus()
    const add = () => {
      flushSync(() => insert(length(), newChoice(kind.newChoice)))
      focus(length() - 1, 'input')
    }
    const files = choiceFiles((count) => {
      flushSync(() => {
        while (length() < count) insert(length(), newChoice(kind.newChoice))
      })
    }, announce)
    return {
      files,
      add,
      next: (index) => {
        const isLast = index === length() - 1
        if (!isLast) return focus(index + 1, 'input')
        if (store.value(`${path}.${index}.text`)) return add()
        // Enter in a blank choice at the end goes on with the next question.
        if (index < 2) return
        flushSync(() => remove(index))
        addBelow(Number(path.split('.')[1]))
      },
      move: (from, to) => {
        if (to < 0 || to >= length()) return
        keepingFocus(() => move(from, to))
        announce(`${label} ${from + 1} is now ${label.toLowerCase()} ${to + 1}`)
      },
      remove: (index) => {
        flushSync(() => remove(index))
        announce(`${label} ${index + 1} was deleted`)
        focus(Math.min(index, length() - 1), '[data-remove]')
      },
    }
  }, [store, path, operations, kind, label, announce, addBelow])

  return (
    <Field
      id={`${formId}-${path.replaceAll('.', '-')}`}
      label={`${label}s`}
      required
      group
      error={remarks.error}
      warning={warning}
    >
      <div ref={list} className={clsx(styles.choices, kind.ChoiceExtra && styles.withExtra)}>
        {keys.map((key, index) => (
          <ChoiceRow
            key={key}
            path={`${path}.${index}`}
            of={of}
            index={index}
            isFirst={index === 0}
            isLast={index === keys.length - 1}
            isNew={isNew(key)}
            commands={commands}
          />
        ))}
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          className={styles.add}
          aria-label={`Add ${label} to ${of.toLowerCase()}`}
          onClick={commands.add}
        >
          <Plus size={16} aria-hidden />
          <span>{`Add ${label}`}</span>
        </Button>
        <DropLine list={list} item={choiceItem} onMove={commands.move} />
      </div>
    </Field>
  )
}
