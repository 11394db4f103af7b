import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lastSearch } from '@/list/listPosition'

/** Navigates from a form back to its list as it was left (decision G1), or to the page that opened it. */
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
  /** If the list is the previous history entry, going back keeps its scroll position and adds no entry. */
  const goBack = () => {
    const { list, returns } = router.latestLocation.state
    const isBefore = list === type || returns === true
    if (isBefore) router.history.back()
    return isBefore
  }
  return {
    link,
    goBack,
    /** Leaves a form that is done, and removes it from the history. */
    leave() {
      // Does nothing if the user navigated away during the save.
      if (!isOpen.current) return
      isOpen.current = false
      if (!goBack()) void router.navigate({ ...link, replace: true })
    },
  }
}
