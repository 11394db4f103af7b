import type * as TestingLibrary from '@testing-library/dom'

/*
 * Functions that run in the page. They are passed on as text, so each uses only its arguments and what the page has: the
 * scripts of `tests/tools/instrumented.mjs` among it.
 */

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
  }
}

/** How tests name an element: by its role and its accessible name. */
export interface Target {
  role: string
  /** The exact name, or the source of a regular expression. */
  name?: string | undefined
  pattern?: string | undefined
  /** Which of several. Default: the first. */
  at?: number | undefined
}

export interface Found {
  /** How many there are. */
  count: number
  x: number
  y: number
  isEnabled: boolean
  /** A field's text; that of other elements. */
  text: string
  isChecked: boolean
  hasFocus: boolean
  /** What a click at the point would hit instead; empty if it hits the element. */
  covers: string
}

/** Finds the visible elements of a role, and scrolls the wanted one into the view. */
export function find({ role, name, pattern, at = 0 }: Target): Found | null {
  const matcher = pattern === undefined ? name : new RegExp(pattern)
  const all = window.TestingLibraryDom.queryAllByRole(document.body, role, {
    hidden: true,
    ...(matcher !== undefined && { name: matcher }),
  }).filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const reachable = modal ? all.filter((one) => modal.contains(one)) : all
  const element = reachable.at(at)
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element)
  const field = element as HTMLInputElement
  return {
    count: reachable.length,
    x,
    y,
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    text: field.value ?? element.textContent ?? '',
    isChecked: element.matches(':checked, [aria-checked=true]'),
    hasFocus: document.activeElement === element,
    covers: isHit ? '' : (hit?.outerHTML.slice(0, 200) ?? 'nothing'),
  }
}

/** Whether the page shows a text: within a line, or over several elements. */
export function shows(source: string): boolean {
  const pattern = new RegExp(source, 'im')
  const text = document.body.innerText
  return pattern.test(text) || pattern.test(text.replaceAll(/\s+/g, ' '))
}

export function takeComplaints(): string[] {
  const key = 'engines.complaints'
  const complaints = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  sessionStorage.removeItem(key)
  return complaints
}

/** How far the page scrolls sideways, in px. */
export const sideways = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The popups that are lower or narrower than 100 px, with their sizes. */
export function smallPopups(): string[] {
  const popups = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]'
  return [...document.querySelectorAll<HTMLElement>(popups)]
    .filter((one) => one.checkVisibility() && !one.closest('[aria-live], [role=status]'))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 100 || box.height < 100)
    .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`)
}
