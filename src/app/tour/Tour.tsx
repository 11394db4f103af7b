import { useParams } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { pressedKey } from '@/lib/keys'
import { Button, IconButton } from '@/ui/Button'
import { returnFocus } from '@/ui/returnFocus'
import { announce } from '@/ui/toast'
import { rememberTour } from './offer'
import { tourSteps } from './steps'
import styles from './Tour.module.css'

interface TourProps {
  /** The user asked for it, so it gets the focus. */
  isWanted: boolean
  onClose: () => void
}

/**
 * The tour of a first visit (rule FRAME-15): a card in a corner, beside which everything can be used. It waits while a form is open,
 * whose buttons stand where the card is, and then goes on at the same step.
 */
export function Tour({ isWanted, onClose }: TourProps) {
  const isForm = useParams({ strict: false, select: (params) => 'id' in params })
  const card = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const hasStarted = useRef(false)
  useEffect(() => {
    // After a form the focus belongs to the list.
    if (isForm || hasStarted.current) return
    hasStarted.current = true
    // A first visit never takes the focus from a control.
    if (isWanted || document.activeElement === document.body) card.current?.focus({ preventScroll: true })
    else announce('A tour of the console in four steps stands at the end of the page.')
  }, [isForm, isWanted])
  return isForm ? null : <Card card={card} at={at} onStep={setAt} onClose={onClose} />
}

interface CardProps {
  card: RefObject<HTMLDivElement | null>
  at: number
  onStep: (at: number) => void
  onClose: () => void
}

function Card({ card, at, onStep, onClose }: CardProps) {
  const id = useId()
  const before = useRef<HTMLElement>(null)
  const step = tourSteps[at]
  const isLast = at === tourSteps.length - 1
  const mark = useMark(step?.targets)
  const isAbove = useIsAbove(card, mark)
  const end = () => {
    rememberTour()
    returnFocus(card.current, before.current)
    onClose()
  }
  const go = (to: number) => {
    onStep(to)
    card.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {mark && <div aria-hidden className={styles.mark} style={mark} />}
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={styles.card}
        data-above={isAbove || undefined}
        onFocus={({ currentTarget, relatedTarget: from }) => {
          if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          end()
        }}
      >
        <div className={styles.head}>
          <p className={styles.count}>{`Tour, step ${at + 1} of ${tourSteps.length}`}</p>
          <IconButton icon={X} label="End the tour" onClick={end} />
        </div>
        <h2 id={`${id}-title`} className={styles.title}>
          {step?.title}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {step?.text}
        </p>
        <div className={styles.buttons}>
          {at > 0 && (
            <Button variant="outline" size="sm" onClick={() => go(at - 1)}>
              Back
            </Button>
          )}
          <Button size="sm" onClick={() => (isLast ? end() : go(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </>
  )
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Whether the card stands at the upper edge. It moves to the other edge when it would cover the focused control, or the part of the
 * page that its step explains.
 */
function useIsAbove(card: RefObject<HTMLElement | null>, mark: Mark | undefined): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = card.current
      if (!element || !(target instanceof Element) || element.contains(target)) return
      if (overlaps(element.getBoundingClientRect(), target.getBoundingClientRect()))
        setAbove((before) => !before)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [card])
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !mark) return
    const target = new DOMRect(mark.left, mark.top, mark.width, mark.height)
    if (!overlaps(element.getBoundingClientRect(), target)) return
    // Measured at the other edge, before the paint. It stays if it would cover the target there, too, or not fit.
    element.toggleAttribute('data-above')
    const other = element.getBoundingClientRect()
    element.toggleAttribute('data-above')
    if (!overlaps(other, target) && other.top >= 0 && other.bottom <= window.innerHeight)
      setAbove((before) => !before)
  }, [card, mark])
  return isAbove
}

interface Mark {
  left: number
  top: number
  width: number
  height: number
}

const isShown = (element: Element) => element.getClientRects().length > 0

/**
 * The place of the first visible target, in the window. It is read in every frame, because no event covers all that moves a target: a
 * notice that closes, a menu that opens, a box that scrolls.
 */
function useMark(targets: readonly string[] = []) {
  const [mark, setMark] = useState<Mark>()
  const selectors = targets.join('\n')
  useLayoutEffect(() => {
    let frame = 0
    let last: string | undefined
    const place = () => {
      frame = requestAnimationFrame(place)
      const found = selectors.split('\n').flatMap((one) => [...document.querySelectorAll(one)])
      const box = found.find(isShown)?.getBoundingClientRect()
      const { left, top, width, height } = box ?? new DOMRect()
      const now = [left, top, width, height].join()
      if (now === last) return
      last = now
      setMark(box && { left: left - 3, top: top - 3, width: width + 6, height: height + 6 })
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [selectors])
  return mark
}
