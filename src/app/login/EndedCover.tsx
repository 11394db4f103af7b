import { Center, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSession } from '@/auth/session'
import { Button } from '@/ui/Button'
import { Logo } from '@/ui/Logo'
import { ModalDialog } from '@/ui/ModalDialog'
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
    <ModalDialog
      open
      role="alertdialog"
      aria-labelledby={heading}
      onClose={stay}
      position="fixed"
      inset="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      borderRadius="0"
      bg="bg.panel"
      overflowY="auto"
    >
      <Center minH="100%" p={{ base: '5', md: '10' }}>
        <chakra.div w="100%" maxW="560px">
          <Logo />
          <chakra.h1 id={heading} mt="8" textStyle="pageTitle">
            Your session has ended
          </chakra.h1>
          <chakra.p mt="1" mb="5" color="fg.muted" overflowWrap="anywhere">
            {`${other ? `${other} has signed in in another tab.` : 'You logged out in another tab.'} What ${owner} typed here is kept while this tab stays open, and nothing is sent.`}
          </chakra.p>
          <SessionExpiredNotice
            onSignIn={signInAgain}
            other={other === undefined ? undefined : { email: other, owner, onReload: goHome }}
          />
          {other === undefined && (
            <Button variant="outline" onClick={goHome}>
              Go to the sign-in page
            </Button>
          )}
        </chakra.div>
      </Center>
    </ModalDialog>
  )
}
