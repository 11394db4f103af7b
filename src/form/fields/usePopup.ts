import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPress } from '../press'

interface Popup<E extends HTMLElement> {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Around the control and what drops down from it. */
  rootRef: RefObject<E | null>
  /** Goes on the same element: closes when the focus leaves it. */
  onBlur: (event: FocusEvent) => void
  /** Style of the box that drops down: below, or above where there is no room. */
  place: { top?: string; bottom?: string; insetInlineStart?: string; insetInlineEnd?: string }
}

/** What all drop-downs of a form share. `needs` is the room they want, in px; `onLeave` follows every closing. */
export function usePopup<E extends HTMLElement>(
  needs: { height: number; width?: number },
  onLeave?: () => void,
): Popup<E> {
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<Popup<E>['place']>({})
  const rootRef = useRef<E>(null)
  const leave = useRef(onLeave)
  const { height, width = 0 } = needs

  useLayoutEffect(() => {
    leave.current = onLeave
  })

  const close = () => {
    setOpen(false)
    leave.current?.()
  }

  useLayoutEffect(() => {
    const box = isOpen && rootRef.current?.getBoundingClientRect()
    if (!box) return
    const below = window.innerHeight - box.bottom
    const isAbove = below < height && box.top > below
    const isRight = box.left + width > document.documentElement.clientWidth
    setPlace({
      ...(isAbove ? { bottom: 'calc(100% + 4px)' } : { top: 'calc(100% + 4px)' }),
      ...(isRight ? { insetInlineEnd: '0' } : { insetInlineStart: '0' }),
    })
  }, [isOpen, height, width])

  // Where neither side has room for all of it, the page moves.
  useEffect(() => {
    if (isOpen && place)
      rootRef.current?.querySelector('[data-popup]')?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, place])

  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && rootRef.current?.contains(event.target)) return
      // A page that its popup made longer moves when that closes.
      afterPress(() => {
        setOpen(false)
        leave.current?.()
      })
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    rootRef,
    onBlur: ({ currentTarget, relatedTarget }) => {
      // Without a new target the whole window lost the focus, or a press went to nothing focusable: that one is above.
      if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) afterPress(close)
    },
    place,
  }
}
