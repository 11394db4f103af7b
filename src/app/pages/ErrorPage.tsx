import { chakra, HStack } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toApiError } from '@/api/errors'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { BarePage } from './BarePage'

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
        text={message}
        action={
          <HStack gap="2" wrap="wrap" justify="center">
            <Button onClick={onRetry}>Try again</Button>
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
