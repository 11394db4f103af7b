import { useEffect, useEffectEvent, useRef } from 'react'
import { sectionOf } from './sectionKeys'
import { singleKeysOn } from './singleKeys'

interface ShortcutKeys {
  onHelp: () => void
  /** Returns false if there is no search box; the browser then handles the key. */
  onSearch: () => boolean
  /** Receives an entity type. */
  onSection: (type: string) => void
}

/** The letter of a section must follow `g` within this time (ms), measured between the key presses. */
const sequencePause = 1500

/** In these elements a character is input or selects an option, so it is not a shortcut. */
const takesCharacters =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(takesCharacters)) return false
  return singleKeysOn() && !document.querySelector('dialog[open]')
}

/** Handles `?`, `/`, and `g` followed by the letter of a section, except in fields and dialogs. */
export function useShortcutKeys(keys: ShortcutKeys) {
  const sequenceUntil = useRef(0)
  const act = (key: string, now: number): boolean => {
    const type = now < sequenceUntil.current ? sectionOf(key) : undefined
    sequenceUntil.current = key === 'g' ? now + sequencePause : 0
    if (type) keys.onSection(type)
    else if (key === '?') keys.onHelp()
    else if (key === '/') return keys.onSearch()
    else return false
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift alone is part of the next character; any other key ends the sequence.
    if (event.key === 'Shift') return
    if (!isForShortcuts(event)) sequenceUntil.current = 0
    else if (act(event.key.toLowerCase(), event.timeStamp)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
