import { CirclePlus, CircleX, Clock, Diff, HelpCircle, Layers, type LucideIcon, Trash2 } from 'lucide-react'
import { operationWords, unconfirmedWord } from '@/engine/journal/words'
import type { JournalRecord } from '@/stored/journalRecords'

export interface Look {
  icon: LucideIcon
  color: string
  text: string
}

const operations: Readonly<Record<JournalRecord['operation'], Look>> = {
  create: { icon: CirclePlus, color: 'success.text', text: operationWords.create },
  update: { icon: Diff, color: 'fg.muted', text: operationWords.update },
  delete: { icon: Trash2, color: 'danger.text', text: operationWords.delete },
}

export const planLook: Look = { icon: Layers, color: 'primary.text', text: 'Plan' }

/** The icon and the word for an entry: what was done, or that it failed. */
export function lookOf({ operation, outcome }: JournalRecord): Look {
  if (outcome === 'failed') return { icon: CircleX, color: 'danger.text', text: 'Failed' }
  if (outcome === 'unknown') return { icon: HelpCircle, color: 'warning.text', text: unconfirmedWord }
  if (outcome === 'sent') return { icon: Clock, color: 'warning.text', text: unconfirmedWord }
  return operations[operation]
}
