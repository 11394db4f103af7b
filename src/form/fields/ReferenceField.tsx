import { inputText } from '@/model/readable'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useLabels, useReferences } from '../formContext'
import type { ReferenceOptions } from '../types'
import { Combobox } from './Combobox'
import { shownReferences } from './ShownReference'

interface ReferenceFieldProps<T> extends FieldProps<T, string> {
  options: ReferenceOptions
  /** Called with the new id, or '' when cleared, before it is written. */
  onPick?: (id: string) => void
}

/** References one other object by its id. '' means none (rule DATA-6). */
export function ReferenceField<T = never>({ name, options, onPick, ...own }: ReferenceFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, string>(name, props)
  useReferences<T, string>(name, options)
  const id = inputText(field.value)
  const pick = (next: string) => {
    onPick?.(next)
    field.set(next)
  }
  return (
    <Field {...props} {...field} shown={() => shownReferences({ options, ids: id === '' ? [] : [id] })}>
      <Combobox
        control={controlProps(field, props)}
        options={options}
        chosen={id === '' ? [] : [id]}
        placeholder={`Select ${props.label.toLowerCase()}`}
        canClear={!props.required}
        onPick={pick}
        onClear={() => pick('')}
        inputRef={field.ref}
      />
    </Field>
  )
}

interface ReferencesFieldProps<T> extends FieldProps<T, readonly string[]> {
  options: ReferenceOptions
}

/** Connects a list of ids. A bare id where a list belongs is read as a list with one item (rule STREAK-3). */
function useIds<T>(own: ReferencesFieldProps<T>) {
  const props = useLabels(own.name, own)
  const { name, label, options } = props
  const field = useField<T, readonly string[]>(name, { label })
  useReferences<T, readonly string[]>(name, options)
  const ids = (Array.isArray(field.value) ? field.value : [field.value])
    .map(inputText)
    .filter((id) => id !== '')
  return { props, field, ids }
}

/** References any number of other objects by their ids. */
export function ReferencesField<T = never>(own: ReferencesFieldProps<T>) {
  const { props, field, ids } = useIds(own)
  const without = (id: string) => ids.filter((other) => other !== id)
  return (
    <Field {...props} {...field} shown={() => shownReferences({ options: props.options, ids })}>
      <Combobox
        multiple
        control={controlProps(field, props)}
        options={props.options}
        chosen={ids}
        placeholder={`Select ${props.label.toLowerCase()}`}
        canClear={!props.required}
        onPick={(id) => field.set(ids.includes(id) ? without(id) : [...ids, id])}
        onRemove={(id) => field.set(without(id))}
        onClear={() => field.set([])}
        inputRef={field.ref}
      />
    </Field>
  )
}

/** References one other object, stored as a list with at most one id. If there are several, shows the first. */
export function SingleReferenceField<T = never>(own: ReferencesFieldProps<T>) {
  const { props, field, ids } = useIds(own)
  return (
    <Field
      {...props}
      {...field}
      shown={() => shownReferences({ options: props.options, ids: ids.slice(0, 1) })}
    >
      <Combobox
        control={controlProps(field, props)}
        options={props.options}
        chosen={ids.slice(0, 1)}
        placeholder={`Select ${props.label.toLowerCase()}`}
        canClear={!props.required}
        onPick={(id) => field.set([id])}
        onClear={() => field.set([])}
        inputRef={field.ref}
      />
    </Field>
  )
}
