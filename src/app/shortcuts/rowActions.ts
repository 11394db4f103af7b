/*
 * What the keyboard shortcuts for rows do in the current list. They click the controls that the row already has, so
 * permissions and confirmations stay the same.
 */

import { whenThere } from '@/ui/whenThere'

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

/** Ticks the row with the focus. Starts Select mode first. */
async function select(content: HTMLElement) {
  const at = rowsOf(content).findIndex((row) => row.contains(document.activeElement))
  if (at < 0) return
  const checkbox = () => rowsOf(content)[at]?.querySelector<HTMLElement>('td[data-kind=select] input') ?? null
  if (!checkbox()) content.querySelector<HTMLElement>('button[aria-label=Select]:enabled')?.click()
  const found = await whenThere(content, checkbox)
  found?.focus({ preventScroll: true })
  found?.click()
}

const press = (content: HTMLElement, part: string) =>
  currentRow(content)?.querySelector<HTMLElement>(`[data-part=${part}]`)?.click()

const actions: Readonly<Record<string, (content: HTMLElement) => unknown>> = {
  j: (content) => move(content, 1),
  k: (content) => move(content, -1),
  x: select,
  e: (content) => press(content, 'edit'),
  Delete: (content) => press(content, 'delete'),
  '.': (content) => press(content, 'menu'),
}

/** Does what a key of a row does (rule FAST-5). Settles when it is done. */
export const actOnRow = async (key: string, content: HTMLElement): Promise<void> => {
  await actions[key]?.(content)
}
