/* What the keys of rows do in the list that is shown. They press what the row has already, so each right and question is the same. */

const rowsOf = (content: HTMLElement) => [...content.querySelectorAll<HTMLElement>('table tbody tr')]

/** The link of the name, or the checkbox of Select mode. */
const mainControl = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('td[data-kind=select] input, td[data-kind=name] a, a, button')

/** The row with the focus; undefined without any. */
const currentRow = (content: HTMLElement) =>
  rowsOf(content).find((row) => row.contains(document.activeElement))

function move(content: HTMLElement, by: 1 | -1) {
  const rows = rowsOf(content)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
  if (!to) return
  mainControl(to)?.focus({ preventScroll: true })
  to.scrollIntoView?.({ block: 'nearest' })
}

/** A part that loads on demand is there after this time at the latest, or the key does nothing (ms). */
const patience = 5000

/** Calls `act` with the element as soon as it is there. */
function whenThere(content: HTMLElement, find: () => HTMLElement | null, act: (found: HTMLElement) => void) {
  const tryIt = () => {
    const found = find()
    if (!found) return false
    observer.disconnect()
    clearTimeout(timer)
    act(found)
    return true
  }
  const observer = new MutationObserver(tryIt)
  const timer = setTimeout(() => observer.disconnect(), patience)
  if (!tryIt()) observer.observe(content, { childList: true, subtree: true })
}

/** Ticks the row with the focus. Starts Select mode first. */
function select(content: HTMLElement) {
  const at = rowsOf(content).findIndex((row) => row.contains(document.activeElement))
  if (at < 0) return
  const checkbox = () => rowsOf(content)[at]?.querySelector<HTMLElement>('td[data-kind=select] input') ?? null
  if (!checkbox()) content.querySelector<HTMLElement>('button[aria-label=Select]:enabled')?.click()
  whenThere(content, checkbox, (found) => {
    found.focus({ preventScroll: true })
    found.click()
  })
}

const press = (content: HTMLElement, part: string) =>
  currentRow(content)?.querySelector<HTMLElement>(`[data-part=${part}]`)?.click()

const actions: Readonly<Record<string, (content: HTMLElement) => void>> = {
  j: (content) => move(content, 1),
  k: (content) => move(content, -1),
  x: select,
  e: (content) => press(content, 'edit'),
  Delete: (content) => press(content, 'delete'),
  '.': (content) => press(content, 'menu'),
}

/** Does what a key of a row does (rule FAST-5). */
export const actOnRow = (key: string, content: HTMLElement): void => actions[key]?.(content)
