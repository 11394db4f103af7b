import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

export function LinkNote({ link, onDismiss }: { link: string; onDismiss: () => void }) {
  return (
    <Note tone="neutral" role="status" mb="3">
      <Flex wrap="wrap" align="center" gap="3">
        <chakra.span flex="1" minW="12rem" overflowWrap="anywhere">
          Before you signed in you asked for{' '}
          <chakra.a href={link} color="primary.text" textDecoration="underline">
            {link}
          </chakra.a>
        </chakra.span>
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </Flex>
    </Note>
  )
}
