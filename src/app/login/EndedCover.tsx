import { useId } from 'react'
import { useSession } from '@/auth/session'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { ModalDialog } from '@/ui/ModalDialog'
import notice from '../notice.module.css'
import styles from './EndedCover.module.css'
import { SessionExpiredNotice } from './SessionExpiredNotice'

/** Leads to the sign-in page, or to the screens of the person who has signed in. The browser asks about unsaved edits. */
const goHome = () => window.location.assign('/')
/** The screen stays covered until its owner has signed in. */
const stay = () => undefined

/** Covers the screen after another tab has ended its session (rule AUTH-18): also what a dialog shows. */
export function EndedCover() {
  const { user, signInAgain, other } = useSession()
  const heading = useId()
  const owner = user?.email ?? user?.name ?? ''
  return (
    <ModalDialog open role="alertdialog" aria-labelledby={heading} onClose={stay} className={styles.cover}>
      <div className={notice.page}>
        <div className={notice.content}>
          <Logo />
          <h1 id={heading} className={notice.title}>
            Your session has ended
          </h1>
          <p className={notice.text}>
            {`${other ? `${other} has signed in in another tab.` : 'You logged out in another tab.'} What ${owner} typed here is kept while this tab stays open, and nothing is sent.`}
          </p>
          <SessionExpiredNotice
            onSignIn={signInAgain}
            other={other === undefined ? undefined : { email: other, owner, onReload: goHome }}
          />
          {other === undefined && (
            <Button variant="outline" onClick={goHome}>
              Go to the sign-in page
            </Button>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}
