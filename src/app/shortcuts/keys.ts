import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { isJournalOn } from '@/api/writes/journal'
import { entities } from '@/entities/registry'
import { hasUnsaved } from '@/form/unsaved'
import { answeredPause } from '@/lib/answeredPause'
import { isCommand, isComposed, shortcutKey, typesCharacter } from '@/lib/keys'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { isDialogOpen, isIn, keepKeysUntil, takesCharacters } from '@/ui/typedAhead'

/** The letter that goes to a section after `g`, by entity type. */
export const sectionKeys: Readonly<Record<string, string>> = Object.fromEntries(
  entities.flatMap(({ list, shortcut }) => (shortcut === undefined ? [] : [[list.type, shortcut]])),
)

const typeOf = new Map(Object.entries(sectionKeys).map(([type, key]) => [key, type]))

/** The entity type of a letter. */
const sectionOf = (key: string): string | undefined => typeOf.get(key)

/**
 * Single-character shortcuts can be turned off, because speech input triggers them by accident (WCAG 2.1.4). They are
 * on by default; the choice is stored.
 */
const singleKeys = stored(storageKeys.singleKeys, z.enum(['on', 'off']), 'on')

export const setSingleKeys = (next: boolean): void => void singleKeys.set(next ? 'on' : 'off')

export const useSingleKeys = (): boolean => useSelector(singleKeys.atom()) === 'on'

/** The keys of the rows of a list, as `shortcutKey` names them, and what they do (rule FAST-5). */
export const rowShortcuts: Readonly<Record<string, string>> = {
  j: 'Next row',
  k: 'Previous row',
  x: 'Select the row',
  e: 'Edit the row',
  Delete: 'Delete the row',
  '.': 'Menu of the row',
}

interface ShortcutKeys {
  onHelp: () => void
  /** Returns false if there is no search box; the browser then handles the key. */
  onSearch: () => boolean
  /** Receives an entity type. */
  onSection: (type: string) => void
  /** Receives the letter after `g`. Returns false if it belongs to no page. */
  onPage: (letter: string) => boolean
  /** Receives a key of `rowShortcuts`. Returns false if no list is shown. */
  onRow: (key: string) => boolean
  /**
   * While the screen of the pressed key loads, or has no rows yet, a promise that settles when it is ready. Otherwise
   * undefined.
   */
  opening: () => Promise<unknown> | undefined
}

/** The letter of a section or page must follow `g` within this time, in ms. */
const sequencePause = 1500

function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposed(event) || event.repeat) return false
  if (!typesCharacter(event)) return false
  if (isIn(takesCharacters, event)) return false
  return singleKeys.get() === 'on' && !isDialogOpen()
}

/** Handles `?`, `/`, the keys of rows, and `g` followed by the letter of a section or page, except in fields and dialogs. */
export function useShortcutKeys(keys: ShortcutKeys) {
  const [pause] = useState(() => answeredPause(sequencePause))
  const act = (key: string, event: KeyboardEvent): boolean => {
    const isAfterG = !pause.isOver()
    const type = isAfterG ? sectionOf(key) : undefined
    if (key === 'g') pause.begin()
    else pause.end()
    const isOfList = key === '/' || key in rowShortcuts
    const opening = isOfList && !isAfterG ? keys.opening() : undefined
    if (type) keys.onSection(type)
    else if (isAfterG && keys.onPage(key)) return true
    else if (opening) keepKeysUntil(opening, event)
    else if (key === '?') keys.onHelp()
    else if (key in rowShortcuts && !isAfterG) return keys.onRow(key)
    else if (key === '/') return keys.onSearch()
    else return false
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift or AltGr alone is part of the next character; any other key ends the sequence.
    const key = shortcutKey(event)
    if (key === 'Shift' || key === 'AltGraph') return
    if (!isForShortcuts(event)) pause.end()
    else if (act(key, event)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => {
      pause.end()
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [pause])
}

/**
 * Calls `onUndo` on Ctrl or Cmd with Z, outside of fields and dialogs, while there are no unsaved edits (rule UNDO-3).
 */
export function useUndoKey(onUndo: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { shiftKey } = event
    if (shortcutKey(event) !== 'z' || !isCommand(event) || shiftKey) return
    if (event.defaultPrevented || event.repeat || !isJournalOn() || hasUnsaved()) return
    if (isIn(takesCharacters, event) || isDialogOpen()) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A key combined with the command key, as written on this platform: 'Ctrl K' or '⌘ K'. */
export const chord = (key: string): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? `⌘ ${key}` : `Ctrl ${key}`
