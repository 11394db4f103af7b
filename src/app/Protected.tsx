import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { canRead } from '@/auth/permissions'
import { rememberRequestedLink } from '@/auth/requestedLink'
import { useSession } from '@/auth/session'
import { useAppConfig } from './configContext'
import { EditPending } from './edit/EditStates'
import { AppFrame } from './frame/AppFrame'
import { LoadingScreen } from './loading/LoadingScreen'
import { SessionExpiredNotice } from './login/SessionExpiredNotice'

/** Few ever see it, so it stays out of what the first list loads. */
const NoPermissionNotice = lazy(() =>
  import('./login/AccessNotice').then((notices) => ({ default: notices.NoPermissionNotice })),
)

/**
 * The frame for those who are signed in: others find the login screen on `/` (design §6), and who holds none
 * of the four permissions is told so.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { status, user, expired, logout, signInAgain } = useSession()
  const { supportEmail } = useAppConfig()
  const router = useRouter()
  const isVisitor = status === 'signedOut' || (status === 'signedIn' && !user)
  // Once per visit, from the router itself: following its location here would render, and go, again and again.
  useEffect(() => {
    if (!isVisitor) return
    rememberRequestedLink(router.state.location.href)
    void router.navigate({ to: '/', replace: true })
  }, [isVisitor, router])

  if (!user) return <LoadingScreen />
  if (!canRead(user.permissions)) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NoPermissionNotice
          supportEmail={supportEmail}
          {...(user.email && { email: user.email })}
          onLogout={() => void logout()}
        />
      </Suspense>
    )
  }
  return (
    <AppFrame>
      {expired && <SessionExpiredNotice onSignIn={signInAgain} />}
      {/* The frame stands while the code of a screen loads. */}
      <Suspense fallback={<EditPending />}>{children}</Suspense>
    </AppFrame>
  )
}
