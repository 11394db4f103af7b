import type { ReactNode } from 'react'
import styles from './Aside.module.css'

/**
 * A part beside the sections: below them, or on the widest screens in the column of the section index. It shares a cell
 * of the grid with the index and starts below it, so that both stay in view while the sections scroll.
 */
export const Aside = ({ children }: { children: ReactNode }) => <div className={styles.aside}>{children}</div>
