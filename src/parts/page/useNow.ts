import { useEffect, useState } from 'react'
import { minuteMs } from '@/lib/days'

/** The current time, updated at each full minute. A hidden tab does not update it (rule SPEED-2). */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      setNow(Date.now())
      timer = setTimeout(follow, minuteMs - (Date.now() % minuteMs))
    }
    timer = setTimeout(follow, minuteMs - (Date.now() % minuteMs))
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return now
}
