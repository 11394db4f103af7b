import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lastSearch } from '@/list/listPlace'

/** Leads from a form to its list as it was left (decision G1). */
export function useWayBack(type: string, account: string) {
  const router = useRouter()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const link = { to: `/${type}/list`, search: lastSearch(type, account) } as LinkOptions
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
