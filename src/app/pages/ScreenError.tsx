import { Flex } from '@chakra-ui/react'
import { CatchBoundary, type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tryFormsAgain } from '@/form/loadForm'
import { CopyDetails } from './CopyDetails'
import { ErrorState } from './ErrorState'

/** Catches what goes wrong in a screen: the frame around it and the address stay. */
export function ScreenErrors({ children }: { children: ReactNode }) {
  // Another screen, or the same one loaded again, starts without the error.
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) })
  return (
    <CatchBoundary getResetKey={() => match} errorComponent={ScreenError}>
      {children}
    </CatchBoundary>
  )
}

function ScreenError({ error, reset }: ErrorComponentProps) {
  return (
    <Flex direction="column" flex="1" bg="bg.panel" borderWidth="1px" borderRadius="lg">
      <title>Error - Console</title>
      <ErrorState error={error} onRetry={useRetry(reset)} more={<CopyDetails error={error} />} />
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
