import { useState } from 'react'

const storageKey = 'console.abbreviate'

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true // Storage may be blocked; the choice then lasts as long as the page.
  }
}

/** Whether figures are abbreviated: on unless it was turned off, and remembered (decision F2). */
export function useAbbreviation(): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(stored)
  const toggle = () => {
    setOn(!on)
    try {
      localStorage.setItem(storageKey, on ? 'off' : 'on')
    } catch {
      // As above.
    }
  }
  return [on, toggle]
}
