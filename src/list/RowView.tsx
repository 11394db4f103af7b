import { Link, type LinkOptions } from '@tanstack/react-router'
import { FlexRender } from '@tanstack/react-table'
import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { TableRow } from './columns'
import { titleOf } from './rowText'
import { roles } from './TableSheet'
import type { ListSpec } from './types'

/** What can be done with an object; what is left out is not offered. The functions should stay the same. */
export interface RowActions<T extends object> {
  editLink?: (row: T) => LinkOptions
  onDelete?: (row: T) => void
  /** The pointer or the focus is on the way to Delete. */
  onDeleteIntent?: () => void
}

interface RowViewProps<T extends object> extends RowActions<T> {
  spec: ListSpec<T>
  row: TableRow<T>
}

function RowViewOnce<T extends object>({ spec, row, editLink, onDelete, onDeleteIntent }: RowViewProps<T>) {
  const title = titleOf(row.original, spec.idOf(row.original))
  return (
    <tr {...roles.row}>
      {row.getAllCells().map((cell) => {
        const { kind, label } = cell.column.columnDef.meta ?? {}
        return (
          <td key={cell.id} {...roles.cell} data-kind={kind} data-label={kind === 'name' ? undefined : label}>
            <FlexRender cell={cell} />
          </td>
        )
      })}
      {(editLink || onDelete) && (
        <td {...roles.cell} data-kind="actions">
          {editLink && (
            <Link
              {...editLink(row.original)}
              data-part="edit"
              aria-label={`Edit ${title}`}
              title={`Edit ${title}`}
            >
              <Pencil size={16} aria-hidden />
            </Link>
          )}
          {onDelete && (
            <button
              type="button"
              data-part="delete"
              aria-label={`Delete ${title}`}
              title={`Delete ${title}`}
              onPointerEnter={onDeleteIntent}
              onFocus={onDeleteIntent}
              onClick={(event) => {
                // Safari does not focus a clicked button; the dialog gives the focus back to what had it.
                event.currentTarget.focus()
                onDelete(row.original)
              }}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

/** One object: a row, or a card where the panel is narrow. Drawn anew only when it changed. */
export const RowView = memo(RowViewOnce) as typeof RowViewOnce
