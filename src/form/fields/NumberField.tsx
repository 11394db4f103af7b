import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { Input, type InputProps } from '../controls'
import { controlProps, Field, type FieldProps } from '../Field'
import { type FieldHandle, useEntry, useField, useFormContext } from '../formContext'
import { textOf } from './TextField'
import { numberProblem, parseWhole } from './wholeNumber'

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
  ...props
}: NumberFieldProps<T>) {
  const field = useNumber(name, { label: props.label, disabled })
  return (
    <Field {...props} {...field} size={size}>
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
 * A path that holds a whole number. Text that is none is kept in the form as it was typed, so that it moves with its
 * row, is part of a draft and asks before it is lost; it is an error of the field and keeps the save back (decision G5).
 * What came from the server as text and was not touched is no error (decision A1).
 */
export function useNumber(
  path: string,
  { label, disabled = false }: { label: string; disabled?: boolean },
): FieldHandle<number | string, HTMLInputElement> {
  const { store } = useFormContext()
  const field = useField<number | string>(path, { label })
  const { value, set } = field
  const problem = value === store.initial(path) ? undefined : numberProblem(value)
  useEntry(path, problem)
  // Nobody can correct the text of a disabled field: the number as it was before the edits stands again.
  useEffect(() => {
    if (disabled && problem !== undefined) set(store.initial(path) as number | undefined)
  }, [disabled, problem, set, store, path])
  return { ...field, error: problem ?? field.error }
}

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'ref'> {
  /** A number, or the text that is none. */
  number: number | string | undefined
  onNumber: (value: number | string | undefined) => void
  min?: number | undefined
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The box itself, for rows of lists as well; see `useNumber`. Arrow keys and buttons step by one. It is no
 * `type="number"`: that one changes under the scroll wheel and hides the text that it cannot read.
 */
export function NumberInput({ number, onNumber, min = 0, inputRef, ...props }: NumberInputProps) {
  /** ' 7' and '007' are 7; they are shown as typed until the field is left. */
  const [typed, setTyped] = useState('')
  const isTyped = parseWhole(typed) === number
  const isNumber = typeof number !== 'string' || numberProblem(number) === undefined
  const current = Math.trunc(Number(number) || 0)
  // There is no next number after a text: stepping leaves it alone.
  const step = (by: number) => {
    if (isNumber) onNumber(Math.min(Number.MAX_SAFE_INTEGER, Math.max(min, current + by)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <chakra.div position="relative" w="full">
      <Input
        {...props}
        ref={inputRef}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={typeof number === 'number' ? number : undefined}
        aria-valuemin={min}
        autoComplete="off"
        pe="34px"
        value={isTyped ? typed : textOf(number)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          onNumber(parseWhole(event.target.value))
        }}
        onBlur={() => setTyped('')}
      />
      <Steps disabled={props.disabled || !isNumber} atLeast={current <= min} onStep={step} />
    </chakra.div>
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
  // For the pointer alone: the arrow keys do the same, and so do the gestures of a screen reader on a spin button.
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      insetY="1px"
      insetEnd="1px"
      w="26px"
      display="grid"
      borderStartWidth="1px"
      borderColor="border.strong"
      color="fg.muted"
    >
      {parts.map(({ by, Icon, off }) => (
        <chakra.button
          key={by}
          type="button"
          tabIndex={-1}
          disabled={off}
          onClick={() => onStep(by)}
          display="grid"
          placeItems="center"
          minH="0"
          cursor="pointer"
          _hover={{ color: 'fg', bg: 'bg.hover' }}
          _disabled={{ color: 'fg.disabled', cursor: 'not-allowed', bg: 'transparent' }}
        >
          <Icon size={12} aria-hidden />
        </chakra.button>
      ))}
    </chakra.div>
  )
}
