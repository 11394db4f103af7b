import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { inputText } from '@/model/readable'
import { Button, IconButton } from '@/ui/Button'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { Input } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useFormStore, useLabels } from '../formContext'
import { afterPress } from '../press'
import shared from './fields.module.css'
import { ShownList } from './ShownReference'
import styles from './TextListField.module.css'

interface TextListFieldProps<T> extends Omit<FieldProps<T, readonly string[]>, 'required'> {
  /** What a row contains: 'Prizing model' labels the button 'Add Prizing model'. */
  itemLabel: string
  /** Shows the list without allowing edits. */
  disabled?: boolean
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .map(inputText)
    .filter((text, _, all) => text !== '' || all.length > 1)

/** A list of texts, one per row. A text can contain commas. Blank rows are not part of the value. */
export function TextListField<T = never>({
  name,
  itemLabel,
  disabled = false,
  ...own
}: TextListFieldProps<T>) {
  const props = useLabels(name, own)
  const store = useFormStore()
  const field = useField<T, readonly string[], HTMLElement>(name, props)
  const [typed, setTyped] = useState<string[]>()
  const list = useRef<HTMLDivElement>(null)
  const rows = typed ?? textsOf(field.value)

  const edit = (next: string[]) => {
    setTyped(next)
    // Unedited texts stay as received, even with surrounding white space (decision A1).
    const came = textsOf(store.came(name))
    field.set(next.map((text) => (came.includes(text) ? text : text.trim())).filter((text) => text !== ''))
  }
  /** Waits until the row is added or removed. */
  const focus = (selector: string) =>
    focusAfterPaint(
      () =>
        list.current?.querySelector<HTMLElement>(selector) ??
        list.current?.querySelector<HTMLElement>('[data-add]'),
    )
  const add = () => {
    edit([...rows, ''])
    focus(`[data-row="${rows.length}"] input`)
  }
  const remove = (index: number) => {
    edit(rows.filter((_, other) => other !== index))
    focus(`[data-row="${Math.min(index, rows.length - 2)}"] button`)
  }

  return (
    <Field
      {...props}
      {...field}
      group
      shown={() => rows.length > 0 && <ShownList items={rows.map((text, index) => [String(index), text])} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves its controls */}
      <div
        ref={list}
        className={shared.rows}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
          // The press that caused the blur may have changed the rows. Keep its result.
          afterPress(() => setTyped((now) => (now === typed ? undefined : now)))
        }}
      >
        {rows.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity besides its text
          <div key={index} data-row={index} className={styles.row}>
            <Input
              {...(index === 0 && controlProps(field))}
              id={`${field.id}-${index}`}
              aria-label={`${itemLabel} ${index + 1}`}
              autoComplete="off"
              dir="auto"
              className={styles.input}
              value={text}
              disabled={disabled}
              onChange={(event) =>
                edit(rows.map((row, other) => (other === index ? event.target.value : row)))
              }
            />
            <IconButton
              icon={X}
              label={`Remove ${text || `${itemLabel} ${index + 1}`}`}
              size="md"
              disabled={disabled}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        <Button
          data-add
          ref={field.ref as React.Ref<HTMLButtonElement>}
          variant="outline"
          size="sm"
          className={shared.add}
          disabled={disabled}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          <span>{`Add ${itemLabel}`}</span>
        </Button>
      </div>
    </Field>
  )
}
