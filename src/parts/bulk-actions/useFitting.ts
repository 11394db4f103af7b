import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many of the first items fit into a line.
 * @param extents width of each item, with its gap
 * @param more width of the button with the remaining items; not needed if all fit
 * @param rest width of what is always shown
 */
export function fittingIn(room: number, extents: readonly number[], more: number, rest: number): number {
  const all = extents.reduce((sum, extent) => sum + extent, rest)
  if (all <= room) return extents.length
  let end = rest + more
  const first = extents.findIndex((extent) => {
    end += extent
    return end > room
  })
  return first < 0 ? extents.length : first
}

/**
 * Shows as many children of a line as fit. The last two children are the button with the remaining ones, and what is
 * always shown. To measure them, all are rendered for a moment, before the browser paints.
 */
export function useFitting(count: number) {
  const line = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ count: number; shown: number }>()
  const shown = measured?.count === count ? measured.shown : undefined
  useLayoutEffect(() => {
    const box = line.current
    if (!box || shown !== undefined) return
    const edges = [...box.children].map((child) => child.getBoundingClientRect())
    const starts = edges.map(({ left }) => left)
    const extents = starts.map((start, at) => (starts[at + 1] ?? edges.at(-1)?.right ?? start) - start)
    const [more = 0, rest = 0] = extents.slice(count)
    // Subtracts the padding for focus rings. If there is no layout, as in jsdom, all children are shown.
    const fitting = fittingIn(Math.max(0, box.clientWidth - 4), extents.slice(0, count), more, rest)
    setMeasured({ count, shown: fitting })
  }, [shown, count])
  useEffect(() => {
    const box = line.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const again = () => setMeasured(undefined)
    let width = box.clientWidth
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      again()
    })
    observer.observe(box)
    // Measures again when a font has loaded, because the widths differ.
    document.fonts?.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', again)
    }
  }, [])
  return { line, isMeasuring: shown === undefined, shown: shown ?? count }
}
