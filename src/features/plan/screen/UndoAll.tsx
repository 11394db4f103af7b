import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { unloadable } from '@/ui/missingCode'
import { toastError } from '@/ui/toast'

/** Takes back what a plan has done (rule UNDO-1): at once for one object, else by a preview, which replaces this screen. */
export function UndoAll({ plan, count }: { plan: string; count: number }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const undoIt = async () => {
    setBusy(true)
    try {
      const { undo } = await import('../../journal/undo')
      await undo(client, { plan })
    } catch {
      toastError({ description: unloadable })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void undoIt()}>
      <Undo2 size={16} aria-hidden />
      <span>{count > 1 ? 'Undo all' : 'Undo'}</span>
    </Button>
  )
}
