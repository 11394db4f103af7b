import { chakra } from '@chakra-ui/react'
import { Button } from '@/ui/Button'
import { basePath } from '@/ui/basePath'
import { Note } from '@/ui/Note'

export function LinkNote({ link, onDismiss }: { link: string; onDismiss: () => void }) {
  return (
    <Note
      tone="neutral"
      role="status"
      mb="3"
      action={
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      Before you signed in you asked for{' '}
      <chakra.a href={basePath + link} color="primary.text" textDecoration="underline">
        {link}
      </chakra.a>
    </Note>
  )
}
