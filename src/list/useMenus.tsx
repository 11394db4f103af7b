import type { LinkOptions } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { OrderedRows } from '@/lib/lazyOrder'
import { Button } from '@/ui/Button'
import type { Truncation } from './query'
import type { Column, ListSpec } from './types'
import { useStable } from './useStable'
import { useVisitState } from './visit'

interface Opened {
  /** The button that opened the menu. */
  anchor: HTMLElement
  /** Whether the user is allowed to create objects of this type. */
  canCreate: boolean
  onClose: () => void
}

/** The data for the menu of a row. One menu serves all rows. */
export interface RowMenu<T> extends Opened {
  row: T
  /** Undefined if the user is not allowed to do it. */
  editLink: LinkOptions | undefined
  onDelete: (() => void) | undefined
}

/** The data for the menu of a list. */
export interface ListMenu<T> extends Opened {
  /** All rows that match the search and filters, in order. */
  rows: OrderedRows<T>
  total: number
  /** The columns after the name, as shown. */
  columns: readonly Column<T>[]
  /** Set while more objects can exist than were loaded. */
  truncated: Truncation | undefined
}

/** The menus 'More' of a list. Their code loads on demand. */
export interface ListMenus<T> {
  /** Called when the pointer or the focus approaches a button, to preload the code. */
  prepare: () => void
  ofRow: (menu: RowMenu<T>) => ReactNode
  ofList: (menu: ListMenu<T>) => ReactNode
}

interface Options<T extends object> {
  spec: ListSpec<T>
  menus: ListMenus<T> | undefined
  table: { shown: readonly { original: T }[]; ordered: OrderedRows<T>; total: number }
  /** Whether the rows are loaded. */
  isLoaded: boolean
  truncated: Truncation | undefined
  canCreate: boolean
  editLink: ((row: T) => LinkOptions | undefined) | undefined
  onDelete: ((row: T) => void) | undefined
}

/** The open menu of a list. `openRow` and `prepare` are stable, because every row gets them. */
export function useMenus<T extends object>(options: Options<T>) {
  const { spec, menus, table, isLoaded, truncated, canCreate, editLink, onDelete } = options
  const [open, setOpen] = useVisitState<{ anchor: HTMLElement; row?: T } | undefined>(undefined)
  const toggle = useStable((anchor: HTMLElement, row?: T) => {
    // Safari does not focus a clicked button, and the menu returns the focus to it.
    anchor.focus()
    setOpen((before) => (before?.anchor === anchor ? undefined : { anchor, row }))
  })
  const openRow = useStable((row: T, anchor: HTMLElement) => toggle(anchor, row))
  const prepare = useStable(() => menus?.prepare())
  const onClose = useCallback(() => setOpen(undefined), [setOpen])
  const button = useMemo(
    () => (
      <MoreButton
        label={`More for ${spec.title.toLowerCase()}`}
        isDisabled={!isLoaded}
        onNear={prepare}
        onPress={toggle}
      />
    ),
    [spec, isLoaded, prepare, toggle],
  )
  if (!menus) return { openRow: undefined, prepare, button: null, menu: null }

  const { anchor, row } = open ?? {}
  // E.g. after Back: the button belongs to another object now (decision H79).
  if (row && !table.shown.some(({ original }) => spec.idOf(original) === spec.idOf(row))) onClose()
  const common = anchor && { anchor, canCreate, onClose }
  const menu =
    common &&
    (row
      ? menus.ofRow({
          ...common,
          row,
          editLink: editLink?.(row),
          onDelete: onDelete && (() => onDelete(row)),
        })
      : menus.ofList({
          ...common,
          rows: table.ordered,
          total: table.total,
          columns: spec.columns,
          truncated,
        }))
  return {
    openRow,
    prepare,
    button,
    menu,
  }
}

interface MoreButtonProps {
  label: string
  isDisabled: boolean
  onNear: () => void
  onPress: (anchor: HTMLElement) => void
}

const MoreButton = ({ label, isDisabled, onNear, onPress }: MoreButtonProps) => (
  <Button
    variant="outline"
    icon
    aria-label={label}
    title={label}
    aria-haspopup="menu"
    aria-expanded={false}
    disabled={isDisabled}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <Ellipsis size={16} aria-hidden />
  </Button>
)
