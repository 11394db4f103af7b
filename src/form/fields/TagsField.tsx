import { useState } from 'react'
import { Input } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField } from '../formContext'
import { afterPress } from '../press'
import { inputText } from '../readable'

/** Splits at commas and trims (rule FIELD-2). */
export const splitTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const joined = (tags: unknown): string =>
  Array.isArray(tags) ? tags.map(inputText).join(', ') : inputText(tags)

/**
 * A list of texts in one line. The raw text stays while typing; blur (decision D6) or Enter normalizes it. The value
 * updates with every keystroke, so that a save by Ctrl S includes everything.
 */
export function TagsField<T = never>({ name, size = 'half', ...props }: FieldProps<T, readonly string[]>) {
  const field = useField<T, readonly string[]>(name, props)
  const [typed, setTyped] = useState<string>()
  return (
    <Field {...props} {...field} size={size}>
      <Input
        {...controlProps(field, props)}
        ref={field.ref}
        autoComplete="off"
        value={typed ?? joined(field.value)}
        onChange={(event) => {
          setTyped(event.target.value)
          field.set(splitTags(event.target.value))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) setTyped(undefined)
        }}
        onBlur={() => afterPress(() => setTyped(undefined))}
      />
    </Field>
  )
}
