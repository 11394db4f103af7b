import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Note } from '@/ui/Note'
import { EmailForm } from './EmailForm'
import { SignInLayout, SupportLine } from './SignInLayout'

interface LoginScreenProps {
  supportEmail: string
  /** Redirects to the provider; a rejection is shown as the login failure of rule AUTH-5. */
  onSubmit: (email: string) => Promise<void>
  /** Shown on the first render, e.g. after a login that failed at the provider. */
  error?: string
  footer?: ReactNode
}

/** Passwordless sign-in by e-mail (rule AUTH-4). */
export function LoginScreen({ supportEmail, onSubmit, error, footer }: LoginScreenProps) {
  return (
    <SignInLayout
      title="Sign in"
      lead={
        <>
          <span>Enter your work e-mail. We will send you a</span>{' '}
          <chakra.span whiteSpace="nowrap">6-digit</chakra.span> <span>code.</span>
        </>
      }
      footer={footer}
    >
      <EmailForm onSubmit={onSubmit} startError={error} />
      <Stack gap="5" mt="6" pt="5" borderTopWidth="1px">
        <ApprovalNote />
        <SupportLine email={supportEmail}>Trouble signing in?</SupportLine>
      </Stack>
    </SignInLayout>
  )
}

/** Who gets access, and how long it takes (rule AUTH-3). */
function ApprovalNote() {
  return (
    <Note>
      <chakra.strong color="fg">New here?</chakra.strong> New users need approval. Only validated corporate
      e-mail addresses get access, and the reply takes up to 24 hours.
    </Note>
  )
}
