import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { EntityTile, type Family } from './EntityTile'
import styles from './ObjectCells.module.css'

interface ObjectCellsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tile: the icon of the type, or an element in its place. */
  tile: { icon: LucideIcon; family: Family } | { mark: ReactNode }
  size?: 28 | 32
  /** A text, or a link with it and its `title`. */
  name: ReactNode
  /** Follows the name, and stays visible when it is cut. */
  then?: ReactNode
  /** The second line. */
  text?: ReactNode
  /** A name that is too long wraps; otherwise it is cut. Default: if there is no second line. */
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
        {/* Apart from the name where there are no styles: in copied text, and for screen readers. */}
        {text !== undefined && ' '}
        {text !== undefined && <small className={styles.text}>{text}</small>}
      </span>
    </>
  )
}
