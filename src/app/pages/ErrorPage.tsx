import { chakra, HStack } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toApiError } from '@/api/errors'
import { Button } from '@/ui/Button'
import { unloadable } from '@/ui/lazyPart'
import { StateView } from '@/ui/StateView'
import { BarePage } from './BarePage'

/** In the words of the browsers, when the code of a screen cannot be fetched. */
const isUnloadable = (message: string) =>
  /dynamically imported module|importing a module script failed|unable to preload/i.test(message)

/** What went wrong while a screen was drawn: the message, a way on, and details to hand on (spec §2). */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message } = toApiError(error)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const details = error instanceof Error ? (error.stack ?? message) : message
    try {
      await navigator.clipboard.writeText(`${window.location.pathname}\n${details}`)
      setCopied(true)
    } catch {
      // The browser may forbid it; the message stands on the page.
    }
  }
  return (
    <BarePage title="Error">
      <StateView
        level={1}
        icon={TriangleAlert}
        tone="danger"
        title="Something went wrong"
        text={isUnloadable(message) ? unloadable : message}
        action={
          <HStack gap="2" wrap="wrap" justify="center">
            <Button onClick={onRetry}>Try again</Button>
            {isUnloadable(message) && (
              <Button variant="outline" onClick={() => window.location.reload()}>
                Reload
              </Button>
            )}
            <Button variant="outline" onClick={() => window.location.assign('/')}>
              Go to the start page
            </Button>
            <Button variant="ghost" onClick={() => void copy()}>
              {copied ? 'Copied' : 'Copy details'}
            </Button>
            <chakra.span role="status" srOnly>
              {copied && 'Details copied'}
            </chakra.span>
          </HStack>
        }
      />
    </BarePage>
  )
}
