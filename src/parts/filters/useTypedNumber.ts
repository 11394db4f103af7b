import { type ChangeEvent, useState } from 'react'

interface TypedNumber {
  /** The text of the value, until the user types. */
  shown: string
  /** The number of a text; undefined if it is invalid. */
  read: (text: string) => number | undefined
  onChange: (value: number) => void
}

/**
 * A number that the page follows while it is typed. An invalid text stays and changes nothing.
 * @returns attributes of the input, whether its text is invalid, and a function that shows the value again
 */
export function useTypedNumber({ shown, read, onChange }: TypedNumber) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && read(typed) === undefined
  const showValue = () => setTyped(undefined)
  const input = {
    autoComplete: 'off',
    'aria-invalid': isWrong || undefined,
    value: typed ?? shown,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value)
      const value = read(currentTarget.value)
      if (value !== undefined) onChange(value)
    },
    onBlur: () => {
      if (!isWrong || typed.trim() === '') showValue()
    },
  }
  return { input, isWrong, showValue }
}
