import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { unloadable } from '@/lib/missingCode'
import { Button } from '@/ui/Button'
import { dismissToast, toastError, type Undoable } from '@/ui/toast'

interface UndoActionsProps {
  undo: Undoable
  /** Opens a page. Toasts render outside of the router. */
  onOpen: (path: '/programme/journal' | '/programme/plan') => void
}

/** The Undo button and the link in a toast (rule UNDO-1). */
export function UndoActions({ undo: what, onOpen }: UndoActionsProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const undoIt = async () => {
    setBusy(true)
    try {
      const { undo } = await import('./undo')
      if ((await undo(client, what)) !== 'shown') return
      dismissToast()
      onOpen('/programme/plan')
    } catch {
      toastError({ description: unloadable })
    } finally {
      setBusy(false)
    }
  }
  const isMany = 'plan' in what && what.isMany === true
  return (
    <chakra.div mt="1">
      {'entry' in what && what.isDeletion && (
        <chakra.p textStyle="xs" color="fg.muted">
          Undo creates it again. Progress of players stays lost.
        </chakra.p>
      )}
      <chakra.div display="flex" alignItems="center" gap="3" mt="1">
        <Button
          variant="outline"
          size="sm"
          isBusy={isBusy}
          aria-keyshortcuts="F8"
          onClick={() => void undoIt()}
        >
          <Undo2 size={14} aria-hidden />
          <span>{isMany ? 'Undo all' : 'Undo'}</span>
        </Button>
        <chakra.button
          type="button"
          minH="6"
          color="primary.text"
          textStyle="button"
          textDecoration="underline"
          textUnderlineOffset="3px"
          cursor="pointer"
          borderRadius="sm"
          onClick={() => {
            dismissToast()
            onOpen('/programme/journal')
          }}
        >
          Open the journal
        </chakra.button>
      </chakra.div>
    </chakra.div>
  )
}
