import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { SearchInput } from '@/ui/SearchInput'

interface SearchTextProps extends Pick<ComponentProps<typeof SearchInput>, 'placeholder' | 'box'> {
  label: string
  /** The text in the address. */
  q: string
  /** Called after a pause in typing. */
  onText: (q: string) => void
}

/** The address follows the typed text after this time, in ms. */
const pauseMs = 250

/** A search whose text is in the address of a page. */
export function SearchText({ label, q, onText, ...props }: SearchTextProps) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address was changed otherwise, e.g. by Back or a link that clears the filters.
  if (q !== known) {
    setKnown(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onText(next), pauseMs)
  }
  return <SearchInput {...props} aria-label={label} clearLabel="Clear search" value={text} onText={type} />
}
