import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { toApiError } from '@/api/errors'
import { Button } from '@/ui/Button'

/** Copies the error and where it happened, to send to support. */
export function CopyDetails({ error }: { error: unknown }) {
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
      <chakra.span role="status" srOnly>
        {copied && 'Details copied'}
      </chakra.span>
    </>
  )
}
