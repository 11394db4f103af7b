import { chakra } from '@chakra-ui/react'
import { type ElementType, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import type { TableDraftRow } from '@/engine/table/tableDraft'
import { pressedKey } from '@/lib/keys'
import { Input, Select, Textarea } from '@/ui/Input'
import { cellName, stateOf } from './GridRow'
import { useTakenAtLeave } from './useTakenAtLeave'

interface CardFieldProps {
  row: TableDraftRow | undefined
  column: TableColumn
  one: string
  isReadOnly: boolean
  /** Attributes by which the field is found. */
  place: Readonly<Record<string, number>>
  onFocus: () => void
  onType: (text: string) => void
}

/** A cell as a field of a form, on a phone. */
export function CardField({ row, column, one, isReadOnly, place, onFocus, onType }: CardFieldProps) {
  const id = useId()
  // A text area can change the kind of line breaks by itself, so only a text that the user typed is an edit.
  const isTyped = useRef(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const state = row && stateOf(row, column)
  const problem = state?.problem
  const text = state?.text ?? ''
  useTakenAtLeave(
    field,
    (typed) => {
      if (isTyped.current) onType(typed)
    },
    text,
  )
  const isWide = ['text', 'lines', 'image', 'tags'].includes(column.kind)
  const props = {
    id,
    ...place,
    'aria-label': cellName(row, column, one),
    'aria-invalid': problem !== undefined,
    onFocus,
  }
  const Text: ElementType = column.kind === 'lines' ? Textarea : Input
  const labels = column.values?.map(([, label]) => label)
  return (
    <chakra.div gridColumn={isWide ? '1 / -1' : undefined} minW="0">
      <chakra.label htmlFor={id} display="block" textStyle="xs" color="fg.muted">
        <span>{column.label}</span>
        {state?.isEdited && (
          <>
            {' '}
            <chakra.s color="accent.text">{state.saved || 'empty'}</chakra.s>
          </>
        )}
      </chakra.label>
      {labels ? (
        <Select
          {...props}
          disabled={isReadOnly}
          value={labels.includes(text) ? text : ''}
          onChange={(event) => onType(event.target.value)}
        >
          <option value="">—</option>
          {labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      ) : (
        <Text
          ref={field}
          key={text}
          {...props}
          defaultValue={text}
          readOnly={isReadOnly || (column.isId && row?.base !== undefined)}
          autoComplete="off"
          inputMode={column.kind === 'number' ? 'numeric' : undefined}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            if (pressedKey(event) === 'Enter' && Text === Input) event.currentTarget.blur()
          }}
          onChange={() => {
            isTyped.current = true
          }}
          onBlur={(event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
            if (isTyped.current && event.target.value !== text) onType(event.target.value)
            isTyped.current = false
          }}
        />
      )}
      {state?.moved !== undefined && (
        <chakra.p textStyle="xs" color="accent.text">
          {`Changed since you typed, when it was ${state.moved || 'empty'}`}
        </chakra.p>
      )}
      {problem && (
        <chakra.p textStyle="xs" color="danger.text">
          {`Not taken: ${problem.message}`}
        </chakra.p>
      )}
    </chakra.div>
  )
}
