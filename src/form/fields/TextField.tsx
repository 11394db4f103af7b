import { Lock } from 'lucide-react'
import { directionOf } from '@/lib/textDirection'
import { inputText } from '@/model/readable'
import { Input, type InputProps, Textarea } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useLabels } from '../formContext'
import { SuggestedInput, type SuggestionLoader } from './SuggestedInput'
import { shownText } from './shownText'
import styles from './TextField.module.css'

interface TextFieldProps<T> extends FieldProps<T, string> {
  /** Read-only. The help text should say why. */
  locked?: boolean
  /** Suggests texts while the user types. */
  suggestions?: SuggestionLoader
}

/** A single-line text field. */
export function TextField<T = never>({ name, locked = false, suggestions, ...own }: TextFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, string>(name, props)
  const value = inputText(field.value)
  const input: InputProps & { id: string; value: string } = {
    ...controlProps(field, props),
    type: 'text',
    dir: directionOf(value),
    value,
    onChange: (event) => field.set(event.target.value),
  }
  return (
    <Field {...props} {...field} unmarked={locked} shown={() => shownText(field.value)}>
      <div className={styles.box}>
        {locked && (
          <span className={styles.lock}>
            <Lock size={14} aria-hidden />
          </span>
        )}
        {suggestions ? (
          <SuggestedInput
            {...input}
            ref={field.ref}
            source={suggestions}
            typed={value}
            onTake={(text) => field.set(text)}
          />
        ) : (
          <Input
            {...input}
            ref={field.ref}
            autoComplete="off"
            readOnly={locked}
            {...(locked && { className: styles.locked })}
          />
        )}
      </div>
    </Field>
  )
}

interface TextAreaFieldProps<T> extends FieldProps<T, string> {
  placeholder?: string
}

/** Lines of an empty field. */
const rows = 4

/** A multi-line text field that grows with its text. */
export function TextAreaField<T = never>({ name, placeholder, ...own }: TextAreaFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, string, HTMLTextAreaElement>(name, props)
  const value = inputText(field.value)
  return (
    <Field {...props} {...field} shown={() => shownText(value)}>
      <Textarea
        {...controlProps(field, props)}
        ref={field.ref}
        dir={directionOf(value)}
        // Browsers without `field-sizing` at least show every typed line.
        rows={Math.max(rows, value.split('\n').length)}
        className={styles.area}
        value={value}
        placeholder={placeholder}
        onChange={(event) => field.set(event.target.value)}
      />
    </Field>
  )
}
