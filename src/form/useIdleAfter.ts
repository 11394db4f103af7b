import { useEffect, useState } from 'react'
import { whenIdle } from '@/ui/whenIdle'

/** True in the first idle moment after a condition holds: for parts of a screen that nobody waits for. */
export function useIdleAfter(condition: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!condition) return
    let isMounted = true
    void whenIdle().then(() => isMounted && setIdle(true))
    return () => {
      isMounted = false
    }
  }, [condition])
  return isIdle
}
