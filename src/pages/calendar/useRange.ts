import { useCallback, useEffect, useRef, useState } from 'react'
import { isSameRange, type Range, unitOf } from '@/engine/time/range'
import { toMinute } from '@/lib/dates'
import { addressRange, type CalendarSearch } from './address'

/** A navigation takes longer than a frame, so the address is updated when panning or zooming pauses (decision H66). */
const settleMs = 250

/**
 * The visible range. It can be newer than the address while the user pans or zooms. Without a range in the address, it
 * is the current month.
 * @param onSearch changes the address; must be stable
 */
export function useRange(
  search: CalendarSearch,
  now: number,
  onSearch: (patch: CalendarSearch, options: { replace: boolean }) => void,
): [range: Range, setRange: (range: Range, isFinal?: boolean) => void] {
  const [today] = useState(() => unitOf('month', now))
  const wanted = addressRange(search) ?? today
  const key = `${wanted.from} ${wanted.to}`
  const [own, setOwn] = useState({ range: wanted, key })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed from outside: Back, or a link.
  if (own.key !== key) setOwn({ range: wanted, key })
  useEffect(() => () => clearTimeout(timer.current), [])

  const setRange = useCallback(
    (range: Range, isFinal = false) => {
      setOwn((before) => ({ ...before, range }))
      clearTimeout(timer.current)
      const tell = () => {
        const isToday = isSameRange(range, today)
        onSearch(
          { from: isToday ? undefined : toMinute(range.from), to: isToday ? undefined : toMinute(range.to) },
          { replace: !isFinal },
        )
      }
      if (isFinal) tell()
      else timer.current = setTimeout(tell, settleMs)
    },
    [onSearch, today],
  )
  return [own.range, setRange]
}
