import { createAtom, useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

// Not every test environment has media queries, and not every one a window.
const paper = globalThis.matchMedia?.('print')

/** Whether the page is laid out for paper now. What is measured then is not the screen. */
export const isOnPaper = (): boolean => paper?.matches ?? false

const printing = createAtom(isOnPaper())
/** What is called before anything renders for paper. */
const keepers = new Set<() => void>()

globalThis.window?.addEventListener('beforeprint', () => {
  for (const keep of keepers) keep()
  flushSync(() => printing.set(true))
})
globalThis.window?.addEventListener('afterprint', () => printing.set(false))
paper?.addEventListener('change', ({ matches }) => printing.set(matches))

/**
 * Whether the page is being printed. The browser takes the picture when its event has been handled, so everything
 * renders at once. The listeners are those of the page: a part that is mounting while a print begins misses none.
 */
export const usePrinting = (): boolean => useSelector(printing)

/** How many rows of a list are shown, and the way to show more. On paper, where nothing can be pressed, all of them (rule VIEW-3). */
export function useShown(first: number): [shown: number, setShown: (shown: number) => void] {
  const [shown, setShown] = useState(first)
  return [usePrinting() ? Number.POSITIVE_INFINITY : shown, setShown]
}

/**
 * Like `usePrinting`, for a long list of which paper has a part. The page is shorter then, so the browser scrolls it, and
 * what has the focus may not be rendered: both are as before when the page has been printed. `data-key` names an element
 * that is rendered again.
 * @param take takes what is being typed before anything renders for paper, and keeps the focus
 */
export function usePrintingPart(root: RefObject<HTMLElement | null>, take?: () => void): boolean {
  const before = useRef<{ top: number; own?: { top: number; left: number }; focused?: HTMLElement }>(
    undefined,
  )
  const onKeep = useEffectEvent(() => take?.())
  useEffect(() => {
    const keep = () => {
      const top = window.scrollY
      const own = root.current && { top: root.current.scrollTop, left: root.current.scrollLeft }
      flushSync(onKeep)
      const focused = document.activeElement
      const isOwn = focused instanceof HTMLElement && root.current?.contains(focused)
      before.current = { top, own: own ?? undefined, focused: isOwn ? focused : undefined }
    }
    keepers.add(keep)
    return () => void keepers.delete(keep)
  }, [root])
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    if (isPrinting || !before.current) return
    const { top, own, focused } = before.current
    before.current = undefined
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
    root.current?.scrollTo?.({ ...own, behavior: 'instant' })
    if (!focused || document.activeElement !== document.body) return
    const { key } = focused.dataset
    const again = key === undefined ? null : root.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
    const target = focused.isConnected ? focused : again
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [isPrinting, root])
  return isPrinting
}
