import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { type ExactNumber, isExact } from '@/lib/exactNumber'
import { pressedKey } from '@/lib/keys'
import { numberProblem, parseWholeNumber } from '@/lib/wholeNumber'
import type { PathTo } from '@/model/paths'
import { inputText } from '@/model/readable'
import { Input, type InputProps } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { type FieldHandle, useEntry, useField, useFormStore, useLabels } from '../formContext'
import styles from './NumberField.module.css'
import { shownNumber } from './shownText'

interface NumberFieldProps<T> extends FieldProps<T, number> {
  /** Default 0 (rule FIELD-1). */
  min?: number
  disabled?: boolean
  placeholder?: string
}

/** A whole number; blank means none (rule FIELD-1). */
export function NumberField<T = never>({
  name,
  min,
  disabled = false,
  placeholder,
  size = 'short',
  ...own
}: NumberFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useNumber<T>(name, { label: props.label, disabled })
  const shown = () => {
    const number = shownNumber(field.value)
    return number !== undefined && disabled ? (
      <>
        <span>{number}</span> <span>(not in use)</span>
      </>
    ) : (
      number
    )
  }
  return (
    <Field {...props} {...field} size={size} shown={shown}>
      <NumberInput
        {...controlProps(field, props)}
        inputRef={field.ref}
        number={field.value}
        onNumber={field.set}
        min={min}
        disabled={disabled}
        placeholder={placeholder}
      />
    </Field>
  )
}

/**
 * Binds a path to a whole number. Invalid text stays in the form's value as typed, so it moves with its row, is part of
 * a draft and triggers the leave confirmation. It is an error of the field and blocks the save (decision G5). Unedited
 * text from the server is not an error (decision A1).
 */
export function useNumber<T = never>(
  path: PathTo<T, number>,
  { label, disabled = false }: { label: string; disabled?: boolean },
): FieldHandle<number | string, HTMLInputElement> {
  const store = useFormStore()
  // The value can be a text as well: invalid text is kept in the form (see above).
  const field = useField<T, number>(path, { label }) as FieldHandle<number | string, HTMLInputElement>
  const { value, set } = field
  const problem = value === store.came(path) ? undefined : numberProblem(value)
  useEntry<T, number>(path, problem)
  // A disabled field cannot be corrected, so restore the number from before the edits.
  useEffect(() => {
    if (disabled && problem !== undefined) set(store.came(path) as number | undefined)
  }, [disabled, problem, set, store, path])
  return { ...field, error: problem ?? field.error }
}

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'ref' | 'className'> {
  /** A number, or text that is not a valid number. */
  number: number | string | ExactNumber | undefined
  onNumber: (value: number | string | undefined) => void
  min?: number
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The number input on its own, also for rows of lists; see `useNumber`. Arrow keys and buttons step by one. Not
 * `type="number"`, which changes on scroll and hides text that it cannot parse.
 */
export function NumberInput({ number, onNumber, min = 0, inputRef, ...props }: NumberInputProps) {
  /** Shows ' 7' and '007' as typed until blur, although both mean 7. */
  const [typed, setTyped] = useState('')
  const isTyped = parseWholeNumber(typed) === number
  // An exact number is beyond the precision of a double, so stepping cannot compute the next one.
  const isNumber = !isExact(number) && (typeof number !== 'string' || numberProblem(number) === undefined)
  const current = Math.trunc(Number(number) || 0)
  // Invalid text has no next number either, so stepping does nothing.
  const step = (by: number) => {
    if (isNumber) onNumber(Math.min(Number.MAX_SAFE_INTEGER, Math.max(min, current + by)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event)
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    step(key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div className={styles.number}>
      <Input
        {...props}
        ref={inputRef}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={typeof number === 'number' ? number : undefined}
        aria-valuemin={min}
        autoComplete="off"
        className={styles.input}
        value={isTyped ? typed : inputText(number)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          onNumber(parseWholeNumber(event.target.value))
        }}
        onBlur={() => setTyped('')}
      />
      <Steps disabled={props.disabled || !isNumber} atLeast={current <= min} onStep={step} />
    </div>
  )
}

interface StepsProps {
  disabled: boolean | undefined
  atLeast: boolean
  onStep: (by: number) => void
}

function Steps({ disabled = false, atLeast, onStep }: StepsProps) {
  const parts = [
    { by: 1, Icon: ChevronUp, off: disabled },
    { by: -1, Icon: ChevronDown, off: disabled || atLeast },
  ]
  // For the pointer only: keyboards have the arrow keys, screen readers their gestures for spin buttons. So a press focuses
  // the field, never a button, which its own step can disable; a finger would open the keyboard on the screen.
  return (
    <div
      aria-hidden
      className={styles.stepper}
      onPointerDown={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') currentTarget.parentElement?.querySelector('input')?.focus()
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {parts.map(({ by, Icon, off }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          disabled={off}
          onClick={() => onStep(by)}
          className={styles.step}
        >
          <Icon size={12} aria-hidden />
        </button>
      ))}
    </div>
  )
}
