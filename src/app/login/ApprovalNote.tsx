import { chakra } from '@chakra-ui/react'
import { Note } from '@/ui/Note'

/** Who gets access, and how long it takes (rule AUTH-3). */
export function ApprovalNote() {
  return (
    <Note>
      <chakra.strong color="fg">New here?</chakra.strong> New users need approval. Only validated corporate
      e-mail addresses get access, and the reply takes up to 24 hours.
    </Note>
  )
}
