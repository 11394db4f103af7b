import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { LOGIN_FAILED } from '@/auth/session'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import styles from './AccessNotice.module.css'
import { SignInLayout, SupportLine } from './SignInLayout'

interface NoticeProps {
  supportEmail: string
}

const WAIT =
  'New users need approval. Only validated corporate e-mail addresses get access, and the reply takes up to 24 hours.'

/** The provider refused the sign-in: its message, and what to expect (rule AUTH-13). */
export function RefusedNotice(props: NoticeProps & { words: string; onBack: () => void }) {
  return (
    <SignInLayout title="Access denied" lead="You could not be signed in.">
      <div className={styles.notice}>
        <Note tone="danger" role="alert">
          {props.words}
        </Note>
        <p className={styles.wait}>{WAIT}</p>
        <BackButton onClick={props.onBack} />
        <SupportLine email={props.supportEmail}>Waiting for longer?</SupportLine>
      </div>
    </SignInLayout>
  )
}

/** The login failed on the way: rule AUTH-5, and the provider's message if there is one. */
export function LoginFailedNotice(props: NoticeProps & { words?: string; onBack: () => void }) {
  return (
    <SignInLayout title="Sign in" lead="You could not be signed in.">
      <div className={styles.notice}>
        <Note tone="danger" role="alert">
          <div>{LOGIN_FAILED}</div>
          {props.words && <div>{props.words}</div>}
        </Note>
        <BackButton onClick={props.onBack} />
        <SupportLine email={props.supportEmail}>Trouble signing in?</SupportLine>
      </div>
    </SignInLayout>
  )
}

const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="lg" onClick={onClick}>
    Back to sign in
  </Button>
)

/** Signed in, but with none of the four permissions. Shown instead of lists that fail to load. */
export function NoPermissionNotice(props: NoticeProps & { email?: string; onLogout: () => void }) {
  const lead = props.email ? `You are signed in as ${props.email}.` : 'You are signed in.'
  return (
    <SignInLayout title="No access yet" lead={lead}>
      <div className={styles.notice}>
        <Note tone="warning" role="status">
          This address has no permission to use the console.
        </Note>
        <p className={styles.wait}>{WAIT}</p>
        <Button asChild size="lg" variant="outline">
          <Link to="/profile">Your Profile</Link>
        </Button>
        <Button size="lg" variant="outline" onClick={props.onLogout}>
          <LogOut size={16} aria-hidden />
          Logout
        </Button>
        <SupportLine email={props.supportEmail}>Waiting for longer?</SupportLine>
      </div>
    </SignInLayout>
  )
}
