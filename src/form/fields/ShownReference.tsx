import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/inline'
import type { ReferenceOptions } from '../types'
import { OpenLink } from './Chips'
import { chosenItem } from './options'
import styles from './ShownReference.module.css'

interface ShownReferenceProps {
  options: ReferenceOptions
  id: string
}

/** A chosen object without its control: name, state, and the link that opens it. */
function ShownReference({ options, id }: ShownReferenceProps) {
  const { label, item, isMissing } = chosenItem(options, id)
  const href = item && options.actions?.hrefOf(id)
  return (
    <span className={styles.reference}>
      <span dir="auto" className={clsx(styles.name, isMissing && styles.missing)}>
        {label}
      </span>
      {item?.state && <Badge>{item.state}</Badge>}
      {href !== undefined && <OpenLink href={href} name={label} />}
    </span>
  )
}

interface ShownReferencesProps {
  options: ReferenceOptions
  ids: readonly string[]
}

/** The chosen objects without their control, below each other. */
export const shownReferences = ({ options, ids }: ShownReferencesProps): ReactNode => {
  const [first, ...others] = ids
  if (first === undefined) return undefined
  if (others.length === 0) return <ShownReference options={options} id={first} />
  return (
    <ShownList
      items={[...new Set(ids)].map((id) => [id, <ShownReference key={id} options={options} id={id} />])}
    />
  )
}

interface ShownRow {
  id: string
  count: ReactNode
}

interface ShownCountsProps {
  options: ReferenceOptions
  rows: readonly ShownRow[]
  /** What the number of a row counts: 'Units'. */
  countLabel: string
}

/** The rows of a list of objects, each with its number. */
export const shownCounts = ({ options, rows, countLabel }: ShownCountsProps): ReactNode =>
  rows.length === 0 ? undefined : (
    <ShownList
      items={rows.map(({ id, count }, index) => [
        String(index),
        <span key={id} className={styles.row}>
          <ShownReference options={options} id={id} />
          <span className={styles.count}>
            <span className={styles.countLabel}>{`${countLabel}: `}</span>
            <span>{count}</span>
          </span>
        </span>,
      ])}
    />
  )

/** A plain list in place of controls that are below each other. */
export const ShownList = ({ items }: { items: readonly (readonly [key: string, item: ReactNode])[] }) => (
  <ul className={styles.list}>
    {items.map(([key, item]) => (
      <li key={key}>{item}</li>
    ))}
  </ul>
)
