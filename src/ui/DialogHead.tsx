import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './Button'
import styles from './ModalDialog.module.css'

interface DialogHeadProps {
  /** For `aria-labelledby` of the dialog. */
  id: string
  children: ReactNode
  onClose: () => void
}

/** The title of a dialog, and the button that closes it. */
export const DialogHead = ({ id, children, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
    <IconButton icon={X} edge="end" label="Close" onClick={onClose} />
  </div>
)
