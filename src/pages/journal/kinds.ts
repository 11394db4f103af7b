import { CirclePlus, CircleX, Clock, Diff, HelpCircle, Layers, type LucideIcon, Trash2 } from 'lucide-react'
import { operationLabels, unconfirmedWord } from '@/engine/journal/labels'
import type { JournalRecord } from '@/stored/journalRecords'

export interface EntryLabel {
  icon: LucideIcon
  color: string
  text: string
}

const operations: Readonly<Record<JournalRecord['operation'], EntryLabel>> = {
  create: { icon: CirclePlus, color: 'success.text', text: operationLabels.create },
  update: { icon: Diff, color: 'fg.muted', text: operationLabels.update },
  delete: { icon: Trash2, color: 'danger.text', text: operationLabels.delete },
}

export const planLook: EntryLabel = { icon: Layers, color: 'primary.text', text: 'Plan' }

/** The icon and the word for an entry: what was done, or that it failed. */
export function entryLabelOf({ operation, outcome }: JournalRecord): EntryLabel {
  if (outcome === 'failed') return { icon: CircleX, color: 'danger.text', text: 'Failed' }
  if (outcome === 'unknown') return { icon: HelpCircle, color: 'warning.text', text: unconfirmedWord }
  if (outcome === 'sent') return { icon: Clock, color: 'warning.text', text: unconfirmedWord }
  return operations[operation]
}
