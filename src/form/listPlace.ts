import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * The way from a list to a form and back to the list as it was left (reading G1). Loads with the lists, the forms do not.
 */

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Type of the list that the entry before this one shows. Survives a reload, as the entry does. */
    list?: string
  }
}

/** Search parameters with which the lists were last shown, for forms that were not opened from their list. */
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

/** `state` of every link and navigation that may lead from a list to a form. */
export const fromHere = () => (current === undefined ? {} : { list: current })

/** Leads from a form to its list. */
export function useWayBack(type: string, account: string) {
  const router = useRouter()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const link = { to: `/${type}/list`, search: lastShown.get(placeOf(type, account)) ?? {} } as LinkOptions
  /** Where the list is the entry before the form, going back keeps its scroll position and leaves no second entry. */
  const goBack = () => {
    const isBefore = router.latestLocation.state.list === type
    if (isBefore) router.history.back()
    return isBefore
  }
  return {
    link,
    goBack,
    /** For a form that is done: it is not left in the history. */
    leave() {
      // The user may have gone elsewhere while a save was under way.
      if (!isOpen.current) return
      isOpen.current = false
      if (!goBack()) void router.navigate({ ...link, replace: true })
    },
  }
}

/** How long a saved row is marked, in ms. */
const markedMs = 6000
let saved: { type: string; id: string; at: number } | undefined

/** Marks the object in its list, if that is shown next. */
export function markSaved(type: string, id: string): void {
  saved = { type, id, at: Date.now() }
}

/** The object that was saved just before its list is shown; `faded` after a moment. */
export function useSavedMark(type: string) {
  const [mark, setMark] = useState(() =>
    saved?.type === type && Date.now() - saved.at < markedMs ? { id: saved.id, faded: false } : undefined,
  )
  const id = mark?.id
  useEffect(() => {
    if (id === undefined) return
    saved = undefined
    const timer = setTimeout(() => setMark({ id, faded: true }), markedMs)
    return () => clearTimeout(timer)
  }, [id])
  return mark
}
