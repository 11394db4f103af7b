import { createAtom, useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

// Some test environments have no media queries, and some no window.
const paper = globalThis.matchMedia?.('print')

/** Whether the page is currently laid out for print. Sizes that are measured then are not those of the screen. */
export const isOnPaper = (): boolean => paper?.matches ?? false

const printing = createAtom(isOnPaper())
/** Functions to call before anything renders for print. */
const keepers = new Set<() => void>()

globalThis.window?.addEventListener('beforeprint', () => {
  for (const keep of keepers) keep()
  flushSync(() => printing.set(true))
})
globalThis.window?.addEventListener('afterprint', () => printing.set(false))
paper?.addEventListener('change', ({ matches }) => printing.set(matches))

/**
 * Whether the page is being printed. The browser captures the page when the event handlers return, so this renders
 * synchronously. The listeners are global, so that a component that mounts at that moment does not miss the event.
 */
export const usePrinting = (): boolean => useSelector(printing)

/**
 * The number of rows that a list shows, and its setter. In print, where nothing can be pressed, all rows are shown
 * (rule VIEW-3).
 */
export function useShown(first: number): [shown: number, setShown: (shown: number) => void] {
  const [shown, setShown] = useState(first)
  return [usePrinting() ? Number.POSITIVE_INFINITY : shown, setShown]
}

/**
 * As `usePrinting`, for a long list of which only a part is printed. Printing makes the page shorter, which scrolls it,
 * and can unmount the element with the focus. This hook restores both afterwards. `data-key` identifies an element that
 * is rendered again.
 * @param take called before anything renders for print: commits what is being typed, and keeps the focus
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
