import { useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { inputText } from '@/model/readable'
import { Input } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField } from '../formContext'
import { afterPress } from '../press'
import { shownText } from './shownText'
import { pasteTags, splitTags } from './tags'

const joined = (tags: unknown): string =>
  Array.isArray(tags) ? tags.map(inputText).join(', ') : inputText(tags)

/**
 * A list of texts in one line. The raw text stays while typing; blur (decision D6) or Enter normalizes it. The value
 * updates with every keystroke, so that a save by Ctrl S includes everything.
 */
export function TagsField<T = never>({ name, size = 'half', ...props }: FieldProps<T, readonly string[]>) {
  const field = useField<T, readonly string[]>(name, props)
  const [typed, setTyped] = useState<string>()
  const edit = (text: string) => {
    setTyped(text)
    field.set(splitTags(text))
  }
  return (
    <Field {...props} {...field} size={size} shown={() => shownText(joined(field.value))}>
      <Input
        {...controlProps(field, props)}
        ref={field.ref}
        autoComplete="off"
        dir="auto"
        value={typed ?? joined(field.value)}
        onChange={(event) => edit(event.target.value)}
        onPaste={pasteTags(edit)}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') setTyped(undefined)
        }}
        onBlur={() => afterPress(() => setTyped(undefined))}
      />
    </Field>
  )
}
