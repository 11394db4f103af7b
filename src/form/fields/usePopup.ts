import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPress } from '../press'

interface Popup<E extends HTMLElement> {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Goes on the element around the control and its popup. */
  rootRef: RefObject<E | null>
  /** Goes on the same element. Closes the popup when the focus leaves it. */
  onBlur: (event: FocusEvent) => void
  /** Position of the popup: below the control, or above if there is no space. */
  place: { top?: string; bottom?: string; insetInlineStart?: string; insetInlineEnd?: string }
}

/** Shared by all popups of a form. `needs` is the space they require in px; `onLeave` runs after every close. */
export function usePopup<E extends HTMLElement>(
  needs: { height: number; width?: number },
  onLeave?: () => void,
): Popup<E> {
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<Popup<E>['place']>({})
  const rootRef = useRef<E>(null)
  const { height, width = 0 } = needs

  const close = () => {
    setOpen(false)
    onLeave?.()
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

  // If there is not enough space on either side, scroll the page.
  useEffect(() => {
    if (isOpen && place)
      rootRef.current?.querySelector('[data-popup]')?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, place])

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && rootRef.current?.contains(event.target)) return
    // Closing a popup that made the page longer can scroll the page.
    afterPress(close)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    rootRef,
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A missing `relatedTarget` means that the window lost the focus, or that the press hit something that cannot be
      // focused; the pointer handler above covers that.
      if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) afterPress(close)
    },
    place,
  }
}
