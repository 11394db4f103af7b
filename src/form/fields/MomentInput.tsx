import { useRef, useState } from 'react'
import { toWire } from '@/lib/dates'
import { fromWire } from '@/lib/dateTime'
import { dayEnd, parseTyped, typedProblem } from '@/lib/typedDate'
import { DateTimeInput } from './DateTimeInput'
import styles from './MomentInput.module.css'
import { shownDate } from './shownDate'

interface MomentInputProps {
  /** The element with the id `<id>-label` names it. */
  id: string
  /** ISO 8601 in UTC; undefined for none. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /**
   * `onChange` follows each keystroke, with undefined for invalid text. Otherwise it is called on Enter and when the
   * input loses the focus.
   */
  followsText?: boolean
  /** A day without a time of day is its last minute. */
  endOfDay?: boolean
  size?: 'sm'
  title?: string
  /** Describes the meaning of no value. Default: the format of a date. */
  placeholder?: string
}

interface Typed {
  text: string
  /** Set when the input lost the focus with a text that is not a date: the value that stayed. */
  refused?: { value: string | undefined }
}

/** A date with time outside of forms. Invalid text stays, with the reason. */
export function MomentInput(props: MomentInputProps) {
  const { id, value, onChange, followsText = false, endOfDay = false, size, title, placeholder } = props
  const [typed, setTyped] = useState<Typed>()
  const input = useRef<HTMLInputElement>(null)
  // Another value from outside replaces invalid text, but never a text that is being typed.
  const current = typed && (!typed.refused || typed.refused.value === value) ? typed : undefined
  const problem = current?.refused && typedProblem(current.text)
  const read = (text: string) => parseTyped(text, endOfDay ? dayEnd : undefined)
  const choose = (date: Date | undefined) => {
    setTyped(undefined)
    onChange(date && toWire(date))
  }
  const type = (text: string) => {
    setTyped({ text })
    if (!followsText) return
    const date = read(text)
    onChange(date && toWire(date))
  }
  const accept = () => {
    if (!current) return
    const date = read(current.text)
    if (current.text.trim() === shownDate(value)) setTyped(undefined)
    else if (date !== undefined || current.text.trim() === '') choose(date)
    else setTyped({ text: current.text, refused: { value } })
  }
  const control = {
    id,
    ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-note` }),
  }
  return (
    <>
      <DateTimeInput
        control={control}
        inputRef={input}
        text={current?.text ?? shownDate(value)}
        chosen={fromWire(value)}
        endOfDay={endOfDay}
        size={size}
        title={title}
        placeholder={placeholder}
        onType={type}
        onChoose={choose}
        onLeave={accept}
        onEnter={accept}
      />
      {problem !== undefined && (
        <p id={`${id}-note`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
