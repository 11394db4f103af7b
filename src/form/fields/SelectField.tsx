import { chakra } from '@chakra-ui/react'
import { Select } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useField } from '../formContext'
import { inputText } from '../readable'
import { ClearButton } from './ClearButton'

interface SelectFieldProps<T> extends FieldProps<T, string> {
  options: readonly { value: string; label: string }[]
}

/** A select with fixed options. An unknown value is shown and kept; an optional field can be cleared (D4). */
export function SelectField<T = never>({ name, options, size = 'half', ...props }: SelectFieldProps<T>) {
  const field = useField<T, string, HTMLSelectElement>(name, {
    label: props.label,
    describe: (one) => options.find((option) => option.value === one)?.label,
  })
  const value = inputText(field.value)
  const isUnknown = value !== '' && !options.some((option) => option.value === value)
  const canClear = !props.required && value !== ''
  return (
    <Field {...props} {...field} size={size}>
      <Select
        {...controlProps(field, props)}
        ref={field.ref}
        value={value}
        onChange={(event) => field.set(event.target.value === '' ? undefined : event.target.value)}
        {...(canClear && { pe: '16' })}
        {...(value === '' && { color: 'fg.subtle' })}
        button={
          canClear && (
            <chakra.span position="absolute" insetY="0" insetEnd="7" display="flex" alignItems="center">
              <ClearButton of={field.id} onClear={() => field.set(undefined)} focusRef={field.ref} />
            </chakra.span>
          )
        }
      >
        {(value === '' || !props.required) && <option value="">Not set</option>}
        {isUnknown && <option value={value}>Unknown: {value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
