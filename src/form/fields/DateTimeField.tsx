import { chakra } from '@chakra-ui/react'
import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Input } from '@/ui/Input'
import { controlProps, Field, type FieldProps } from '../Field'
import { useEntry, useField } from '../formContext'
import { afterPress } from '../press'
import { ClearButton } from './ClearButton'
import { DateTimePopup } from './DateTimePopup'
import { fromWire, shownDate, toWire, zoneId, zoneName } from './dateTime'
import { dateFormat, dayEnd, parseTyped, typedProblem } from './typedDate'
import { usePopup } from './usePopup'

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
  ...props
}: DateTimeFieldProps<T>) {
  const field = useField<T, string>(name, props)
  const [typing, setTyping] = useState<Typing>()
  const [left, setLeft] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popup = usePopup<HTMLDivElement>({ height: 400, width: 298 })
  // A value set from elsewhere, such as a restored draft, replaces the typed text.
  const current = typing?.value === field.value ? typing : undefined
  const problem = current && typedProblem(current.text)
  useEntry<T, string>(name, problem)

  const type = (text: string) => {
    const before = current ? current.before : field.value
    const date = parseTyped(text, endOfDay ? dayEnd : undefined)
    // The input does not show seconds. Typing the same minute again keeps the seconds of the original value.
    const isBefore = text.trim() === shownDate(before)
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !popup.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    popup.close()
    button.current?.focus()
  }
  const text = current?.text ?? shownDate(field.value)
  const chosen = fromWire(field.value)
  const shown = { ...field, error: field.error ?? (left ? problem : undefined) }
  // The time zone is always shown, so that nothing moves when a date is chosen.
  const marks = { ...props, help: <ZoneHelp of={chosen} help={help} /> }
  return (
    <Field {...marks} {...shown} size={size}>
      <chakra.div ref={popup.rootRef} onBlur={popup.onBlur} onKeyDown={onKeyDown} position="relative">
        <chakra.button
          ref={button}
          type="button"
          aria-label="Open calendar"
          aria-describedby={`${field.id}-label`}
          aria-haspopup="dialog"
          aria-expanded={popup.isOpen}
          onClick={() => (popup.isOpen ? popup.close() : popup.open())}
          position="absolute"
          insetStart="5px"
          insetY="0"
          my="auto"
          boxSize="28px"
          display="grid"
          placeItems="center"
          borderRadius="sm"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'bg.muted', color: 'fg' }}
          _disabled={{ color: 'fg.disabled', bg: 'transparent', cursor: 'not-allowed' }}
        >
          <CalendarIcon size={16} aria-hidden />
        </chakra.button>
        <Input
          {...controlProps(shown, marks)}
          ref={field.ref}
          ps="38px"
          pe={{ base: '42px', md: '34px' }}
          autoComplete="off"
          placeholder={dateFormat}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() =>
            afterPress(() => {
              setLeft(true)
              if (problem === undefined) setTyping(undefined)
            })
          }
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            popup.open()
          }}
        />
        {text !== '' && (
          <chakra.span position="absolute" insetEnd="5px" insetY="0" display="flex" alignItems="center">
            <ClearButton of={field.id} onClear={() => choose(undefined)} focusRef={field.ref} />
          </chakra.span>
        )}
        {popup.isOpen && (
          <DateTimePopup
            of={field.id}
            value={chosen}
            missingTime={endOfDay ? dayEnd : undefined}
            onChange={choose}
            place={popup.place}
          />
        )}
      </chakra.div>
    </Field>
  )
}

/** The time zone of the input. For a chosen date with its UTC offset, including daylight saving time. */
const ZoneHelp = ({ of, help }: { of: Date | undefined; help: ReactNode }) => (
  <>
    {help} {of ? zoneName(of) : zoneId()}
  </>
)
