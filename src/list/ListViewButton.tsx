import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { Button } from '@/ui/Button'
import styles from './FilterBar.module.css'
import type { Truncation } from './query'
import type { Column, ListSpec } from './types'
import type { ListTable } from './useListTable'
import { useVisitState } from './visit'

/** The result of the address's filters on fields, columns and figures. */
export interface Extension<T> {
  /** The rows for which it was computed. */
  rows: readonly T[]
  /** The indexes of the rows that meet the conditions, ascending. Undefined without conditions. */
  kept: readonly number[] | undefined
  columns: readonly Column<T>[]
  /** A length of CSS. */
  minWidth: string | undefined
}

/** Filters on any field, columns, numbers and views (rule ASK-1). Their code loads on demand. */
export interface ListViewParts<T extends object> {
  /** Preloads the code. */
  prepare: () => void
  /** The address contains filters on any field, columns or figures. */
  isOn: boolean
  /** Links to the views of the list, shown beside the buttons if there is space. The menu contains all views. */
  Views: ComponentType<{ spec: ListSpec<never> }>
  /** The menu of the button 'View' with its dialogs; with `step`, only the dialog for a filter on any field. */
  menu: (opened: { anchor: HTMLElement; onClose: () => void; step?: 'condition' }) => ReactNode
  /** The conditions as chips. */
  chips: ReactNode
  /**
   * The figures of a column, below the rows. Stays mounted while a search has no results, so that counting continues.
   */
  below?: (table: ListTable<T>, truncated: Truncation | undefined) => ReactNode
  /** Finds an object by its exact id in the pages that are not loaded. */
  further: (term: string) => ReactNode
}

/** What the route passes to a list, before its rows are known. */
export interface ListViewSlots<T extends object> extends Omit<ListViewParts<T>, 'isOn'> {
  /** Works out the extension and passes it on. */
  extend: (work: {
    spec: ListSpec<T>
    rows: readonly T[]
    onChange: (extension: Extension<T>) => void
  }) => ReactNode
}

interface ListViewButtonProps<T extends object> {
  ask: ListViewParts<T>
  isOn: boolean
  isDisabled: boolean
}

/** Opens the menu of filters on any field, columns, numbers and views. */
export function ListViewButton<T extends object>({ ask, isOn, isDisabled }: ListViewButtonProps<T>) {
  const [isOpen, setOpen] = useVisitState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div data-part="view" className={styles.view}>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        className={clsx(styles.filter, isOn && styles.on)}
        aria-label="View"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onPointerEnter={ask.prepare}
        onFocus={ask.prepare}
        onClick={() => setOpen((before) => !before)}
      >
        <SlidersHorizontal size={14} aria-hidden />
        <span>View</span>
      </Button>
      {isOpen && button.current && ask.menu({ anchor: button.current, onClose: () => setOpen(false) })}
    </div>
  )
}
