import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const Styled = createRecipeContext({ key: 'modalDialog' }).withContext<
  HTMLDialogElement,
  HTMLChakraProps<'dialog'>
>('dialog')

export interface ModalDialogProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose' | 'role'> {
  open: boolean
  /** Escape, the browser's own way back and, if `closeOnBackdrop`, a click beside the dialog. */
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  closeOnBackdrop?: boolean
  /** What gets the focus first; else the first control inside. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/**
 * A modal on the native `<dialog>`: the browser makes the page behind it inert, keeps the focus in and gives it back.
 * Name it with `aria-labelledby` or `aria-label`.
 */
export function ModalDialog({ open, ...props }: ModalDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  closeOnBackdrop = false,
  initialFocusRef,
  ...props
}: Omit<ModalDialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    const unlock = lockScroll()
    show(dialog)
    initialFocusRef?.current?.focus()
    return () => {
      unlock()
      dialog.close?.()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [initialFocusRef])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') return wrapFocus(event)
    // A drop-down inside that took the Escape for itself has prevented its default.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) =>
    event.target === ref.current && !contains(ref.current, event)

  return (
    <Styled
      {...props}
      ref={ref}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close a dialog whatever the page says; the state has to follow.
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
  // Without modal dialogs (jsdom) it is at least there and has the focus.
  dialog.open = true
  controls(dialog)[0]?.focus()
}

const controls = (dialog: HTMLElement) =>
  Array.from(
    dialog.querySelectorAll<HTMLElement>(
      ':is(button, input, select, textarea):not(:disabled), a[href], [tabindex]',
    ),
  ).filter((element) => element.tabIndex >= 0 && element.checkVisibility?.() !== false)

/** From the last control on to the first and back; by itself the browser would stop at its own bars in between. */
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

/** Keeps the page behind still, without a jump where its scroll bar takes room. */
function lockScroll() {
  const root = document.documentElement
  const { overflow, scrollbarGutter } = root.style
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => Object.assign(root.style, { overflow, scrollbarGutter })
}
