import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './Button'
import styles from './ModalDialog.module.css'
import { Title } from './Title'

interface DialogHeadProps {
  /** For `aria-labelledby` of the dialog. */
  id: string
  children: ReactNode
  /** For a dialog that has no other button for it: no Cancel, and no 'Close' at its end (rule FRAME-18). */
  onClose?: () => void
}

/** The title of a dialog. */
export const DialogHead = ({ id, children, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <Title size="dialog" id={id}>
      {children}
    </Title>
    {onClose && <IconButton icon={X} edge="end" label="Close" onClick={onClose} />}
  </div>
)
