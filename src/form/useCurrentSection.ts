import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TitledSection } from './types'

/** Just below the header, in px. */
const top = 90
/** How long the page can keep scrolling by itself after a section is chosen, in ms. */
const holdMs = 1000

/** The section at the reading line, which moves from the top to the bottom of the window as the page scrolls. */
function read(sections: readonly TitledSection[], elementId: (id: string) => string): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const scrollable = scrollHeight - clientHeight
  const line = top + (scrollable > 0 ? scrollTop / scrollable : 0) * (clientHeight - top - 80)
  let current = sections[0]?.id
  for (const { id } of sections) {
    const box = document.getElementById(elementId(id))?.getBoundingClientRect()
    if (box && box.top <= line) current = id
  }
  return current
}

/** The section in view. A chosen section stays current until the user scrolls. */
export function useCurrentSection(sections: readonly TitledSection[], elementId: (id: string) => string) {
  const [current, setCurrent] = useState(sections[0]?.id)
  const holdUntil = useRef(0)
  const choose = (id: string) => {
    holdUntil.current = performance.now() + holdMs
    setCurrent(id)
  }

  const follow = useEffectEvent(() => setCurrent(read(sections, elementId)))
  // The focused section is current, even if the page could not scroll far enough.
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const section = sections.find(({ id }) => document.getElementById(elementId(id))?.contains(target))
    if (section) choose(section.id)
  })
  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      if (performance.now() < holdUntil.current) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('scroll', onScroll)
    }
  }, [])

  return [current, choose] as const
}
