import { CircleAlert, Mail } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LOGIN_FAILED } from '@/auth/session'
import { pressedKey } from '@/lib/keys'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { Spinner } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import styles from './EmailForm.module.css'

/** The alert of rule AUTH-5. */
const EMAIL_MISSING = 'Please enter your email address'

interface EmailFormProps {
  onSubmit: (email: string) => Promise<void>
  startError: string | undefined
}

/** The address, SEND CODE and BACK. */
export function EmailForm({ onSubmit, startError }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [alert, setAlert] = useState(startError)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const blank = email.trim() === ''
  useEndOnReturn(() => setBusy(false))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (blank || isBusy) return
    setAlert(undefined)
    setBusy(true)
    try {
      // The browser is about to leave the page; the form stays busy until then.
      await onSubmit(email.trim())
    } catch (error) {
      console.error(LOGIN_FAILED, error)
      setAlert(LOGIN_FAILED)
      setBusy(false)
    }
  }

  /** A disabled button keeps the browser from submitting, so Enter in a blank field is handled here (decision E2). */
  function answerEnter(event: KeyboardEvent) {
    if (pressedKey(event) === 'Enter' && blank) setAlert(EMAIL_MISSING)
  }

  function clear() {
    setEmail('')
    setAlert(undefined)
    setBusy(false)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor="email" className={styles.label}>
        E-mail
      </label>
      <div className={styles.field}>
        <span>
          <Mail size={16} aria-hidden />
        </span>
        <Input
          ref={field}
          id="email"
          type="email"
          name="email"
          size="lg"
          className={styles.input}
          autoComplete="email"
          placeholder="firstname.lastname@company.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setAlert(undefined)
          }}
          onKeyDown={answerEnter}
          aria-invalid={alert === EMAIL_MISSING || undefined}
          aria-describedby={alert ? 'email-alert' : undefined}
        />
      </div>
      {alert && (
        <div id="email-alert" role="alert" className={styles.alert}>
          <CircleAlert size={14} aria-hidden />
          <span>{alert}</span>
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="lg" className={styles.submit} disabled={blank} isBusy={isBusy}>
          {isBusy && <Spinner size="sm" aria-hidden />}
          <span>SEND CODE</span>
        </Button>
        <Button variant="outline" size="lg" onClick={clear}>
          BACK
        </Button>
      </div>
      <p role="status" className={shared.visuallyHidden}>
        {isBusy ? 'Opening the sign-in page' : ''}
      </p>
    </form>
  )
}

/** The browser's Back from the provider restores this page as it was left, that is, busy. */
function useEndOnReturn(end: () => void) {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) end()
  })
  useEffect(() => {
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
