import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '@/ui/Button'
import { Popover } from '@/ui/Popover'
import { returnFocus } from '@/ui/returnFocus'
import { Title } from '@/ui/Title'
import type { Placement } from '@/ui/useAnchored'
import { toured } from './offer'
import { targetOf, tourSteps } from './steps'
import styles from './Tour.module.css'

const placement: Placement = { align: 'start', gapPx: 10, isBeside: true }

/**
 * The tour (rule FRAME-15): a card next to the element that the step describes. A press or focus elsewhere closes it,
 * so that it never covers the element in use.
 */
export function Tour({ onClose }: { onClose: () => void }) {
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  const [steps] = useState(() => tourSteps.filter(targetOf))
  const [at, setAt] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const step = steps[at]
  const target = step && targetOf(step)
  useLayoutEffect(() => {
    target?.setAttribute('data-toured', '')
    return () => target?.removeAttribute('data-toured')
  }, [target])
  if (!step || !target) return null
  const back = before?.isConnected && before !== document.body ? before : document.getElementById('content')
  const isLast = at === steps.length - 1
  const end = () => {
    toured.set('ended')
    returnFocus(card.current?.parentElement ?? null, back)
    onClose()
  }
  return (
    <Popover key={at} anchor={target} label={step.title} placement={placement} returnTo={back} onClose={end}>
      <div ref={card}>
        <div className={styles.head}>
          <p className={styles.count}>{`Tour, step ${at + 1} of ${steps.length}`}</p>
          <IconButton icon={X} label="End the tour" onClick={end} />
        </div>
        <Title size="card">{step.title}</Title>
        <p className={styles.text}>{step.text}</p>
        <div className={styles.buttons}>
          {at > 0 && (
            <Button variant="outline" size="sm" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button size="sm" onClick={() => (isLast ? end() : setAt(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
