import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ModalDialog.module.css'

/** The buttons at the end of a dialog. */
export const DialogActions = ({ className, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={clsx(styles.actions, className)} />
)
