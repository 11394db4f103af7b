import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { formatNumber } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import { Button } from '@/ui/Button'
import { MoreRows } from '../MoreRows'
import type { Truncation } from '../query'
import type { ListSpec } from '../types'
import type { ListTable } from '../useListTable'
import { idsIn, type RowSelection } from './rowSelection'
import styles from './Selecting.module.css'
import type { SelectMode } from './selectMode'

interface SelectingProps<T extends object> {
  spec: ListSpec<T>
  table: ListTable<T>
  truncated: Truncation | undefined
  mode: SelectMode<T>
  onDone: () => void
  /** What can be done with the selected objects. */
  children: ReactNode
}

/** The bar of Select mode, which stays in view below the list (rules SELECT-1 to SELECT-6). */
export function Selecting<T extends object>(props: SelectingProps<T>) {
  const { spec, table, truncated, mode, onDone, children } = props
  const { selection } = mode
  const idsOf = useMemo(() => idsIn(spec), [spec])
  useEffect(() => mode.orderBy(() => idsOf(table.ordered.slice(0, table.found))), [mode, table, idsOf])
  useEffect(() => {
    if (table.total > 0 && selection.count() > 0) selection.keep(new Set(idsOf(table.rows)))
  }, [table.rows, table.total, selection, idsOf])
  useEscape(onDone)
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => (bar.current ? tellHeight(bar.current) : undefined), [])
  return (
    <section ref={bar} className={styles.bar} aria-label="Selection">
      {truncated && (
        <div data-part="partly" className={styles.partly}>
          <MoreRows {...truncated} />
        </div>
      )}
      <Count selection={selection} />
      <div data-part="actions" className={styles.actions}>
        {children}
      </div>
      <Button size="sm" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}

/**
 * Sets the height of the bar as a CSS variable of the panel, because the pager sticks above the bar. The height changes
 * when the actions wrap.
 */
function tellHeight(bar: HTMLElement): () => void {
  const panel = bar.previousElementSibling
  if (!(panel instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() =>
    panel.style.setProperty('--select-bar-height', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    panel.style.removeProperty('--select-bar-height')
  }
}

/** The number of selected rows, which screen readers hear at each change, and the button that unticks all. */
function Count({ selection }: { selection: RowSelection }) {
  const count = useSyncExternalStore(selection.subscribe, selection.count)
  return (
    <div data-part="count" className={styles.count}>
      <span role="status" aria-atomic>
        <b>{formatNumber(count)}</b> selected
      </span>
      <Button variant="ghost" size="sm" aria-disabled={count === 0 || undefined} onClick={selection.clear}>
        Clear selection
      </Button>
    </div>
  )
}

/** Escape leaves Select mode, unless a dialog, a drop-down or the search box handles it. */
function useEscape(onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]'))
      return
    if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value)
      return
    onEscape()
  })
  useEffect(() => {
    // On the document, so that the handlers of React run first, which are on the root.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
