import { startTransition, useEffect, useState } from 'react'
import { checking } from '@/engine/check/check'
import { checkMessages } from '@/engine/check/protocol'
import type { Finding } from '@/engine/check/types'
import type { Programme } from '@/engine/programme/programmeIndex'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { createRunner } from '@/parts/background/runner'
import CheckWorker from './worker?worker&inline'

/** The check starts when no list has changed for this long, in ms. */
const quietMs = 300

interface Result {
  findings: readonly Finding[]
  /** The lists that were checked. */
  lists: readonly LoadedList[]
  /** The time of the check, in ms. */
  at: number
}

export interface Findings {
  /** Undefined until the first check is done. */
  result: Result | undefined
  /** Whether the result is for the current lists. */
  isCurrent: boolean
  /** Runs the check again on the same lists, because active ranges can end while the page is open. */
  again: () => void
}

/**
 * Checks the loaded lists, and again when one of them changes. Rules that need a list that is only partially loaded do
 * not run.
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
        // A transition, because rendering hundreds of rows takes longer than a frame.
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
    again: () => setAttempt((before) => before + 1),
  }
}

/** Checks a programme in a worker. Returns a function that stops it. */
function runCheck(programme: Programme, onDone: (findings: Finding[]) => void): () => void {
  const runner = createRunner({ start: () => new CheckWorker(), messages: checkMessages, onPage: checking })
  runner.request(programme, (findings) => {
    runner.stop()
    onDone(findings)
  })
  return runner.stop
}
