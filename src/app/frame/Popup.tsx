import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import shared from '@/ui/shared.module.css'
import styles from './Popup.module.css'

/** A drop-down of the header, placed below its button; full width on small screens. */
export const Popup = ({ children }: { children: ReactNode }) => (
  <div className={clsx(shared.popup, styles.popup)}>{children}</div>
)
