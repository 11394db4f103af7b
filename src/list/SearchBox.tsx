import { createContext, memo, type RefObject, use, useEffect, useMemo } from 'react'
import { SearchInput } from '@/ui/SearchInput'
import { searchFor } from './listSearch'
import { useStable } from './useStable'
import { useOptimisticValue, useVisitEffect, useVisitState } from './visit'

/** What is typed into the search box of the list; undefined while there is nothing to search yet. */
export const TypingContext = createContext<Typing | undefined>(undefined)

interface SearchBoxProps {
  /** E.g. 'Search missions'. */
  label: string
  fieldRef?: RefObject<HTMLInputElement | null>
  onFocus?: () => void
}

const ignoreText = () => undefined

/** Memoized: a typed letter renders the box, and nothing else until the list is searched. Pass stable functions. */
export const SearchBox = memo(({ label, fieldRef, onFocus }: SearchBoxProps) => {
  const typing = use(TypingContext)
  return (
    <SearchInput
      aria-label={label}
      placeholder={label}
      value={typing?.typed ?? ''}
      onText={typing?.type ?? ignoreText}
      clearLabel="Clear"
      fieldRef={fieldRef}
      onFocus={onFocus}
      onBlur={typing?.settle}
      disabled={typing === undefined}
    />
  )
})

/** The URL follows the typed text this long after the last letter, in ms. */
const pauseMs = 300

export interface Typing {
  /** The text in the box. The list is searched for it immediately. */
  typed: string
  type: (text: string) => void
  /** Updates the URL now, e.g. before a click elsewhere changes it. */
  settle: () => void
}

/** The typed text that is not in the URL yet, with its timer. */
interface Waiting {
  current: { timer: ReturnType<typeof setTimeout>; text: string } | undefined
}

/**
 * The text of a search box whose state is in the URL. A navigation costs more than a search, so the URL follows when the
 * user pauses or leaves the box.
 * @param q the query in the URL
 */
export function useTyped(q: string, onSearch: (q: string) => void): Typing {
  const [typed, show, expectUrl] = useOptimisticValue(q)
  const [waiting] = useVisitState((): Waiting => ({ current: undefined }))
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
  const dropOther = useStable((shown: string) => {
    if (waiting.current && waiting.current.text !== shown) drop()
  })
  // Drops the waiting text if the URL was changed otherwise, e.g. by Back or a link.
  useEffect(() => dropOther(typed), [typed, dropOther])
  useVisitEffect(() => () => clearTimeout(waiting.current?.timer))
  return useMemo(() => ({ typed, type, settle }), [typed, type, settle])
}
