import { Box, chakra, Flex, Spinner } from '@chakra-ui/react'
import { CircleAlert, Mail } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LOGIN_FAILED } from '@/auth/session'
import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'

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
    if (event.key === 'Enter' && blank) setAlert(EMAIL_MISSING)
  }

  function clear() {
    setEmail('')
    setAlert(undefined)
    setBusy(false)
    field.current?.focus()
  }

  return (
    <chakra.form noValidate onSubmit={submit}>
      <chakra.label htmlFor="email" display="block" mb="1.5" textStyle="label">
        E-mail
      </chakra.label>
      <Box position="relative">
        <chakra.span position="absolute" insetStart="3" top="14px" color="fg.muted" pointerEvents="none">
          <Mail size={16} aria-hidden />
        </chakra.span>
        <Input
          ref={field}
          id="email"
          type="email"
          name="email"
          size="lg"
          ps="9"
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
      </Box>
      {alert && (
        <Flex
          id="email-alert"
          role="alert"
          mt="1.5"
          gap="1.5"
          align="center"
          textStyle="sm"
          color="danger.text"
          css={{ '& > svg': { flex: 'none' } }}
        >
          <CircleAlert size={14} aria-hidden />
          <span>{alert}</span>
        </Flex>
      )}
      <Flex gap="2.5" mt="3">
        <Button type="submit" size="lg" flex="1" disabled={blank} isBusy={isBusy}>
          {isBusy && <Spinner size="sm" aria-hidden />}
          <span>SEND CODE</span>
        </Button>
        <Button variant="outline" size="lg" onClick={clear}>
          BACK
        </Button>
      </Flex>
      <chakra.p role="status" srOnly>
        {isBusy ? 'Opening the sign-in page' : ''}
      </chakra.p>
    </chakra.form>
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
