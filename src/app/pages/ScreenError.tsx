import { Flex } from '@chakra-ui/react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { tryFormsAgain } from '../edit/formOf'
import { CopyDetails } from './CopyDetails'
import { ErrorState } from './ErrorState'

/** Instead of a screen that could not be drawn: the frame and the address stay. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(reset)
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <title>Error - Console</title>
      <ErrorState error={error} onRetry={retry} more={<CopyDetails error={error} />} />
    </Flex>
  )
}

/** Draws the screen again, with code that failed to load fetched again. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter()
  return () => {
    tryFormsAgain()
    // Without this the router shows the same error again.
    void router.invalidate().then(reset)
  }
}
