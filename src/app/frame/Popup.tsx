import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { lazyPart } from '@/ui/lazy'
import shared from '@/ui/shared.module.css'
import { useOpensAsSheet } from '@/ui/useMedia'
import styles from './Popup.module.css'

/** Shown on phones only, so it is not part of what the first list needs. */
const [Sheet] = lazyPart(async () => (await import('@/ui/Sheet')).Sheet, { ahead: true })

interface PopupProps {
  /** The title of the sheet. */
  title: string
  onClose: () => void
  /** The element that gets the focus first. */
  focused: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The popup of a button in the header: a drop-down, or on phones a sheet at the bottom. */
export const Popup = (props: PopupProps) =>
  useOpensAsSheet() ? (
    <Sheet title={props.title} onClose={props.onClose} initialFocusRef={props.focused}>
      <div className={styles.inSheet}>{props.children}</div>
    </Sheet>
  ) : (
    <DropDown {...props} />
  )

function DropDown({ focused, children }: PopupProps) {
  useEffect(() => focused.current?.focus(), [focused])
  return <div className={clsx(shared.popup, styles.popup)}>{children}</div>
}
