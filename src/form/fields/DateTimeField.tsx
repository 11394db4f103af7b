import { chakra } from '@chakra-ui/react'
import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Input } from '../controls'
import { controlProps, type FieldProps, Frame } from '../Frame'
import { afterPress } from '../press'
import { useEntry, useField } from '../room'
import { ClearButton } from './ClearButton'
import { DateTimePopup } from './DateTimePopup'
import { fromWire, parseTyped, shownDate, toWire } from './dateTime'
import { usePopup } from './usePopup'

const format = 'dd:mm:yy - hh:mm'
const unreadable = `Enter a date as ${format}`

/**
 * A moment: typed or picked in local time, ISO UTC on the wire (reading D11). Text that is no date yet is kept, said
 * to be wrong on leaving the field, and keeps the save back.
 */
export function DateTimeField({ name, size = 'half', ...props }: FieldProps) {
  const field = useField<string>(name)
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popup = usePopup<HTMLDivElement>({ height: 360, width: 298 })
  const isWrong = typed !== undefined && typed.trim() !== '' && parseTyped(typed) === undefined
  useEntry(name, isWrong ? unreadable : undefined)

  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    const date = parseTyped(text)
    // The seconds of an untouched moment are not shown; typing the same minute again keeps them.
    if (date && text.trim() === shownDate(field.value)) return
    if (date || text.trim() === '') field.set(date && toWire(date))
  }
  const choose = (date: Date | undefined) => {
    setTyped(undefined)
    field.set(date && toWire(date))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !popup.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    popup.close()
    button.current?.focus()
  }
  const text = typed ?? shownDate(field.value)
  const shown = { ...field, error: field.error ?? (isWrong && left ? unreadable : undefined) }
  return (
    <Frame {...props} {...shown} size={size}>
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
          {...controlProps(shown, props)}
          ref={field.ref}
          ps="38px"
          pe={{ base: '42px', md: '34px' }}
          autoComplete="off"
          placeholder={format}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => afterPress(() => (isWrong ? setLeft(true) : setTyped(undefined)))}
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
          <DateTimePopup of={field.id} value={fromWire(field.value)} onChange={choose} place={popup.place} />
        )}
      </chakra.div>
    </Frame>
  )
}

interface ActiveRangeFieldProps {
  /** Default `active`. */
  name?: string
}

/** From when until when something is active; both marked required, neither blocks (spec §5, reading D2). */
export function ActiveRangeField({ name = 'active' }: ActiveRangeFieldProps) {
  return (
    <>
      <DateTimeField required name={`${name}.from`} label="Active from" />
      <DateTimeField required name={`${name}.to`} label="Active to" />
    </>
  )
}
