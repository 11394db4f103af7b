import { useCallback, useEffect, useRef } from 'react'
import type { Runner } from './runner'

/**
 * Asks a runner that belongs to the component: it is created with the first job and stops when the component unmounts.
 * @param create the same function in every render
 */
export function useRunner<Job, Answer>(create: () => Runner<Job, Answer>): Runner<Job, Answer>['ask'] {
  const runner = useRef<Runner<Job, Answer>>(undefined)
  useEffect(
    () => () => {
      runner.current?.stop()
      runner.current = undefined
    },
    [],
  )
  return useCallback(
    (job, onDone) => {
      runner.current ??= create()
      runner.current.ask(job, onDone)
    },
    [create],
  )
}
