import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { GripVertical } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropPosition } from '@/lib/dropPosition'
import styles from './DragOrder.module.css'

/* Moves items of a list by dragging. The list itself provides keys and buttons for the same purpose. */

interface GripProps {
  /** The selector of the items of the list. */
  item: string
  /** 'question 2' */
  name: string
}

/**
 * The handle by which an item is dragged. Only the handle is draggable, because some browsers do not allow selecting
 * text inside of a draggable element.
 */
export function Grip({ item, name }: GripProps) {
  const grip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = grip.current
    if (!element) return undefined
    // The press moves the focus away from an edited field before the drag starts, so note it earlier.
    let focused: Element | null = null
    const noteFocus = () => {
      focused = document.activeElement
    }
    element.addEventListener('pointerdown', noteFocus)
    const stop = draggable({
      element,
      getInitialData: () => ({ item }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const shown = element.parentElement ?? element
        const { left, top } = shown.getBoundingClientRect()
        const { clientX, clientY } = location.current.input
        nativeSetDragImage?.(shown, clientX - left, clientY - top)
      },
      // The list handles the drop after this listener, so wait until it has moved the item.
      onDrop: () => queueMicrotask(() => focusAfterDrop(focused, element.closest(item))),
    })
    return () => {
      element.removeEventListener('pointerdown', noteFocus)
      stop()
    }
  }, [item])
  return (
    <span ref={grip} className={styles.grip} title={`Drag to move ${name}`} aria-hidden>
      <GripVertical size={16} />
    </span>
  )
}

/**
 * Restores the focus after a drop: to the element that had it before, otherwise to the first control of the item. Does
 * nothing if another element has the focus.
 */
function focusAfterDrop(before: Element | null, moved: Element | null) {
  if (document.activeElement !== document.body) return
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
  const place = isThere ? before : moved?.querySelector<HTMLElement>('button:not(:disabled), input, textarea')
  place?.focus({ preventScroll: true })
}

interface DropLineProps {
  /** The list element. It is positioned, and the items are its children. */
  list: RefObject<HTMLElement | null>
  item: string
  onMove: (from: number, to: number) => void
}

/** Takes the items that are dragged within a list, and draws a line where a drop would put them. */
export function DropLine({ list, item, onMove }: DropLineProps) {
  const [top, setTop] = useState<number>()
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const placeOf = (grip: Element, y: number) => {
      const items = [...element.querySelectorAll(`:scope > ${item}`)]
      const from = items.findIndex((one) => one.contains(grip))
      // The item was removed from the list during the drag.
      if (from < 0) return undefined
      const place = dropPosition(
        items.map((one) => one.getBoundingClientRect()),
        from,
        y,
      )
      return place && { ...place, from }
    }
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.item === item && element.contains(source.element),
      onDrag: ({ source, location }) => {
        const place = placeOf(source.element, location.current.input.clientY)
        setTop(place && place.line - element.getBoundingClientRect().top)
      },
      onDragLeave: () => setTop(undefined),
      onDrop: ({ source, location }) => {
        setTop(undefined)
        const place = placeOf(source.element, location.current.input.clientY)
        if (place) move(place.from, place.to)
      },
    })
  }, [list, item])
  return top === undefined ? null : <div className={styles.line} style={{ top }} data-drop-line />
}
