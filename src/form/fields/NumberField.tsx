import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { Input, type InputProps } from '../controls'
import { controlProps, type FieldProps, Frame } from '../Frame'
import { useField } from '../room'
import { textOf } from './TextField'

interface NumberFieldProps extends FieldProps {
  /** Default 0 (spec §5). */
  min?: number
  disabled?: boolean
  placeholder?: string
}

/** A whole number; blank means none (spec §5). */
export function NumberField({
  name,
  min,
  disabled,
  placeholder,
  size = 'short',
  ...props
}: NumberFieldProps) {
  const field = useField<number>(name)
  return (
    <Frame {...props} {...field} size={size}>
      <NumberInput
        {...controlProps(field, props)}
        inputRef={field.ref}
        number={field.value}
        onNumber={field.set}
        min={min}
        disabled={disabled}
        placeholder={placeholder}
      />
    </Frame>
  )
}

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'ref'> {
  number: number | undefined
  onNumber: (value: number | undefined) => void
  min?: number | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** Digits only; as many as a number holds exactly. */
export const parseWhole = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 15)
  return digits === '' ? undefined : Number(digits)
}

/**
 * The box itself, for rows of lists as well. Arrow keys and buttons step by one. It is no `type="number"`: that one
 * changes under the scroll wheel and takes 'e', '+' and '.'.
 */
export function NumberInput({ number, onNumber, min = 0, inputRef, ...props }: NumberInputProps) {
  const step = (by: number) => onNumber(Math.max(min, (Number(number) || 0) + by))
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
        value={textOf(number)}
        onKeyDown={onKeyDown}
        onChange={(event) => onNumber(parseWhole(event.target.value))}
      />
      <Steps disabled={props.disabled} atLeast={(Number(number) || 0) <= min} onStep={step} />
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
