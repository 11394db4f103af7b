import { type KeyboardEvent, useRef, useState } from 'react'

interface ListKeys {
  labels: readonly string[]
  /** Index of the option that is active at first; -1 for none. */
  start: number
  onChoose: (index: number) => void
  onClose: () => void
  /** Whether typed letters jump to a label. False if they go into a search box. */
  typeAhead: boolean
}

/** Letters typed within this time (ms) form one word. */
const wordPause = 700

/** Keys of a listbox: arrows, Home and End, Enter and Space, Escape, letters. Tab moves on and closes it. */
export function useListKeys({ labels, start, onChoose, onClose, typeAhead }: ListKeys) {
  const [active, setActive] = useState(start)
  const word = useRef({ text: '', at: 0 })
  const last = labels.length - 1
  const current = Math.min(active, last)

  const onLetter = (key: string) => {
    const now = performance.now()
    word.current = { text: now - word.current.at < wordPause ? word.current.text + key : key, at: now }
    const found = labels.findIndex((label) => label.toLowerCase().startsWith(word.current.text.toLowerCase()))
    if (found >= 0) setActive(found)
  }

  /** The index that a key moves to; undefined for other keys. */
  const target = (key: string): number | undefined => {
    if (key === 'ArrowDown') return current >= last ? 0 : current + 1
    if (key === 'ArrowUp') return current <= 0 ? last : current - 1
    if (typeAhead && key === 'Home') return 0
    if (typeAhead && key === 'End') return last
    return undefined
  }

  const act = (key: string): boolean => {
    const to = target(key)
    if (to !== undefined) setActive(to)
    else if (key === 'Escape') onClose()
    else if (key === 'Enter' || (typeAhead && key === ' ')) current >= 0 && onChoose(current)
    else if (typeAhead && key.length === 1) onLetter(key)
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') return onClose()
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active: current, setActive, onKeyDown }
}
