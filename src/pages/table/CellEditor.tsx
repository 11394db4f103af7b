import { type KeyboardEvent, useRef } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { pressedKey } from '@/lib/keys'
import styles from './Grid.module.css'
import { useTakenAtLeave } from './useTakenAtLeave'

export interface Editing {
  /** The text that it begins with. */
  text: string
  /** The edit was started by typing over the cell, so arrow keys commit it and move on. */
  isReplacing: boolean
}

/** Where the focus moves after an edit. */
export type FocusMove = 'stay' | 'down' | 'up' | 'next' | 'before' | 'left' | 'right'

/** Called with the text of the cell; undefined leaves the cell unchanged. */
export type OnCommit = (text: string | undefined, way: FocusMove) => void

interface CellEditorProps {
  column: TableColumn
  label: string
  editing: Editing
  onCommit: OnCommit
}

const arrows: Readonly<Record<string, FocusMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The input of a cell. It keeps its text to itself until it is committed, so that a keystroke renders no row. */
export function CellEditor({ column, label, editing, onCommit }: CellEditorProps) {
  const isOver = useRef(false)
  // A text area can change line breaks by itself, so only typed text counts as an edit.
  const isTyped = useRef(editing.isReplacing)
  const end = (text: string | undefined, way: FocusMove) => {
    if (isOver.current) return
    isOver.current = true
    onCommit(isTyped.current ? text : undefined, way)
  }
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null)
  useTakenAtLeave(field, (text) => end(text, 'stay'))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    event.stopPropagation()
    const key = pressedKey(event)
    const { value } = event.currentTarget
    const arrow = editing.isReplacing ? arrows[key] : undefined
    const way: FocusMove | undefined =
      key === 'Enter' && !event.altKey
        ? event.shiftKey
          ? 'up'
          : 'down'
        : key === 'Tab'
          ? event.shiftKey
            ? 'before'
            : 'next'
          : arrow
    if (key === 'Escape') {
      event.preventDefault()
      end(undefined, 'stay')
    } else if (way) {
      event.preventDefault()
      end(value, way)
    }
  }
  const props = {
    ref: field,
    'aria-label': label,
    className: styles.editor,
    // The cell was just opened by the user.
    autoFocus: true,
    defaultValue: editing.text,
    onKeyDown,
    onChange: () => {
      isTyped.current = true
    },
    onBlur: (event: { currentTarget: { value: string } }) => end(event.currentTarget.value, 'stay'),
  }
  if (column.values && !editing.isReplacing) return <ChoiceEditor {...props} column={column} />
  if (column.values) return <WordEditor {...props} labels={column.values.map(([, label]) => label)} />
  if (column.kind === 'text' || column.kind === 'lines')
    return (
      <textarea
        {...props}
        rows={1}
        onFocus={(event) => event.currentTarget.setSelectionRange(-1, -1)}
        spellCheck={false}
      />
    )
  return (
    <input
      {...props}
      autoComplete="off"
      inputMode={column.kind === 'number' ? 'numeric' : undefined}
      onFocus={(event) => event.currentTarget.setSelectionRange(-1, -1)}
    />
  )
}

type ChoiceEditorProps = React.ComponentProps<'select'> & { column: TableColumn }

/** The values of a choice. */
function ChoiceEditor({ column, defaultValue, ...props }: ChoiceEditorProps) {
  const labels = column.values?.map(([, label]) => label) ?? []
  return (
    <select {...props} defaultValue={labels.includes(String(defaultValue)) ? defaultValue : ''}>
      <option value="">—</option>
      {labels.map((label) => (
        <option key={label}>{label}</option>
      ))}
    </select>
  )
}

type WordEditorProps = React.ComponentProps<'input'> & { labels: readonly string[] }

/** The input for a choice. A text is read like a pasted one, and completed to the label that starts with it. */
function WordEditor({ labels, onChange, ...props }: WordEditorProps) {
  const complete = (input: HTMLInputElement) => {
    const typed = input.value
    const label = labels.find((one) => one.toLowerCase().startsWith(typed.toLowerCase()))
    if (typed === '' || label === undefined) return
    input.value = typed + label.slice(typed.length)
    input.setSelectionRange(typed.length, label.length)
  }
  return (
    <input
      {...props}
      autoComplete="off"
      aria-autocomplete="inline"
      onFocus={(event) => complete(event.currentTarget)}
      onChange={(event) => {
        onChange?.(event)
        const { inputType, isComposing } = event.nativeEvent as InputEvent
        if (inputType?.startsWith('insert') && !isComposing) complete(event.currentTarget)
      }}
    />
  )
}
