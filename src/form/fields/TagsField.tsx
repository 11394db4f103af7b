import { useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { type KeptEntry, readTextList } from '@/lib/textList'
import { Input, type InputProps } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useLabels } from '../formContext'
import { afterPress } from '../press'
import { SuggestedInput, type SuggestionLoader } from './SuggestedInput'
import { shownText } from './shownText'
import { keptTags, lastTag, pasteTags, repeatsNote, shownTags, splitTags, withLastTag } from './tags'

interface Typed {
  text: string
  /** The tags before the text was edited. They keep their exact form. */
  kept: readonly KeptEntry<string>[]
  /** The pasted tags that were left out as repeats. */
  repeated: readonly string[]
}

interface TagsFieldProps<T> extends FieldProps<T, readonly string[]> {
  /** Suggests texts for the last entry while the user types. */
  suggestions?: SuggestionLoader
}

/**
 * A list of texts in one line. The raw text stays while typing; blur (decision D6) or Enter normalizes it, and says what
 * was left out. The value updates with every keystroke, so that a save by Ctrl S includes everything.
 */
export function TagsField<T = never>({ name, size = 'half', suggestions, ...own }: TagsFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, readonly string[]>(name, props)
  const [typed, setTyped] = useState<Typed>()
  const [note, setNote] = useState<string>()
  const edit = (text: string, repeated: readonly string[] = []) => {
    const { kept, repeated: before } = typed ?? { kept: keptTags(field.value), repeated: [] }
    setTyped({ text, kept, repeated: [...before, ...repeated] })
    setNote(undefined)
    field.set(readTextList(text, kept).entries)
  }
  const settle = () => {
    if (!typed) return
    setNote(repeatsNote([...typed.repeated, ...readTextList(typed.text, typed.kept).repeated]))
    setTyped(undefined)
  }
  const shown = { ...field, warning: field.warning ?? note }
  const text = typed?.text ?? shownTags(field.value)
  const input: InputProps & { id: string; value: string } = {
    ...controlProps(shown, props),
    dir: 'auto',
    value: text,
    onChange: (event) => edit(event.target.value),
    onPaste: pasteTags(edit),
    onKeyDown: (event) => {
      if (pressedKey(event) === 'Enter') settle()
    },
    onBlur: () => afterPress(settle),
  }
  return (
    <Field {...props} {...shown} size={size} shown={() => shownText(shownTags(field.value))}>
      {suggestions ? (
        <SuggestedInput
          {...input}
          ref={field.ref}
          source={suggestions}
          typed={lastTag(text)}
          taken={splitTags(text)}
          onTake={(tag) => edit(withLastTag(text, tag))}
        />
      ) : (
        <Input {...input} ref={field.ref} autoComplete="off" />
      )}
    </Field>
  )
}
