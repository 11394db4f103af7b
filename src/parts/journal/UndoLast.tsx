import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { dayInSentence, operationLabels } from '@/engine/journal/labels'
import { entityOf } from '@/entities/registry'
import { formatTime } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { mayBeDone, readEntries, revertedIn } from '@/model/journal'
import { useAccounts } from '@/parts/page/useAccounts'
import type { JournalRecord } from '@/stored/journalRecords'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { announce } from '@/ui/toast'
import { undo } from './undo'

/** The last write that has not been reverted and is not a revert itself. */
function lastUndoable(records: readonly JournalRecord[]): JournalRecord | undefined {
  const { isReverted } = revertedIn(records)
  return records.findLast(
    (record) => mayBeDone(record) && record.reverts === undefined && !isReverted(record.id),
  )
}

/** Asks before the last change is undone (rule UNDO-3). */
export function UndoLast({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const router = useRouter()
  const accountOf = useAccounts()
  const [last, setLast] = useState<JournalRecord>()
  const [isBusy, setBusy] = useState(false)
  const find = useEffectEvent(async () => {
    const { records } = await readEntries()
    const found = lastUndoable(records)
    if (found) return setLast(found)
    announce('There is no change to undo')
    onClose()
  })
  useEffect(() => void find(), [])
  if (!last) return null
  const { operation, type, name, at, plan, account, outcome } = last
  const { singular } = entityOf(type as EntityType).list
  const what = `${operationLabels[operation]} ${singular.toLowerCase()} “${name}”, ${dayInSentence(at)} at ${formatTime(at)}`
  const confirm = async () => {
    setBusy(true)
    const result = await undo(client, plan ? { plan: plan.id } : { entry: last.id }).finally(onClose)
    if (result === 'shown') void router.navigate({ to: '/programme/plan' })
  }
  return (
    <ConfirmDialog
      open
      icon={Undo2}
      tone="primary"
      title="Undo the last change?"
      text={`${what}${account ? `, in ${accountOf(account).name}` : ''}.${outcome === 'done' ? '' : ' It is not certain whether the server carried it out, so a preview shows what it has.'}${plan ? ` It is part of the plan “${plan.title}”, which is undone as a whole, after a preview.` : ''}`}
      confirmLabel="Undo"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
