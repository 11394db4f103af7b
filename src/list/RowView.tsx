import { type LinkOptions, type UseLinkPropsOptions, useLinkProps } from '@tanstack/react-router'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { titleOf } from '@/lib/value'
import { plainIcon } from '@/ui/inline'
import { type TableRow, ValueCell } from './columns'
import { NameCell } from './NameCell'
import { roles } from './roles'
import type { ListSpec } from './types'
import { prepareDialog } from './useDeletion'

const pencilIcon = plainIcon(
  16,
  <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" />,
)
const trashIcon = plainIcon(
  16,
  <path d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />,
)

const dotsIcon = plainIcon(
  16,
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="19" cy="12" r="1" />
    <circle cx="5" cy="12" r="1" />
  </>,
)

/** The actions on an object. Undefined ones are not shown. */
export interface RowActions<T extends object> {
  editLink?: (row: T) => LinkOptions | undefined
  onDelete?: (row: T) => void
  /** Opens the menu 'More' of a row, below the button. */
  onMenu?: (row: T, anchor: HTMLElement) => void
  /** Called when the pointer or the focus approaches the button, to preload its code. */
  onMenuIntent?: () => void
}

interface RowViewProps<T extends object> {
  spec: ListSpec<T>
  row: TableRow<T>
  /** Shown beside the name. */
  mark: ReactNode
  /** Pass a stable object. */
  actions: RowActions<T>
  /** Content of a first cell: the checkbox of Select mode. Pass a stable function. */
  select: ((row: T) => ReactNode) | undefined
}

function RowViewOnce<T extends object>(props: RowViewProps<T>) {
  const to = props.actions.editLink?.(props.row.original)
  return to ? <LinkedRow {...props} to={to} /> : <Row {...props} />
}

/** Compares rows by their objects: the table creates new row objects on each page. */
function isSame<T extends object>(
  { row: a, ...one }: RowViewProps<T>,
  { row: b, ...other }: RowViewProps<T>,
) {
  const names = Object.keys(one) as (keyof typeof one)[]
  const isComplete = names.length === Object.keys(other).length
  return a.original === b.original && isComplete && names.every((name) => one[name] === other[name])
}

/** One object: a row, or a card where the panel is narrow. Memoized: renders only when its object changes. */
export const RowView = memo(RowViewOnce, isSame) as typeof RowViewOnce

/** Name and pencil link to the same place. They share one set of link props, which costs as much as one link. */
function LinkedRow<T extends object>({ to, ...props }: RowViewProps<T> & { to: LinkOptions }) {
  return <Row {...props} link={useLinkProps(to as UseLinkPropsOptions)} />
}

function Row<T extends object>(props: RowViewProps<T> & { link?: ComponentProps<'a'> }) {
  const { spec, row, mark, link, select } = props
  const { editLink, onDelete, onMenu, onMenuIntent } = props.actions
  const title = titleOf(row.original, spec.idOf(row.original))
  return (
    <tr {...roles.row}>
      {select && (
        <td {...roles.cell} data-kind="select">
          {select(row.original)}
        </td>
      )}
      {row.getAllCells().map((cell, place) => {
        const { kind, label } = cell.column.columnDef.meta ?? {}
        const isName = kind === 'name'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and another list fills the cells
          <td key={place} {...roles.cell} data-kind={kind} data-label={isName ? undefined : label}>
            {isName ? (
              <NameCell spec={spec} row={row.original} link={link} mark={mark} />
            ) : (
              <ValueCell cell={cell} />
            )}
          </td>
        )
      })}
      {(editLink || onDelete) && (
        <td {...roles.cell} data-kind="actions">
          {link && (
            <a
              {...link}
              href={link.href}
              data-part="edit"
              aria-label={`Edit ${title}`}
              title={`Edit ${title}`}
            >
              {pencilIcon}
            </a>
          )}
          {onDelete && (
            <button
              type="button"
              data-part="delete"
              aria-label={`Delete ${title}`}
              title={`Delete ${title}`}
              onPointerEnter={prepareDialog}
              onFocus={prepareDialog}
              onClick={(event) => {
                // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
                event.currentTarget.focus()
                onDelete(row.original)
              }}
            >
              {trashIcon}
            </button>
          )}
          {onMenu && (
            <button
              type="button"
              data-part="menu"
              aria-label={`More for ${title}`}
              title={`More for ${title}`}
              aria-haspopup="menu"
              aria-expanded={false}
              onPointerEnter={onMenuIntent}
              onFocus={onMenuIntent}
              onClick={({ currentTarget }) => onMenu(row.original, currentTarget)}
            >
              {dotsIcon}
            </button>
          )}
        </td>
      )}
    </tr>
  )
}
