/** Where an item of a list lies on the screen, from top to bottom. */
export interface ItemExtent {
  top: number
  bottom: number
}

interface DropPlace {
  /** The position that the item gets. */
  to: number
  /** The position of the line that shows where the item would be dropped, in px on the screen. */
  line: number
}

/**
 * The new place of an item that is dropped at `y`: before the first item whose middle is below. Undefined if it would
 * not move.
 */
export function dropPosition(items: readonly ItemExtent[], from: number, y: number): DropPlace | undefined {
  const below = items.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  const gap = below < 0 ? items.length : below
  const to = gap > from ? gap - 1 : gap
  if (to === from) return undefined
  const above = items[gap - 1]
  const next = items[gap]
  const line = above && next ? (above.bottom + next.top) / 2 : (above?.bottom ?? next?.top ?? y)
  return { to, line }
}
