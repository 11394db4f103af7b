import type { Header } from '@tanstack/react-table'
import { clsx } from 'clsx'
import shared from '@/ui/shared.module.css'
import type { features } from './columns'
import { roles } from './roles'
import styles from './SkeletonRows.module.css'

/** Widths of the two bars beside the image, in per cent. Uneven, like names and descriptions. */
const widths = [
  [20, 42],
  [25, 35],
  [18, 45],
  [56, 46],
  [22, 31],
  [24, 16],
  [19, 43],
  [21, 40],
  [17, 46],
  [15, 26],
]

const skeleton = clsx(shared.forcedEdge, shared.skeleton)
const className = clsx(skeleton, styles.bone)
const bone = (width: number | string, height: number) => ({ className, style: { width, height } })

interface SkeletonRowsProps<T extends object> {
  headers: readonly Header<typeof features, T, unknown>[]
  count: number
  actions: boolean
}

/** Placeholders with the size of real rows. Hidden from screen readers, which get `aria-busy` from the table. */
export function SkeletonRows<T extends object>({ headers, count, actions }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, index) => {
    const [name, description] = widths[index % widths.length] ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity and never change
      <tr key={index} {...roles.row} aria-hidden>
        {headers.map(({ column }) => {
          const kind = column.columnDef.meta?.kind
          return (
            <td key={column.id} {...roles.cell} data-kind={kind}>
              {kind === 'name' ? (
                <div data-part="identity">
                  <span {...bone(48, 48)} />
                  <div data-part="words">
                    <span {...bone(`${name}%`, 12)} />
                    <span {...bone(`${description}%`, 10)} />
                  </div>
                </div>
              ) : (
                <span {...bone(40, 12)} />
              )}
            </td>
          )
        })}
        {actions && (
          <td {...roles.cell} data-kind="actions">
            <span {...bone(52, 12)} />
          </td>
        )}
      </tr>
    )
  })
}

/** Placeholder for the footer with the pager. */
export function FooterSkeleton() {
  return (
    <div className={styles.footer} aria-hidden>
      <span className={clsx(skeleton, styles.size)} />
      <span className={clsx(skeleton, styles.pager)} />
    </div>
  )
}
