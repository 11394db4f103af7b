import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Field, type FieldProps } from '../Field'
import { useField, useFormContext } from '../formContext'

export interface Choice {
  value: string
  label: string
  icon?: LucideIcon
}

interface ChoiceFieldProps<T> extends FieldProps<T, string> {
  choices: readonly Choice[]
  /** The meaning of a missing value. */
  fallback?: string
}

/** A radio group for a few choices. */
export function RadioField<T = never>({ name, choices, fallback, ...props }: ChoiceFieldProps<T>) {
  const { value, set, ...field } = useField<string>(name, {
    label: props.label,
    describe: (one) => choices.find((choice) => choice.value === one)?.label,
  })
  return (
    <Field {...props} {...field} group unmarked>
      <Radios id={field.id} value={value ?? fallback} choices={choices} onChange={set} inputRef={field.ref} />
    </Field>
  )
}

export interface RadiosProps {
  /** Id of the group. Each radio derives its own. */
  id: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** Points to the checked radio, or the first. */
  inputRef?: Ref<HTMLInputElement>
}

export function Radios({ id, value, choices, onChange, inputRef }: RadiosProps) {
  const styles = useSlotRecipe({ key: 'radioGroup' })()
  const focusable = choices.some((choice) => choice.value === value) ? value : choices[0]?.value
  return (
    <chakra.div css={styles.root}>
      {choices.map((choice) => (
        <chakra.label key={choice.value} css={styles.item}>
          <chakra.input
            ref={choice.value === focusable ? inputRef : undefined}
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            css={styles.itemControl}
            appearance="none"
            cursor="inherit"
          />
          <chakra.span css={styles.itemText}>{choice.label}</chakra.span>
        </chakra.label>
      ))}
    </chakra.div>
  )
}

/** Renders only the radios. The surrounding group needs an accessible name. */
export function Segments({ id, value, choices, onChange, inputRef }: RadiosProps) {
  const { readOnly } = useFormContext()
  const styles = useSlotRecipe({ key: 'segmentGroup' })()
  const focusable = choices.some((choice) => choice.value === value) ? value : choices[0]?.value
  return (
    <chakra.div css={styles.root} w="fit-content" maxW="full">
      {choices.map(({ icon: Icon, ...choice }) => (
        <chakra.label
          key={choice.value}
          css={styles.item}
          {...(choice.value === value && { 'data-checked': '' })}
          {...(readOnly && { 'data-disabled': '' })}
          _focusWithin={{
            '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
          }}
        >
          <chakra.input
            ref={choice.value === focusable ? inputRef : undefined}
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="inherit"
          />
          {Icon && <Icon size={14} aria-hidden />}
          {choice.label}
        </chakra.label>
      ))}
    </chakra.div>
  )
}
