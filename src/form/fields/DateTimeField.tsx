import { type ReactNode, useState } from 'react'
import { noDate, receivedNone, toWire } from '@/lib/dates'
import { fromWire, zoneId, zoneName } from '@/lib/dateTime'
import { dayEnd, parseTyped, typedProblem } from '@/lib/typedDate'
import { inputText } from '@/model/readable'
import { NoDate } from '@/ui/inline'
import { controlProps, Field, type FieldProps } from '../Field'
import { useEntry, useField, useLabels } from '../formContext'
import { DateTimeInput } from './DateTimeInput'
import { shownDate } from './shownDate'

interface DateTimeFieldProps<T> extends FieldProps<T, string> {
  /** Reads a day without a time as its last minute, 23:59, instead of its first. For the end of a range. */
  endOfDay?: boolean
}

interface Typing {
  text: string
  /** The value before the user began to type. */
  before: string | undefined
  /** The value parsed from the text. */
  value: string | undefined
}

/**
 * A date with time, typed or picked in local time and sent as ISO UTC (decision D11). Invalid text stays in the input,
 * shows an error on blur and blocks the save; the form then keeps the value from before the typing.
 */
export function DateTimeField<T = never>({
  name,
  size = 'half',
  endOfDay = false,
  help,
  ...own
}: DateTimeFieldProps<T>) {
  const props = useLabels(name, own)
  const field = useField<T, string>(name, {
    ...props,
    describe: (value) => (receivedNone(name, value) === undefined ? undefined : noDate),
  })
  const [typing, setTyping] = useState<Typing>()
  const [left, setLeft] = useState(false)
  // A value set from elsewhere, such as a restored draft, replaces the typed text.
  const current = typing?.value === field.value ? typing : undefined
  const isUntouched = current?.text.trim() === shownDate(current?.before, name)
  const problem = current && !isUntouched ? typedProblem(current.text) : undefined
  useEntry<T, string>(name, problem)

  const type = (text: string) => {
    const before = current ? current.before : field.value
    const date = parseTyped(text, endOfDay ? dayEnd : undefined)
    // The input does not show seconds. Typing the same minute again keeps the seconds of the original value.
    const isBefore = text.trim() === shownDate(before, name)
    const isRead = !isBefore && (date !== undefined || text.trim() === '')
    const value = isRead ? date && toWire(date) : before
    setTyping({ text, before, value })
    setLeft(false)
    // Set the value even when it is unchanged: this clears the error about the previous text.
    field.set(value)
  }
  const choose = (date: Date | undefined) => {
    setTyping(undefined)
    field.set(date && toWire(date))
  }
  const text = current?.text ?? shownDate(field.value, name)
  const received = receivedNone(name, field.value)
  const chosen = received === undefined ? fromWire(field.value) : undefined
  const shown = { ...field, error: field.error ?? (left ? problem : undefined) }
  // The time zone is always shown, so that nothing moves when a date is chosen.
  const marks = { ...props, help: <ZoneHelp of={chosen} help={help} /> }
  return (
    <Field
      {...marks}
      {...shown}
      size={size}
      shown={() =>
        received === undefined ? (
          chosen ? (
            `${text} ${zoneName(chosen)}`
          ) : (
            inputText(field.value)
          )
        ) : (
          <NoDate received={received} />
        )
      }
    >
      <DateTimeInput
        control={controlProps(shown, marks)}
        inputRef={field.ref}
        text={text}
        chosen={chosen}
        title={received}
        endOfDay={endOfDay}
        onType={type}
        onChoose={choose}
        onLeave={() => {
          setLeft(true)
          if (problem === undefined) setTyping(undefined)
        }}
      />
    </Field>
  )
}

/** The time zone of the input. For a chosen date with its UTC offset, including daylight saving time. */
const ZoneHelp = ({ of, help }: { of: Date | undefined; help: ReactNode }) => (
  <>
    <span>{help}</span> <span>{of ? zoneName(of) : zoneId()}</span>
  </>
)
