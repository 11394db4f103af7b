import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { SearchInput } from '@/ui/SearchInput'
import { searchFor } from './listSearch'
import { useOptimisticValue } from './useOptimisticValue'
import { useStable } from './useStable'

interface SearchBoxProps {
  /** E.g. 'Search missions'. */
  label: string
  /** Undefined while there is nothing to search yet. */
  typing?: Typing
  fieldRef?: RefObject<HTMLInputElement | null>
  onFocus?: () => void
}

const nobody = () => undefined

/** Memoized: the list renders more often than the box. Pass stable functions. */
export const SearchBox = memo(({ label, typing, fieldRef, onFocus }: SearchBoxProps) => (
  <SearchInput
    aria-label={label}
    placeholder={label}
    value={typing?.typed ?? ''}
    onText={typing?.type ?? nobody}
    clearLabel="Clear"
    fieldRef={fieldRef}
    onFocus={onFocus}
    onBlur={typing?.settle}
    disabled={typing === undefined}
  />
))

/** The URL follows the typed text this long after the last letter, in ms. */
const pauseMs = 300

export interface Typing {
  /** The text in the box. The list is searched for it immediately. */
  typed: string
  type: (text: string) => void
  /** Updates the URL now, e.g. before a click elsewhere changes it. */
  settle: () => void
}

/**
 * The text of a search box whose state is in the URL. A navigation costs more than a search, so the URL follows when the
 * user pauses or leaves the box.
 * @param q the query in the URL
 */
export function useTyped(q: string, onSearch: (q: string) => void): Typing {
  const [typed, show, expectUrl] = useOptimisticValue(q)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const drop = useStable(() => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  })
  const settle = useStable(() => {
    if (!waiting.current) return
    const { text } = waiting.current
    drop()
    expectUrl(searchFor(text).q ?? '')
    onSearch(text)
  })
  const type = useStable((text: string) => {
    show(text)
    clearTimeout(waiting.current?.timer)
    waiting.current = { text, timer: setTimeout(settle, pauseMs) }
  })
  // Another URL (Back, a link) has replaced the text.
  useEffect(() => {
    if (waiting.current && waiting.current.text !== typed) drop()
  }, [typed, drop])
  useEffect(() => drop, [drop])
  return useMemo(() => ({ typed, type, settle }), [typed, type, settle])
}
