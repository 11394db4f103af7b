import { Flex } from '@chakra-ui/react'
import { CatchBoundary, type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tryFormsAgain } from '@/form/loadForm'
import { CopyDetails } from './CopyDetails'
import { ErrorState } from './ErrorState'

/** Catches errors of a screen: the frame and the address stay. */
export function ScreenErrors({ children }: { children: ReactNode }) {
  // The error is reset when another screen is shown or the same one is loaded again.
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

/** Renders the screen again and refetches code that failed to load. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter()
  return () => {
    tryFormsAgain()
    // Without this the router shows the same error again.
    void router.invalidate().then(reset)
  }
}
