import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useReferences } from '../formContext'
import type { ReferenceOptions } from '../types'
import { Combobox } from './Combobox'
import { textOf } from './TextField'

interface PickerProps {
  options: ReferenceOptions
  /** Default 'Select {label in lower case}'. */
  placeholder?: string
}

interface ReferenceFieldProps<T> extends FieldProps<T, string>, PickerProps {
  /** Called with the new id, or '' when cleared, before it is written. */
  onPick?: (id: string) => void
}

/** References one other object by its id. '' means none (rule DATA-6). */
export function ReferenceField<T = never>({
  name,
  options,
  placeholder,
  onPick,
  ...props
}: ReferenceFieldProps<T>) {
  const field = useField<string>(name, props)
  useReferences(name, options)
  const id = textOf(field.value)
  const pick = (next: string) => {
    onPick?.(next)
    field.set(next)
  }
  return (
    <Field {...props} {...field}>
      <Combobox
        control={controlProps(field, props)}
        options={options}
        chosen={id === '' ? [] : [id]}
        placeholder={placeholder ?? `Select ${props.label.toLowerCase()}`}
        canClear={!props.required}
        onPick={pick}
        onClear={() => pick('')}
        inputRef={field.ref}
      />
    </Field>
  )
}

/** References any number of other objects by their ids. */
export function ReferencesField<T = never>({
  name,
  options,
  placeholder,
  ...props
}: FieldProps<T, readonly string[]> & PickerProps) {
  const field = useField<string[]>(name, props)
  useReferences(name, options)
  // A bare id where a list belongs is read as a list with one item (rule STREAK-3).
  const ids = (Array.isArray(field.value) ? field.value : [field.value]).map(textOf).filter((id) => id !== '')
  const without = (id: string) => ids.filter((other) => other !== id)
  return (
    <Field {...props} {...field}>
      <Combobox
        multiple
        control={controlProps(field, props)}
        options={options}
        chosen={ids}
        placeholder={placeholder ?? `Select ${props.label.toLowerCase()}`}
        canClear={!props.required}
        onPick={(id) => field.set(ids.includes(id) ? without(id) : [...ids, id])}
        onRemove={(id) => field.set(without(id))}
        onClear={() => field.set([])}
        inputRef={field.ref}
      />
    </Field>
  )
}
