import type { HistoryState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MarkedRow } from './types'
import { useVisitEffect, useVisitState } from './visit'

/** Remembers how each list was left (decision G1). Forms, which load later, use it to navigate back (`wayBack.ts`). */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Type of the list in the previous history entry. Survives a reload, like the entry itself. */
    list?: string
    /** The form returns to the previous history entry, which is a page of the programme. */
    returns?: true
  }
}

/** The search parameters that each list last had. */
const lastShown = new Map<string, object>()
const placeOf = (type: string, account: string) => JSON.stringify([type, account])
let current: string | undefined

/** Call this hook in every list. */
export function useListPosition(type: string, account: string, search: object): void {
  useEffect(() => {
    current = type
    lastShown.set(placeOf(type, account), search)
    return () => {
      current = undefined
    }
  }, [type, account, search])
}

export const lastSearch = (type: string, account: string) => lastShown.get(placeOf(type, account)) ?? {}

export const isListShown = () => current !== undefined

/** How long a list stays while the rows of the next one are fetched, in ms (decision H82). */
export const stayMs = 300

/** The `state` of every link and navigation that can lead from a list to a form. */
export const fromHere = (): HistoryState => ({ list: current })

/** An object that was just saved, and the mark for its row. */
interface Marked extends MarkedRow {
  type: string
  at: number
}
let marked: Marked | undefined

/** How long a save counts as new, in ms. */
export const newsMs = 6000

/** Marks the object in its list, if that list is shown next. */
export function markRow(object: Omit<Marked, 'at'>): void {
  marked = { ...object, at: Date.now() }
}

/** The object that was saved just before this list is shown. */
export function useMarked(type: string): Marked | undefined {
  const [found] = useVisitState(() =>
    marked?.type === type && Date.now() - marked.at < newsMs ? marked : undefined,
  )
  useVisitEffect(() => {
    marked = undefined
  })
  return found
}
