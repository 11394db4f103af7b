import { type FocusEvent, type MouseEvent, useState } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/** Looks and is announced as disabled and ignores clicks, but has the focus. */
export const heldButton = { 'aria-disabled': true, 'data-disabled': '', onClick: ignore }

/**
 * Attributes of a button that can be disabled while it has the focus, e.g. Undo by the last undo. Browsers take the focus
 * from a disabled element, and a user of the keyboard starts at the top of the page again. So the button is only announced
 * as disabled until the focus leaves it (rule VIEW-1).
 */
export function useHeldFocus(disabled = false) {
  const [hasFocus, setFocus] = useState(false)
  return {
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      // Switching to another window keeps the focus here.
      if (document.activeElement !== currentTarget) setFocus(false)
    },
    ...(disabled && hasFocus ? { ...heldButton, disabled: false } : { disabled }),
  }
}
