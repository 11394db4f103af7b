import { useEffect, useState } from 'react'

/** A pause of the wheel, in ms. */
const pauseMs = 120

/**
 * Follows `value` once it has not changed for a moment, or has doubled or halved: while the wheel turns, lanes are not
 * calculated again with every step.
 */
export function useCalm(value: number): number {
  const [calm, setCalm] = useState(value)
  const isFar = value >= 2 * calm || calm >= 2 * value
  if (isFar) setCalm(value)
  useEffect(() => {
    if (value === calm) return
    const timer = setTimeout(() => setCalm(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, calm])
  return isFar ? value : calm
}
