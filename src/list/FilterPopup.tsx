import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '@/ui/Button'
import { ModalDialog } from '@/ui/ModalDialog'
import { popup } from '@/ui/theme/recipes/overlay'
import { useDismiss } from '@/ui/useDismiss'
import { FilterGroups } from './FilterGroups'
import type { FilterValuesProps } from './useFilterGroups'

interface FilterPopupProps extends FilterValuesProps {
  /** The element around the popup and the button that opened it. */
  box: RefObject<HTMLElement | null>
  onClose: () => void
}

const phone = '(max-width: 47.5rem)'

/** The values of all filters, in a dropdown or, on phones, a bottom sheet. Stays open while values are chosen. */
export function FilterPopup({ box, onClose, ...props }: FilterPopupProps) {
  const [isSheet] = useState(() => globalThis.matchMedia?.(phone).matches ?? false)
  const Frame = isSheet ? Sheet : DropDown
  return (
    <Frame box={box} onClose={onClose}>
      <FilterGroups {...props} focusFirst={!isSheet} />
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
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      event.stopPropagation()
      onClose()
      box.current?.querySelector('button')?.focus()
    } else walk(event)
  }
  return (
    <Drop ref={ref} role="dialog" aria-label="Filters" onKeyDown={onKeyDown}>
      {children}
    </Drop>
  )
}

const gapPx = 6
/** The list scrolls when the available height is less than this. */
const minHeightPx = 240

function Sheet({ onClose, children }: FrameProps) {
  const title = useId()
  return (
    <ModalDialog open closeOnBackdrop aria-labelledby={title} onClose={onClose} css={sheet}>
      <SheetBody onKeyDown={walk}>
        <header>
          <h2 id={title}>Filters</h2>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </header>
        {children}
      </SheetBody>
    </ModalDialog>
  )
}

/** The arrow keys move through all controls, Home and End to the ends. Enter toggles like Space. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const at = controls.indexOf(target as HTMLElement)
  const isText = target instanceof HTMLInputElement && target.type !== 'checkbox'
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isText && { Home: 0, End: -1 }),
  }
  const to = targets[key]
  if (to !== undefined) controls.at(to % controls.length)?.focus()
  else if (key === 'Enter' && target instanceof HTMLInputElement && !isText) target.click()
  else return
  event.preventDefault()
}

const Drop = chakra('div', {
  base: {
    ...popup,
    position: 'absolute',
    inset: 'auto',
    m: '0',
    p: '0',
    w: '20rem',
    maxW: 'calc(100vw - 24px)',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    animationName: 'rise',
    animationDuration: 'moderate',
    animationTimingFunction: 'out',
  },
})

const sheet = {
  w: '100vw',
  maxW: '100vw',
  maxH: '75dvh',
  m: '0',
  mt: 'auto',
  p: '0',
  overflow: 'hidden',
  borderRadius: '{radii.xl} {radii.xl} 0 0',
  _open: { display: 'flex' },
}

const SheetBody = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minW: '0',
    minH: '0',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      ps: '4',
      pe: '1',
      py: '1',
      borderBottomWidth: '1px',
    },
    '& h2': { textStyle: 'dialogTitle' },
  },
})
