import { Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { toApiError } from '@/api/errors'
import { Button } from '@/ui/Button'
import { isMissingCode } from '@/ui/missingCode'
import { StateView } from '@/ui/StateView'

interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  /** More actions, for an error in the console itself. */
  more?: ReactNode
}

const reload = () => window.location.reload()

/** Replaces a screen that failed to render: the reason, and actions. */
export function ErrorState({ error, onRetry, more }: ErrorStateProps) {
  const isMissing = isMissingCode(error)
  const isReleased = useIsReleased(isMissing)
  const { message } = toApiError(error)
  const title = isMissing ? 'This screen could not be loaded' : 'Something went wrong'
  return (
    <StateView
      role="alert"
      level={1}
      icon={TriangleAlert}
      tone="danger"
      title={isReleased ? 'A new version was released' : title}
      text={isReleased ? 'This screen is part of the version before it. Reload the page to go on.' : message}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {!isReleased && <Button onClick={onRetry}>Try again</Button>}
          {/* Some browsers do not refetch failed code. Without a network a reload would lose the console. */}
          {isMissing && navigator.onLine && (
            <Button variant={isReleased ? 'primary' : 'outline'} onClick={reload}>
              Reload
            </Button>
          )}
          {!isMissing && more}
        </Flex>
      }
    />
  )
}

/** Whether code is missing because a newer version was deployed: a retry then cannot succeed. */
function useIsReleased(isMissing: boolean): boolean {
  const [isReleased, setReleased] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    import('@/api/deployedVersion')
      .then(({ isNewVersionDeployed }) => isNewVersionDeployed())
      .then(setReleased, () => undefined)
  }, [isMissing])
  return isReleased
}
