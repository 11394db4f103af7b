import { clsx } from 'clsx'
import { ListFilterPlus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { pressedKey } from '@/lib/keys'
import { Sheet } from '@/ui/Sheet'
import shared from '@/ui/shared.module.css'
import { useDismiss } from '@/ui/useDismiss'
import { useOpensAsSheet } from '@/ui/useMedia'
import { walkItems } from '@/ui/walkItems'
import { FilterGroups } from './FilterGroups'
import styles from './FilterPopup.module.css'
import type { FilterValuesProps } from './useFilterGroups'

interface FilterPopupProps extends FilterValuesProps {
  /** The element around the popup and the button that opened it. */
  box: RefObject<HTMLElement | null>
  onClose: () => void
  /** Opens the filter by any field (rule ASK-1). */
  onField: (() => void) | undefined
}

/** The values of all filters, in a dropdown or, on phones, a bottom sheet. Stays open while values are chosen. */
export function FilterPopup({ box, onClose, onField, ...props }: FilterPopupProps) {
  const isSheet = useOpensAsSheet()
  const Frame = isSheet ? FilterSheet : DropDown
  return (
    <Frame box={box} onClose={onClose}>
      <FilterGroups {...props} focusFirst={!isSheet} />
      {onField && (
        <button type="button" className={clsx(shared.popupItem, styles.field)} onClick={onField}>
          <ListFilterPlus aria-hidden />
          Filter by any field...
        </button>
      )}
    </Frame>
  )
}

type FrameProps = Pick<FilterPopupProps, 'box' | 'onClose'> & { children: ReactNode }

/** Uses the top layer, because the panel clips overflowing content. Scrolls with the page. */
function DropDown({ box, onClose, children }: FrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  useDismiss(true, box, onClose)

  useLayoutEffect(() => {
    const element = ref.current
    const button = box.current?.querySelector('button')
    if (!element || !button) return
    // Browsers without popovers show it in place.
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const place = () => {
      const { left, bottom } = button.getBoundingClientRect()
      element.style.left = `${left + window.scrollX}px`
      element.style.top = `${bottom + window.scrollY + gapPx}px`
      element.style.maxHeight = `${Math.max(minHeightPx, window.innerHeight - bottom - 3 * gapPx)}px`
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [box])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (pressedKey(event) === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
      box.current?.querySelector('button')?.focus()
    } else walk(event)
  }
  return (
    <div
      ref={ref}
      className={clsx(shared.popup, styles.drop)}
      role="dialog"
      aria-label="Filters"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

const gapPx = 6
/** The list scrolls when the available height is less than this. */
const minHeightPx = 240

const FilterSheet = ({ onClose, children }: FrameProps) => (
  <Sheet title="Filters" onClose={onClose} onKeyDown={walk}>
    {children}
  </Sheet>
)

/** The arrow keys move through all controls, Home and End to the ends. Enter toggles like Space. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event
  const key = pressedKey(event)
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const isText = target instanceof HTMLInputElement && target.type !== 'checkbox'
  // Home and End move the cursor in a text.
  if (isText && (key === 'Home' || key === 'End')) return
  if (key === 'Enter' && target instanceof HTMLInputElement && !isText) target.click()
  else if (!walkItems(controls, key)) return
  event.preventDefault()
}
