import { Textarea } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField } from '../formContext'
import { textOf } from './TextField'

interface TextAreaFieldProps<T> extends FieldProps<T, string> {
  placeholder?: string
  /** Lines when empty; grows with the text. Default 4. */
  rows?: number
}

/** A multi-line text field. */
export function TextAreaField<T = never>({ name, placeholder, rows = 4, ...props }: TextAreaFieldProps<T>) {
  const field = useField<string, HTMLTextAreaElement>(name, props)
  const value = textOf(field.value)
  return (
    <Field {...props} {...field}>
      <Textarea
        {...controlProps(field, props)}
        ref={field.ref}
        // Browsers without `field-sizing` at least show every typed line.
        rows={Math.max(rows, value.split('\n').length)}
        css={{ fieldSizing: 'content' }}
        minH={`${rows * 20 + 16}px`}
        maxH="24rem"
        value={value}
        placeholder={placeholder}
        onChange={(event) => field.set(event.target.value)}
      />
    </Field>
  )
}
