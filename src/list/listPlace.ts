import { type ReactNode, useEffect, useState } from 'react'

/**
 * Where the lists were left (decision G1). Forms, which load later, read it to lead back (`wayBack.ts`).
 */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Type of the list that the entry before this one shows. Survives a reload, as the entry does. */
    list?: string
  }
}

/** Search parameters with which each list was last shown. */
const lastShown = new Map<string, object>()
const placeOf = (type: string, account: string) => JSON.stringify([type, account])
let current: string | undefined

/** Call it in a list. */
export function useListPlace(type: string, account: string, search: object): void {
  useEffect(() => {
    current = type
    lastShown.set(placeOf(type, account), search)
    return () => {
      current = undefined
    }
  }, [type, account, search])
}

export const lastSearch = (type: string, account: string) => lastShown.get(placeOf(type, account)) ?? {}

/** `state` of every link and navigation that may lead from a list to a form. */
export const fromHere = () => ({ list: current })

/** An object that was just saved, and what marks its row. */
export interface Marked {
  type: string
  id: string
  at: number
  mark: ReactNode
}
let marked: Marked | undefined

/** A save is news for so long, in ms. */
export const newsMs = 6000

/** Marks the object in its list, if that is shown next. */
export function markRow(type: string, id: string, mark: ReactNode): void {
  marked = { type, id, mark, at: Date.now() }
}

/** What was saved just before this list is shown. */
export function useMarked(type: string): Marked | undefined {
  const [found] = useState(() =>
    marked?.type === type && Date.now() - marked.at < newsMs ? marked : undefined,
  )
  useEffect(() => {
    marked = undefined
  }, [])
  return found
}
