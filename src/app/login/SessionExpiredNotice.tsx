import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { LOGIN_FAILED } from './texts'

/** Shown above the screen while `session.expired`: what is on the screen stays (reading E5). */
export function SessionExpiredNotice({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const signIn = () => {
    setBusy(true)
    setFailed(false)
    onSignIn()
      .catch(() => setFailed(true))
      .finally(() => setBusy(false))
  }
  return (
    <Note
      tone="warning"
      role="alert"
      mb="3"
      action={
        <Button size="sm" variant="outline" busy={busy} onClick={signIn}>
          Sign in again
        </Button>
      }
    >
      {failed && `${LOGIN_FAILED}. `}
      Your session has ended. Sign in again to go on; what is on the screen stays.
    </Note>
  )
}
