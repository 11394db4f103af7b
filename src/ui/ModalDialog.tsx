import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { cancelsComposition, pressedKey } from '@/lib/keys'
import { opener } from './lastPress'
import styles from './ModalDialog.module.css'

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'role'> {
  open: boolean
  /** Called for Escape, the browser's own close request and, if `closeOnBackdrop`, a click outside the dialog. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  closeOnBackdrop?: boolean
  /** The element that gets the focus first; defaults to the first field inside, without fields to the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/**
 * A modal based on the native `<dialog>`: the browser makes the page behind it inert, keeps the focus inside and
 * restores it. Name it with `aria-labelledby` or `aria-label`.
 */
export function ModalDialog({ open, ...props }: ModalDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  closeOnBackdrop = false,
  initialFocusRef,
  className,
  ...props
}: Omit<ModalDialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = opener()
    const unlock = lockScroll()
    show(dialog)
    const first = initialFocusRef?.current ?? controls(dialog).find((control) => control.matches(field))
    first?.focus()
    return () => {
      unlock()
      dialog.close?.()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [initialFocusRef])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const key = pressedKey(event)
    if (key === 'Tab') return wrapFocus(event)
    // Escape cancels the composition of an input method. Without this, the browser would also close the dialog.
    if (cancelsComposition(event)) return event.preventDefault()
    // A drop-down inside of the dialog prevents the default if it handled the Escape.
    if (key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) =>
    event.target === ref.current && !contains(ref.current, event)

  return (
    <dialog
      {...props}
      className={clsx(styles.dialog, className)}
      ref={ref}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      // Updates the state if the browser has closed the dialog by itself.
      onClose={() => {
        if (ref.current?.isConnected && !ref.current.open) onClose()
      }}
      onMouseDown={(event) => {
        pressedBackdrop.current = onBackdrop(event)
      }}
      onClick={(event) => {
        if (closeOnBackdrop && pressedBackdrop.current && onBackdrop(event)) onClose()
      }}
    />
  )
}

function show(dialog: HTMLDialogElement) {
  if (dialog.showModal) return dialog.showModal()
  // Without modal dialogs (jsdom), at least shows the dialog and moves the focus into it.
  dialog.open = true
  controls(dialog)[0]?.focus()
}

/** Selector of controls for input (rule FRAME-18). */
const field = 'input:not([hidden]), select, textarea'

const controls = (dialog: HTMLElement) =>
  Array.from(
    dialog.querySelectorAll<HTMLElement>(
      ':is(button, input, select, textarea):not(:disabled), a[href], [tabindex]',
    ),
  ).filter((element) => element.tabIndex >= 0 && element.checkVisibility?.() !== false)

/** Wraps Tab from the last control to the first and back; otherwise the browser would also stop at its own toolbars. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const all = controls(event.currentTarget)
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function contains(dialog: HTMLElement, { clientX: x, clientY: y }: MouseEvent) {
  const box = dialog.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Prevents the page behind from scrolling, without a layout shift when its scroll bar disappears. */
function lockScroll() {
  const root = document.documentElement
  const { overflow, scrollbarGutter } = root.style
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => Object.assign(root.style, { overflow, scrollbarGutter })
}
