import { CatchBoundary, type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { toApiError } from '@/api/errors'
import { isNewVersionDeployed, isServerReachable } from '@/app/deployed'
import { tryFormsAgain } from '@/form/loadForm'
import { basePath } from '@/lib/basePath'
import { isMissingCode } from '@/lib/missingCode'
import { Button } from '@/ui/Button'
import { lazyPiece } from '@/ui/lazy'
import { StateView } from '@/ui/StateView'
import shared from '@/ui/shared.module.css'
import { TryAgain } from '@/ui/TryAgain'
import { WindowTitle } from '@/ui/WindowTitle'
import panel from '../panel.module.css'
import { BarePage } from './BarePage'
import { noteCaught } from './caught'
import styles from './pages.module.css'

/** The component, the file and the stack of an error. In development only. */
const ErrorDetails = import.meta.env.DEV
  ? lazyPiece(async () => (await import('./ErrorDetails')).ErrorDetails)[0]
  : undefined

/** The error page (rule ROUTE-10), for errors outside the frame or in the frame itself. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <BarePage title="Error">
      <ErrorState
        error={error}
        onRetry={onRetry}
        more={
          <>
            <Button variant="outline" onClick={() => window.location.assign(`${basePath}/`)}>
              Go to the start page
            </Button>
            <CopyDetails error={error} />
          </>
        }
      />
    </BarePage>
  )
}

/** Catches errors of a screen: the frame and the address stay. */
export function ScreenErrors({ children }: { children: ReactNode }) {
  // The error is reset when another screen is shown or the same one is loaded again.
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) })
  return (
    <CatchBoundary getResetKey={() => match} errorComponent={ScreenError} onCatch={noteCaught}>
      {children}
    </CatchBoundary>
  )
}

function ScreenError({ error, reset }: ErrorComponentProps) {
  return (
    <div className={panel.panel}>
      <WindowTitle>Error</WindowTitle>
      <ErrorState error={error} onRetry={useRetry(reset)} more={<CopyDetails error={error} />} />
    </div>
  )
}

/** Renders the screen again and refetches code that failed to load. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter()
  return () => {
    tryFormsAgain()
    // Without this the router shows the same error again.
    void router.invalidate().then(reset)
  }
}

interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  /** Further actions, shown unless the error is missing code. */
  more?: ReactNode
}

const reload = () => window.location.reload()

/** Replaces a screen that failed to render: the reason, and actions. */
function ErrorState({ error, onRetry, more }: ErrorStateProps) {
  const isMissing = isMissingCode(error)
  const isReleased = useIsReleased(isMissing)
  const tryAgain = useReloadIfRemembered(error, onRetry)
  const { message } = toApiError(error)
  const title = isMissing ? 'This screen could not be loaded' : 'Something went wrong'
  return (
    <>
      <StateView
        role="alert"
        level={1}
        icon={TriangleAlert}
        tone="danger"
        title={isReleased ? 'A new version was released' : title}
        text={isReleased ? 'This screen is from the previous version. Reload the page to continue.' : message}
        action={
          <div className={styles.actions}>
            {!isReleased && <TryAgain size="md" onClick={tryAgain} />}
            {/* Without a network a reload would lose the console. */}
            {isMissing && navigator.onLine && (
              <Button variant={isReleased ? 'primary' : 'outline'} onClick={reload}>
                Reload
              </Button>
            )}
            {!isMissing && more}
          </div>
        }
      />
      {ErrorDetails && !isMissing && <ErrorDetails error={error} />}
    </>
  )
}

/** Whether code is missing because a newer version was deployed: a retry then cannot succeed. */
function useIsReleased(isMissing: boolean): boolean {
  const [isReleased, setReleased] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    void isNewVersionDeployed().then(setReleased)
  }, [isMissing])
  return isReleased
}

/** The failure that was retried last. Outlives the error page, which the retry replaces. */
let retried: string | undefined

/**
 * Some browsers remember that code failed to load and never request it again. If a retry fails although the server
 * responds, the page is reloaded. Nothing has been typed into a screen that did not load.
 */
function useReloadIfRemembered(error: unknown, onRetry: () => void): () => void {
  const failure = isMissingCode(error) ? error.message : undefined
  useEffect(() => {
    if (failure === undefined || failure !== retried) return
    retried = undefined
    void isServerReachable().then((isReachable) => isReachable && reload())
  }, [failure])
  return () => {
    retried = failure
    onRetry()
  }
}

/** Copies the error and where it happened, to send to support. */
function CopyDetails({ error }: { error: unknown }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const { message } = toApiError(error)
    const details = error instanceof Error ? (error.stack ?? message) : message
    try {
      await navigator.clipboard.writeText(`${window.location.pathname}\n${details}`)
      setCopied(true)
    } catch {
      // The browser may block copying; the message is visible on the page.
    }
  }
  return (
    <>
      <Button variant="ghost" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy details'}
      </Button>
      <span role="status" className={shared.visuallyHidden}>
        {copied && 'Details copied'}
      </span>
    </>
  )
}
