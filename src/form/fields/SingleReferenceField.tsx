import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useReferences } from '../formContext'
import type { ReferenceOptions } from '../types'
import { Combobox } from './Combobox'
import { textOf } from './TextField'

interface SingleReferenceFieldProps<T> extends FieldProps<T, readonly string[]> {
  options: ReferenceOptions
}

/** References one other object, stored as a list with at most one id. If there are several, shows the first. */
export function SingleReferenceField<T = never>({ name, options, ...props }: SingleReferenceFieldProps<T>) {
  const field = useField<string[]>(name, props)
  useReferences(name, options)
  const ids = (Array.isArray(field.value) ? field.value : [field.value]).map(textOf).filter((id) => id !== '')
  return (
    <Field {...props} {...field}>
      <Combobox
        control={controlProps(field, props)}
        options={options}
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
