import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { pressedKey } from '@/lib/keys'
import styles from './Popover.module.css'
import shared from './shared.module.css'
import { type Anchor, elementOf, type Placement, useAnchored } from './useAnchored'

interface PopoverProps {
  /** The element that the popover belongs to. It gets the focus after Escape, unless `returnTo` is set. */
  anchor: Anchor
  returnTo?: HTMLElement | null
  label: string
  onClose: () => void
  placement?: Placement
  /** Focuses its first link instead of itself. */
  focusLink?: boolean
  /** Stops the propagation of key events to the element around it. */
  keepKeys?: boolean
  className?: string
  children: ReactNode
}

const below: Placement = { align: 'start', gapPx: 6 }

/** A popover that belongs to an element, in the top layer. Closes on Escape, and on a press or focus outside. */
export function Popover(props: PopoverProps) {
  const {
    anchor,
    returnTo,
    label,
    onClose,
    placement = below,
    focusLink,
    keepKeys,
    className,
    children,
  } = props
  const ref = useRef<HTMLDivElement>(null)
  useAnchored(ref, anchor, placement, onClose)
  useEffect(() => {
    const link = focusLink && ref.current?.querySelector('a')
    const first = link || ref.current
    first?.focus({ preventScroll: true })
  }, [focusLink])
  return (
    <div
      ref={ref}
      className={clsx(shared.popup, styles.popover, className)}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        const isEscape = pressedKey(event) === 'Escape'
        if (isEscape || keepKeys) event.stopPropagation()
        if (!isEscape) return
        event.preventDefault()
        ;(returnTo ?? elementOf(anchor))?.focus()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
