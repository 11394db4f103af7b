import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { isListShown } from './listPlace'

/** How long the first list of a screen waits for its rows before it shows a skeleton, in ms. */
const momentMs = 150

/**
 * True in the first moment of a screen's first list that loads: no skeleton is shown then (decision H82). Another list
 * has had its moment before it opens (`loadList`).
 */
export function useFirstMoment(isLoading: boolean): boolean {
  // During its first render the list before it is still shown.
  const [isAlone] = useState(() => !isListShown())
  const isFirst = isAlone && isLoading
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isFirst) return
    let isLeft = false
    // Not while the page is busy: often with the response.
    const end = async () => {
      await whenIdle()
      if (!isLeft) setOver(true)
    }
    const timer = setTimeout(end, momentMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isFirst])
  return isFirst && !isOver
}
