import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { canRead } from '@/auth/permissions'
import { rememberRequestedLink } from '@/auth/requestedLink'
import { useSession } from '@/auth/session'
import { EditPending } from '@/form/EditStates'
import { confirmLeave } from '@/form/unsaved'
import { lazyPiece } from '@/ui/lazyPiece'
import { useAppConfig } from './configContext'
import { AppFrame } from './frame/AppFrame'
import { LoadingScreen } from './loading/LoadingScreen'
import { ScreenErrors } from './pages/ScreenError'

/** Rarely shown, so their code stays out of what the first list loads. */
const [NoPermissionNotice] = lazyPiece(async () => (await import('./login/AccessNotice')).NoPermissionNotice)
const [SessionExpiredNotice, prepareExpiredNotice] = lazyPiece(
  async () => (await import('./login/SessionExpiredNotice')).SessionExpiredNotice,
)

/** A session often ends after a night, when a new version may have been deployed. Its notice must be loaded by then. */
const prepareAfterMs = 5000

/** Routes for all signed-in users, regardless of their permissions (decision G2). */
const openToAll = new Set<string | undefined>(['/_console/profile', '/_console/protected'])

/**
 * The frame for signed-in users. Others are sent to the login screen on `/` (rule ROUTE-11). A user with none of the
 * four permissions gets a notice, except on screens that need none.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { status, user, expired, logout } = useSession()
  const { supportEmail } = useAppConfig()
  const router = useRouter()
  // The rendered route: the address may already be ahead of it.
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  const isVisitor = status === 'signedOut' || (status === 'signedIn' && !user)
  // Once per visit, with the location read from the router: subscribing to it would render and redirect in a loop.
  useEffect(() => {
    if (!isVisitor) return
    rememberRequestedLink(router.state.location.href)
    void router.navigate({ to: '/', replace: true })
  }, [isVisitor, router])
  useEffect(() => {
    const timer = setTimeout(prepareExpiredNotice, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])

  if (!user) return <LoadingScreen />
  if (!canRead(user.permissions) && !openToAll.has(route)) {
    return (
      <NoPermissionNotice
        supportEmail={supportEmail}
        {...(user.email && { email: user.email })}
        onLogout={() => void logout()}
      />
    )
  }
  return (
    <AppFrame>
      {expired && <Expired />}
      {/* The frame stays visible while the code of a screen loads. */}
      <ScreenErrors>
        <Suspense fallback={<EditPending />}>{children}</Suspense>
      </ScreenErrors>
    </AppFrame>
  )
}

/** The session of the user on the screen has ended, or a different user has signed in since. */
function Expired() {
  const { user, signInAgain, other } = useSession()
  const onReload = async () => {
    if (await confirmLeave()) window.location.reload()
  }
  return (
    <SessionExpiredNotice
      onSignIn={signInAgain}
      other={
        other === undefined
          ? undefined
          : { email: other, own: user?.email ?? user?.name ?? '', onReload: () => void onReload() }
      }
    />
  )
}
