import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { dateFormat, dayEnd } from '@/lib/typedDate'
import { Input, type InputProps } from '@/ui/Input'
import { afterPress } from '../press'
import { ClearButton } from './ClearButton'
import styles from './DateTimeInput.module.css'
import { DateTimePopup } from './DateTimePopup'

interface DateTimeInputProps extends Pick<InputProps, 'size' | 'title' | 'placeholder'> {
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
  const { control, inputRef, text, chosen, endOfDay = false, size, title, placeholder = dateFormat } = props
  const { onType, onChoose, onLeave, onEnter } = props
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the controls inside
    <div ref={root} onKeyDown={onKeyDown} className={styles.box}>
      <button
        ref={button}
        type="button"
        aria-label="Open calendar"
        aria-describedby={`${control.id}-label`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={styles.open}
      >
        <CalendarIcon size={16} aria-hidden />
      </button>
      <Input
        {...control}
        ref={inputRef}
        size={size}
        title={title}
        className={styles.input}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => afterPress(onLeave)}
        onKeyDown={(event) => {
          const key = pressedKey(event)
          if (key === 'Enter') onEnter?.()
          if (key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {text !== '' && (
        <span className={styles.clear}>
          <ClearButton of={control.id} onClear={() => onChoose(undefined)} focusRef={inputRef} />
        </span>
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
    </div>
  )
}
