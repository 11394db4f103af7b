import { startTransition, useCallback, useEffect, useState } from 'react'
import { type LoadedList, rowsByType } from '../useLists'
import { runCheck } from './runCheck'
import type { Finding } from './types'

/** How long the lists have to be quiet before what has arrived is checked, in ms. */
const quietMs = 300

interface Result {
  findings: readonly Finding[]
  /** The lists that were checked. */
  lists: readonly LoadedList[]
  /** When, in ms. */
  at: number
}

export interface Findings {
  /** Undefined until something was checked. */
  result: Result | undefined
  /** The result is about all lists as they are now. */
  isCurrent: boolean
  /** Checks the same lists once more: windows end while the page is open. */
  again: () => void
}

/**
 * Checks these lists as far as they are loaded, and once more when one changes. Rules that need a list which is not
 * loaded to its end are not run.
 */
export function useFindings(lists: readonly LoadedList[], account: string): Findings {
  const [result, setResult] = useState<Result & { attempt: number }>()
  const [attempt, setAttempt] = useState(0)
  const isSettled = lists.every(({ isLoading }) => !isLoading)
  useEffect(() => {
    let stop = () => {}
    const start = () => {
      const partial = new Set(
        lists.filter(({ isPartial, error }) => isPartial || error !== undefined).map(({ type }) => type),
      )
      const now = Date.now()
      stop = runCheck({ account, now, lists: rowsByType(lists), partial }, (findings) =>
        // A transition renders hundreds of rows in slices.
        startTransition(() => setResult({ findings, lists, at: now, attempt })),
      )
    }
    const timer = setTimeout(start, isSettled ? 0 : quietMs)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [lists, account, isSettled, attempt])
  return {
    result,
    isCurrent: isSettled && result?.lists === lists && result.attempt === attempt,
    again: useCallback(() => setAttempt((before) => before + 1), []),
  }
}
