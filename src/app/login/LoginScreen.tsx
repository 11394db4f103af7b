import type { ReactNode } from 'react'
import { Note } from '@/ui/Note'
import { EmailForm } from './EmailForm'
import styles from './LoginScreen.module.css'
import { SignInLayout, SupportLine } from './SignInLayout'

interface LoginScreenProps {
  supportEmail: string
  /** Redirects to the provider; a rejection is shown as the login failure of rule AUTH-5. */
  onSubmit: (email: string) => Promise<void>
  /** Shown on the first render, e.g. after a login that failed at the provider. */
  error?: string
  /** The notice of the deployment. */
  notice?: ReactNode
  footer?: ReactNode
}

/** Passwordless sign-in by e-mail (rule AUTH-4). */
export function LoginScreen({ supportEmail, onSubmit, error, notice, footer }: LoginScreenProps) {
  return (
    <SignInLayout
      title="Sign in"
      lead={
        <>
          <span>Enter your work e-mail. We will send you a</span> <span className={styles.code}>6-digit</span>{' '}
          <span>code.</span>
        </>
      }
      footer={footer}
    >
      {notice && <div className={styles.notice}>{notice}</div>}
      <EmailForm onSubmit={onSubmit} startError={error} />
      <div className={styles.notes}>
        <ApprovalNote />
        <SupportLine email={supportEmail}>Trouble signing in?</SupportLine>
      </div>
    </SignInLayout>
  )
}

/** Who gets access, and how long it takes (rule AUTH-3). */
function ApprovalNote() {
  return (
    <Note>
      <strong className={styles.newHere}>New here?</strong> New users need approval. Only validated corporate
      e-mail addresses get access, and the reply takes up to 24 hours.
    </Note>
  )
}
