import { FileBraces } from 'lucide-react'
import type { Matrix } from '@/engine/compare/matrix'
import { countsIn } from '@/engine/compare/narrow'
import { accounts } from '@/entities/accounts/definition'
import { formatNumber } from '@/lib/format'
import { roles } from '@/list/roles'
import { Button } from '@/ui/Button'
import { Thumb } from '@/ui/Thumb'
import type { MatrixColumn } from './columns'

interface ColumnHeadsProps {
  columns: readonly MatrixColumn[]
  matrix: Matrix
  onAgain: () => void
}

/** The accounts, with the number of objects that differ and are missing, or why they could not be read. */
export const ColumnHeads = ({ columns, matrix, onAgain }: ColumnHeadsProps) => (
  <thead {...roles.rowGroup}>
    <tr {...roles.row} data-part="heads">
      <th {...roles.columnHeader} data-part="name" scope="col">
        Object
      </th>
      {columns.map((column, index) => (
        <th key={column.key} {...roles.columnHeader} scope="col" data-from={index === 0 ? '' : undefined}>
          <span data-part="account">
            {column.isFile ? (
              <FileBraces size={20} aria-hidden />
            ) : (
              <Thumb
                src={column.image}
                type="accounts"
                icon={accounts.list.icon}
                family={accounts.list.family}
                size={32}
              />
            )}
            <span>
              <b title={column.name}>
                <bdi>{column.name}</bdi>
              </b>
              <small>{headText(column, index, matrix)}</small>
            </span>
          </span>
          {column.errors.length > 0 && (
            <span data-part="errors" role="alert">
              {column.errors.map((error) => (
                <small key={error}>{error}</small>
              ))}
              <Button variant="ghost" size="xs" onClick={onAgain}>
                Try again
              </Button>
            </span>
          )}
        </th>
      ))}
    </tr>
  </thead>
)

function headText({ unread, errors, lists }: MatrixColumn, index: number, matrix: Matrix): string {
  if (errors.length === 0 && unread.size > 0) return 'Not read'
  if (errors.length > 0 && lists.size === 0) return 'Could not be read'
  const { differs, missing } = countsIn(matrix, index)
  if (index === 0)
    return missing > 0 ? `Compared with this, ${formatNumber(missing)} missing` : 'Compared with this'
  const parts = [
    differs > 0 && `${formatNumber(differs)} ${differs === 1 ? 'differs' : 'differ'}`,
    missing > 0 && `${formatNumber(missing)} missing`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'All the same'
}
