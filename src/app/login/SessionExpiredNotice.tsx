import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { LOGIN_FAILED } from '@/auth/session'
import { patienceMinutes, SignInError } from '@/auth/signInAgain'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import styles from './SessionExpiredNotice.module.css'

interface SessionExpiredNoticeProps {
  /** Opens the sign-in window, or brings it to the front; rejects with SignInError. */
  onSignIn: () => Promise<void>
  /** A different user has signed in since: both addresses, and a reload to continue as that user. */
  other?: { email: string; owner: string; onReload: () => void }
}

/** Shown above the screen while `session.expired`; the content of the screen stays (decision E5). */
export function SessionExpiredNotice({ onSignIn, other }: SessionExpiredNoticeProps) {
  const [waiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const note = useRef<HTMLDivElement>(null)
  useToastsBelow(note)

  const signIn = () => {
    setWaiting(true)
    setFailure(undefined)
    onSignIn()
      .catch(setFailure)
      .finally(() => setWaiting(false))
  }
  return (
    <div ref={note} className={styles.notice}>
      <Note
        tone="warning"
        role="alert"
        action={
          <div className={styles.actions}>
            {other && !waiting && (
              <Button size="sm" variant="outline" onClick={other.onReload}>
                Reload
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={signIn}>
              {waiting ? 'Show the window' : 'Sign in again'}
            </Button>
          </div>
        }
      >
        {waiting ? (
          'Waiting for the sign-in window...'
        ) : (
          <>
            {failure !== undefined && <span>{wordsOf(failure)}</span>}{' '}
            {other ? (
              <OtherUser {...other} />
            ) : (
              <span>Your session has ended. Sign in again to go on; what is on the screen stays.</span>
            )}
          </>
        )}
      </Note>
    </div>
  )
}

const OtherUser = ({ email, owner }: { email: string; owner: string }) => (
  <>
    <span>You are now signed in as</span> <b>{email}</b>
    <span>, but this screen belongs to</span> <b>{owner}</b>
    <span>{`. Sign in again as ${owner} to go on, or reload the page to work as ${email}.`}</span>
  </>
)

function wordsOf(failure: unknown): string {
  const { reason, message } = failure instanceof SignInError ? failure : new SignInError('failed')
  const words = message.replace(/[.\s]+$/, '')
  switch (reason) {
    case 'closed':
      return 'The sign-in window was closed before you were signed in.'
    case 'blocked':
      return 'The browser blocked the sign-in window. Allow pop-up windows for this site, then try again.'
    case 'late':
      return `Nobody signed in within ${patienceMinutes} minutes, so the sign-in window was closed.`
    case 'refused':
      return `Signing in was refused: ${words}.`
    case 'failed':
      return words ? `${LOGIN_FAILED}: ${words}.` : `${LOGIN_FAILED}.`
  }
}

/** Places toasts below the notice while it is visible, at any scroll position. */
function useToastsBelow(note: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const place = () => {
      const { bottom, height } = note.current?.getBoundingClientRect() ?? { bottom: 0, height: 0 }
      style.setProperty('--notice-bottom', `${bottom}px`)
      style.setProperty('--notice-height', `${height}px`)
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
      style.removeProperty('--notice-bottom')
      style.removeProperty('--notice-height')
    }
  })
}
