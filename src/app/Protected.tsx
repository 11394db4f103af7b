import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { canRead } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { EditPending } from '@/form/EditStates'
import { confirmLeave } from '@/form/unsaved'
import { useHasUnfinished } from '@/pages/plan/unfinished'
import { useHasPreviews } from '@/parts/plan/previewIds'
import { lazyPiece, styled } from '@/ui/lazy'
import { useAppConfig } from './configContext'
import { AppFrame } from './frame/AppFrame'
import { LoadingScreen } from './loading/LoadingScreen'
import styles from './Protected.module.css'
import { ScreenErrors } from './pages/ErrorPage'

/** Rarely shown, so their code stays out of what the first list loads. */
const [NoPermissionNotice] = lazyPiece(async () => (await import('./login/AccessNotice')).NoPermissionNotice)
const [SessionExpiredNotice, prepareExpiredNotice] = lazyPiece(
  async () => (await import('./login/SessionExpiredNotice')).SessionExpiredNotice,
)
const [EndedCover, prepareEndedCover] = lazyPiece(async () => (await import('./login/EndedCover')).EndedCover)
const [PlanNotice] = lazyPiece(styled(async () => (await import('@/pages/plan/PlanNotice')).PlanStatusLine))

/** A session often ends after a night, when a new version may have been deployed. Its notice must be loaded by then. */
const prepareAfterMs = 5000

/**
 * The frame for signed-in users; the guard of the routes turns visitors away. A user with none of the four permissions
 * gets a notice, except on screens that need none.
 */
export function Protected({ children }: { children: ReactNode }) {
  const { user, expired, ended, logout } = useSession()
  const { supportEmail } = useAppConfig()
  // Uses the rendered route, because the address may already be that of the next one.
  const needsNoPermission = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.needsNoPermission ?? false,
  })
  const hasUnfinishedPlan = useHasUnfinished()
  const hasPreviews = useHasPreviews()
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareExpiredNotice()
      prepareEndedCover()
    }, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])

  if (!user) return <LoadingScreen />
  if (!canRead(user.permissions) && !needsNoPermission) {
    return (
      <NoPermissionNotice
        supportEmail={supportEmail}
        {...(user.email && { email: user.email })}
        onLogout={() => void logout()}
      />
    )
  }
  return (
    <>
      {ended && <Cover />}
      {/* Hidden, not removed: a form keeps what was typed. */}
      <div style={{ display: ended ? 'none' : 'contents' }}>
        <AppFrame>
          {expired && !ended && <Expired />}
          {(hasUnfinishedPlan || hasPreviews) && <PlanNotice />}
          {/* The frame stays visible while the code of a screen loads. */}
          <ScreenErrors>
            <Suspense fallback={<EditPending />}>{children}</Suspense>
          </ScreenErrors>
        </AppFrame>
      </div>
    </>
  )
}

/** Covers the screen at once. The code of the text inside may arrive later. */
const Cover = () => (
  <div className={styles.cover}>
    <EndedCover />
  </div>
)

/** The notice shown when the session has expired, or when a different user has signed in. */
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
          : { email: other, owner: user?.email ?? user?.name ?? '', onReload: () => void onReload() }
      }
    />
  )
}
