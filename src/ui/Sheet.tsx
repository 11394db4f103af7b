import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react'
import { IconButton } from './Button'
import { ModalDialog } from './ModalDialog'
import styles from './Sheet.module.css'
import { Title } from './Title'

interface SheetProps {
  title: string
  onClose: () => void
  onKeyDown?: ComponentProps<'div'>['onKeyDown']
  /** The element that gets the focus first; defaults to 'Close'. */
  initialFocusRef?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Controls in a dialog at the bottom of a phone. Escape and a press on the backdrop close it. */
export function Sheet({ title, onClose, onKeyDown, initialFocusRef, children }: SheetProps) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <ModalDialog
      open
      closeOnBackdrop
      aria-labelledby={id}
      onClose={onClose}
      className={styles.sheet}
      initialFocusRef={initialFocusRef ?? close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus between the controls inside */}
      <div className={styles.body} onKeyDown={onKeyDown}>
        {/* Not a <header>: inside of the header of the page it would be a second banner landmark. */}
        <div data-part="head">
          <Title size="dialog" id={id} className={styles.title}>
            {title}
          </Title>
          <IconButton ref={close} icon={X} edge="end" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </ModalDialog>
  )
}
