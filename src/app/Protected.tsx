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

/** Few ever see these, so they stay out of what the first list loads. */
const [NoPermissionNotice] = lazyPiece(async () => (await import('./login/AccessNotice')).NoPermissionNotice)
const [SessionExpiredNotice, prepareExpiredNotice] = lazyPiece(
  async () => (await import('./login/SessionExpiredNotice')).SessionExpiredNotice,
)

/** A session often ends after a night, when a new version may have been deployed: its notice must be there by then. */
const prepareAfterMs = 5000

/** Routes for all who are signed in, whatever their permissions (decision G2). */
const openToAll = new Set<string | undefined>(['/_console/profile', '/_console/protected'])

/**
 * The frame for those who are signed in: others find the login screen on `/` (rule ROUTE-11), and who holds none
 * of the four permissions is told so, except on the screens that need none.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { status, user, expired, logout } = useSession()
  const { supportEmail } = useAppConfig()
  const router = useRouter()
  // What is drawn: the address may be ahead of it.
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  const isVisitor = status === 'signedOut' || (status === 'signedIn' && !user)
  // Once per visit, from the router itself: following its location here would render, and go, again and again.
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
      {/* The frame stands while the code of a screen loads. */}
      <ScreenErrors>
        <Suspense fallback={<EditPending />}>{children}</Suspense>
      </ScreenErrors>
    </AppFrame>
  )
}

/** The session of the user on the screen has ended, or somebody else signed in meanwhile. */
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
