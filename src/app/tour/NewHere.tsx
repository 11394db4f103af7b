import { useSelector } from '@tanstack/react-store'
import { X } from 'lucide-react'
import { Button, IconButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { hasFirstVisits, requestTour, toured } from './offer'
import styles from './Tour.module.css'

/** Offers the tour until it was taken, or the offer was closed, in this browser (rule FRAME-15). */
export function NewHere() {
  const isToured = useSelector(toured.atom()) !== undefined
  if (isToured || !hasFirstVisits()) return null
  return (
    <Note
      className={styles.offer}
      action={
        <span className={styles.buttons}>
          <Button variant="outline" size="sm" onClick={requestTour}>
            Take the tour
          </Button>
          <IconButton icon={X} label="Close the offer of the tour" onClick={() => toured.set('ended')} />
        </span>
      }
    >
      New here? Four steps show where everything is.
    </Note>
  )
}
