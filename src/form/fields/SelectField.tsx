import { clsx } from 'clsx'
import { labelIn } from '@/model/choices'
import { inputText } from '@/model/readable'
import { Select } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField, useLabels } from '../formContext'
import { ClearButton } from './ClearButton'
import styles from './SelectField.module.css'

interface SelectFieldProps<T> extends FieldProps<T, string> {
  /** All values with their labels, in order. */
  choices: Readonly<Record<string, string>>
  /** The value that a missing one means. It is shown, and is not written unless the user chooses it. */
  fallback?: string
  /** The choice that means none, which Clear chooses. Without it Clear removes the value. */
  none?: string
}

/**
 * A select with fixed options. An unknown value is shown and kept; an optional field can be cleared (decision D4). A
 * field whose missing value means another choice than none has no Clear: it would seem to do nothing.
 */
export function SelectField<T = never>({
  name,
  choices,
  fallback = '',
  none,
  size = 'half',
  ...own
}: SelectFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, string, HTMLSelectElement>(name, {
    label: props.label,
    describe: (one) => labelIn(choices, one || fallback),
  })
  const received = inputText(field.value)
  const value = received || fallback
  const label = labelIn(choices, value)
  const isUnknown = value !== '' && label === undefined
  const canClear =
    !props.required && (none === undefined ? received !== '' && fallback === '' : value !== none)
  return (
    <Field {...props} {...field} size={size} shown={() => (isUnknown ? `Unknown: ${value}` : label)}>
      <Select
        {...controlProps(field, props)}
        ref={field.ref}
        value={value}
        onChange={(event) => field.set(event.target.value === '' ? undefined : event.target.value)}
        className={clsx(canClear && styles.withClear, value === '' && styles.notSet)}
        button={
          canClear && (
            <span className={styles.clear}>
              <ClearButton of={field.id} onClear={() => field.set(none)} focusRef={field.ref} />
            </span>
          )
        }
      >
        {fallback === '' && (value === '' || !props.required) && <option value="">Not set</option>}
        {isUnknown && <option value={value}>{`Unknown: ${value}`}</option>}
        {Object.entries(choices).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
