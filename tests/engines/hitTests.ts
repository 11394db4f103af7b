/**
 * Runs in the page. Tries up to ten visible controls, spread over the page: each is scrolled into the view, and the point in
 * its middle has to belong to it. Returns what is at the point of the others.
 */
export function missedHits(): { tried: number; missed: string[] } {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=menuitem], [role=option], [role=tab], [role=checkbox], [tabindex="0"]'
  // An open popup covers other controls, and a modal dialog all of them.
  const popup = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
    .filter((one) => one.checkVisibility())
    .at(-1)
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? popup
  const isThere = (one: Element) => {
    const box = one.getBoundingClientRect()
    return (
      box.width > 1 &&
      box.height > 1 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert]') &&
      // The link for the keyboard is outside of the window until it has the focus.
      !one.matches('[href="#content"]') &&
      (!top || top.contains(one))
    )
  }
  const all = [...document.querySelectorAll(controls)].filter(isThere)
  const step = Math.max(1, all.length / 10)
  const chosen = Array.from(
    { length: Math.min(10, all.length) },
    (_, i) => all[Math.floor(i * step)] as Element,
  )

  /** The control that a click at the point acts on. */
  const acts = (hit: Element | null, one: Element) => {
    if (!hit) return false
    if (one.contains(hit) || hit.contains(one)) return true
    if (hit.closest('label')?.control === one) return true
    // In Select mode the checkbox covers its row.
    const row = one.closest('tr')
    return row !== null && hit.matches('[data-kind=select] > input') && hit.closest('tr') === row
  }

  const missed = chosen.flatMap((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box = one.getBoundingClientRect()] = one.getClientRects()
    // A bar of the calendar goes on outside of its track.
    const track = one.closest('[data-part=track]')?.getBoundingClientRect()
    const left = Math.max(box.left, track?.left ?? box.left)
    const right = Math.min(box.right, track?.right ?? box.right)
    if (right - left < 2) return []
    const hit = document.elementFromPoint((left + right) / 2, box.y + box.height / 2)
    if (acts(hit, one)) return []
    return [`${one.outerHTML.slice(0, 160)} is below ${hit?.outerHTML.slice(0, 160) ?? 'nothing'}`]
  })
  return { tried: chosen.length, missed }
}
