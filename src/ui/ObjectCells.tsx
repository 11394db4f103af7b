import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { EntityTile, type Family } from './EntityTile'
import styles from './ObjectCells.module.css'

interface ObjectCellsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tile at the start: an icon of a type, or another element. */
  tile: { icon: LucideIcon; family: Family } | { mark: ReactNode }
  size?: 28 | 32
  /** A text, or a link with it and its `title`. */
  name: ReactNode
  /** Follows the name. Stays visible if the name is cut off. */
  then?: ReactNode
  /** The second line. */
  text?: ReactNode
  /** Wraps a long name instead of cutting it off. Default: only if there is no second line. */
  wraps?: boolean
  /** Smaller text, for cards and dense lists. */
  isCompact?: boolean
}

/**
 * An object in a row: two cells, which are the tile of its type, and its name above a second line. The row around them
 * has the grid. Other attributes are those of the second cell.
 */
export function ObjectCells({ tile, size = 32, name, then, text, isCompact, ...rest }: ObjectCellsProps) {
  const { wraps = text === undefined, className, title, ...attributes } = rest
  const isText = typeof name === 'string'
  const head = (
    <b className={styles.name} title={title ?? (isText && !wraps ? name : undefined)}>
      {isText ? <bdi>{name}</bdi> : name}
    </b>
  )
  return (
    <>
      {'mark' in tile ? tile.mark : <EntityTile icon={tile.icon} family={tile.family} size={size} />}
      <span
        {...attributes}
        className={clsx(styles.words, wraps && styles.wraps, isCompact && styles.compact, className)}
      >
        {then ? (
          <span className={styles.line}>
            {head} <span className={styles.then}>{then}</span>
          </span>
        ) : (
          head
        )}
        {/* A space between name and text where styles do not apply: in copied text, and for screen readers. */}
        {text !== undefined && ' '}
        {text !== undefined && <small className={styles.text}>{text}</small>}
      </span>
    </>
  )
}
