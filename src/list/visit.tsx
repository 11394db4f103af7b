import {
  createContext,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { whenIdle } from '@/lib/idle'

interface Visit {
  place: string
  /** Later visits have higher numbers. */
  number: number
}

/**
 * A visit is the time that the user spends in one list. Components and elements stay when another list opens (decision
 * H81), but state of the visit must not: keep it with `useVisitState`, and use `useVisitEffect` for effects.
 */
const VisitContext = createContext<Visit>({ place: '', number: 0 })

/** The current visit. The same object until another list opens. */
export const useVisit = (): Visit => use(VisitContext)

/** Starts a new visit when `place` changes, which contains the type and the account of the list. */
export function ListVisit({ place, children }: { place: string; children: ReactNode }) {
  const [visit, setVisit] = useState({ place, number: 1 })
  if (visit.place !== place) setVisit({ place, number: visit.number + 1 })
  return <VisitContext value={visit}>{children}</VisitContext>
}

/** As `useState`, but a new visit starts with the initial value. The setter of an earlier visit does nothing. */
export function useVisitState<Value>(initial: Value | (() => Value)) {
  const visit = useVisit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as in `useState`, only the first one of a visit counts
  const first = useMemo(() => ({ visit, value: initial instanceof Function ? initial() : initial }), [visit])
  const [held, hold] = useState(first)
  const set = useCallback(
    (next: SetStateAction<Value>) =>
      hold((before) => {
        if (before.visit.number > visit.number) return before
        const { value } = before.visit === visit ? before : first
        return { visit, value: next instanceof Function ? next(value) : next }
      }),
    [visit, first],
  )
  // Compared during render instead of reset by a state update, which would render each component twice when another
  // list opens.
  return [held.visit === visit ? held.value : first.value, set] as const
}

/** Runs an effect when a visit starts. What the effect returns runs when the visit ends. */
export function useVisitEffect(effect: () => undefined | (() => void)): void {
  const visit = useVisit()
  const run = useEffectEvent((_visit: Visit) => effect())
  useEffect(() => run(visit), [visit])
}

/** How long the first list of a screen waits for its rows before it shows a skeleton, in ms. */
const momentMs = 150

/**
 * True in the first moment of a screen's first list that loads: no skeleton is shown then (decision H82). Another list
 * has had its moment before it opens (`loadList`).
 */
export function useFirstMoment(isLoading: boolean): boolean {
  const isFirst = useVisit().number === 1 && isLoading
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isFirst) return
    let isLeft = false
    // Waits until the page is idle: the response often arrives while it is busy.
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

/**
 * A value whose state is in the URL. A new value shows immediately and the URL follows, possibly several changes later.
 * When the URL changes otherwise (Back, a link), the value follows it.
 * @returns the value to show, its setter, and a function to call when the URL is updated to a value
 */
export function useOptimisticValue(actual: string) {
  const [shown, setShown] = useVisitState(actual)
  /** Values that were set but are not in the URL yet. */
  const [underWay] = useVisitState(() => ({ current: [] as string[] }))

  useLayoutEffect(() => {
    const echo = underWay.current.lastIndexOf(actual)
    underWay.current = echo < 0 ? [] : underWay.current.slice(echo + 1)
    if (echo < 0) setShown(actual)
  }, [actual, underWay, setShown])

  const expectUrl = (next: string) => {
    if (next !== (underWay.current.at(-1) ?? actual)) underWay.current.push(next)
  }
  return [shown, setShown, expectUrl] as const
}
