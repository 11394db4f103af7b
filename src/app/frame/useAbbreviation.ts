import { useState } from 'react'

const storageKey = 'console.abbreviate'

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true // Storage may be blocked; the choice then lasts until the page is reloaded.
  }
}

/** Whether figures are abbreviated. On by default; the choice is stored (decision F2). */
export function useAbbreviation(): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(stored)
  const toggle = () => {
    setOn(!on)
    try {
      localStorage.setItem(storageKey, on ? 'off' : 'on')
    } catch {
      // Storage may be blocked, see above.
    }
  }
  return [on, toggle]
}
