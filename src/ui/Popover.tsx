import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { pressedKey } from '@/lib/keys'
import styles from './Popover.module.css'
import shared from './shared.module.css'
import { useAnchored } from './useAnchored'

interface PopoverProps {
  /** The button that opened it. It gets the focus when the popover closes by Escape. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

const placement = { align: 'start', gapPx: 6 } as const

/** Content about one element, in the top layer. Escape, a press or a focus outside close it. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAnchored(ref, anchor, placement, onClose)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={ref}
      className={clsx(shared.popup, styles.popover)}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        anchor.focus()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
