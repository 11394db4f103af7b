import { useEffect, useRef, useState } from 'react'
import type { FormSection } from './types'

/** Below the header, in px. */
const top = 90
/** As long as the page may move by itself after a choice, in ms. */
const holdMs = 1000

/** Which section one reads: the line of reading moves from the top of the window to its bottom along the way. */
function read(
  sections: readonly FormSection<never>[],
  elementId: (id: string) => string,
): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const room = scrollHeight - clientHeight
  const line = top + (room > 0 ? scrollTop / room : 0) * (clientHeight - top - 80)
  let current = sections[0]?.id
  for (const { id } of sections) {
    const box = document.getElementById(elementId(id))?.getBoundingClientRect()
    if (box && box.top <= line) current = id
  }
  return current
}

/** The section in view; a chosen one stays current until the person scrolls on. */
export function useCurrentSection(
  sections: readonly FormSection<never>[],
  elementId: (id: string) => string,
) {
  const [current, setCurrent] = useState(sections[0]?.id)
  const holdUntil = useRef(0)
  const idOf = useRef(elementId)

  useEffect(() => {
    idOf.current = elementId
  })
  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      if (performance.now() < holdUntil.current) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(read(sections, idOf.current)))
    }
    // Where the focus goes, there one is, however far the page had to move for it.
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const section = sections.find(({ id }) => document.getElementById(idOf.current(id))?.contains(target))
      if (!section) return
      holdUntil.current = performance.now() + holdMs
      setCurrent(section.id)
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('scroll', onScroll)
    }
  }, [sections])

  const choose = (id: string) => {
    holdUntil.current = performance.now() + holdMs
    setCurrent(id)
  }
  return [current, choose] as const
}
