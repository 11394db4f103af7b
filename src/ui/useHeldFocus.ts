import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/** Looks and is announced as disabled and ignores clicks, but has the focus. */
export const heldButton = { 'aria-disabled': true, 'data-disabled': '', onClick: ignore }

/**
 * Attributes of a button that can be disabled while it has the focus, e.g. Undo by the last undo. Browsers take the focus
 * from a disabled element, and a user of the keyboard starts at the top of the page again. So the button is only announced
 * as disabled until the focus leaves it (rule VIEW-1).
 */
export function useHeldFocus(disabled = false) {
  const focused = useRef<HTMLElement>(undefined)
  const [isHeld, setHeld] = useState(false)
  // Before the paint, with which the browser takes the focus away.
  useLayoutEffect(() => {
    setHeld(disabled && focused.current !== undefined && document.activeElement === focused.current)
  }, [disabled])
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = currentTarget
    },
    onBlur: () => {
      focused.current = undefined
      setHeld(false)
    },
    ...(isHeld ? { ...heldButton, disabled: false } : { disabled }),
  }
}
