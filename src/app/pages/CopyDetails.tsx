import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { toApiError } from '@/api/errors'
import { Button } from '@/ui/Button'

/** Copies what went wrong and where, to be handed on to those who can help. */
export function CopyDetails({ error }: { error: unknown }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const { message } = toApiError(error)
    const details = error instanceof Error ? (error.stack ?? message) : message
    try {
      await navigator.clipboard.writeText(`${window.location.pathname}\n${details}`)
      setCopied(true)
    } catch {
      // The browser may forbid it; the message stands on the page.
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
