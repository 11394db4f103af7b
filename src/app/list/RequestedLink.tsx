import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { peekRequestedLink, takeRequestedLink } from '@/auth/requestedLink'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

/** Offers the deep link that was asked for before signing in, once (reading B3). */
export function RequestedLink() {
  const [link, setLink] = useState(peekRequestedLink)
  useEffect(() => {
    takeRequestedLink()
  }, [])
  if (!link) return null
  return (
    <Note tone="neutral" role="status" mb="3">
      <Flex wrap="wrap" align="center" gap="3">
        <chakra.span flex="1" minW="12rem" overflowWrap="anywhere">
          Before you signed in you asked for{' '}
          <chakra.a href={link} color="primary.text" textDecoration="underline">
            {link}
          </chakra.a>
        </chakra.span>
        <Button size="sm" variant="ghost" onClick={() => setLink(undefined)}>
          Dismiss
        </Button>
      </Flex>
    </Note>
  )
}
