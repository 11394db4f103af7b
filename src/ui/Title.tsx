import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Title.module.css'

interface TitleProps extends ComponentProps<'h2'> {
  /** The level of the heading. */
  level?: 2 | 3 | 4
  /** `section`: a part of a page. `card`: a box, or a part of a part. `group`: rows that belong together. */
  size?: 'dialog' | 'section' | 'card' | 'group'
}

/** A title below that of the page (rule FRAME-23). */
export function Title({ level = 2, size = 'section', className, ...props }: TitleProps) {
  const Heading = `h${level}` as const
  return <Heading {...props} className={clsx(styles[size], className)} />
}
