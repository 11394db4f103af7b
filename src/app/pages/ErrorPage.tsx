import { Button } from '@/ui/Button'
import { BarePage } from './BarePage'
import { CopyDetails } from './CopyDetails'
import { ErrorState } from './ErrorState'

/** The error page (rule ROUTE-10), for errors outside the frame or in the frame itself. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <BarePage title="Error">
      <ErrorState
        error={error}
        onRetry={onRetry}
        more={
          <>
            <Button variant="outline" onClick={() => window.location.assign('/')}>
              Go to the start page
            </Button>
            <CopyDetails error={error} />
          </>
        }
      />
    </BarePage>
  )
}
