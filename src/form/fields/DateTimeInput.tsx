import { chakra } from '@chakra-ui/react'
import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Input, type InputProps } from '@/ui/Input'
import { afterPress } from '../press'
import { ClearButton } from './ClearButton'
import { DateTimePopup } from './DateTimePopup'
import { dateFormat, dayEnd } from './typedDate'

interface DateTimeInputProps extends Pick<InputProps, 'size' | 'title'> {
  /** Attributes of the input. The element with the id `<id>-label` names it. */
  control: { id: string; 'aria-describedby'?: string }
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  chosen: Date | undefined
  /** See `DateTimeField`. */
  endOfDay?: boolean
  onType: (text: string) => void
  onChoose: (date: Date | undefined) => void
  /** The focus left the input, and no pointer is pressed. */
  onLeave: () => void
  onEnter?: () => void
}

/** An input for a date with time, with a calendar. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { control, inputRef, text, chosen, endOfDay = false, size, title } = props
  const { onType, onChoose, onLeave, onEnter } = props
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <chakra.div ref={root} onKeyDown={onKeyDown} position="relative">
      <chakra.button
        ref={button}
        type="button"
        aria-label="Open calendar"
        aria-describedby={`${control.id}-label`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
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
        {...control}
        ref={inputRef}
        {...(size && { size })}
        title={title}
        ps="38px"
        pe={{ base: '42px', md: '34px' }}
        autoComplete="off"
        placeholder={dateFormat}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => afterPress(onLeave)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {text !== '' && (
        <chakra.span position="absolute" insetEnd="5px" insetY="0" display="flex" alignItems="center">
          <ClearButton of={control.id} onClear={() => onChoose(undefined)} focusRef={inputRef} />
        </chakra.span>
      )}
      {isOpen && (
        <DateTimePopup
          anchor={root}
          of={control.id}
          value={chosen}
          missingTime={endOfDay ? dayEnd : undefined}
          onChange={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </chakra.div>
  )
}
