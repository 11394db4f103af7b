import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import inField from './inField.module.css'

interface ClearButtonProps {
  /** Id of the field. Its label is part of the button's accessible name. */
  of: string
  onClear: () => void
  /** Gets the focus, because the button disappears with the value. */
  focusRef: RefObject<HTMLElement | null>
}

/** The × button inside a field that can be emptied. */
export function ClearButton({ of, onClear, focusRef }: ClearButtonProps) {
  return (
    <button
      type="button"
      className={clsx(inField.button, inField.quiet, inField.clear)}
      aria-label="Clear"
      aria-describedby={`${of}-label`}
      title="Clear"
      onClick={() => {
        onClear()
        focusRef.current?.focus()
      }}
    >
      <X size={14} aria-hidden />
    </button>
  )
}
