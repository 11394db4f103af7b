import { Users } from 'lucide-react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { LiveNotice } from './liveChange'

interface LiveDialogProps {
  /** E.g. 'Mission'. */
  singular: string
  notice: LiveNotice
  onAnswer: (isConfirmed: boolean) => void
}

/** Says what players may notice, and lets the save go on (rule LIVE-2). */
export function LiveDialog({ singular, notice, onAnswer }: LiveDialogProps) {
  const { isCertain, texts } = notice
  const progress = isCertain
    ? `This ${singular} is live, and players have made progress.`
    : `This ${singular} is live, and players may have made progress.`
  return (
    <ConfirmDialog
      open
      icon={Users}
      tone="primary"
      title="Players may notice this"
      text={[progress, ...texts].join('\n')}
      cancelLabel="Back to the form"
      confirmLabel="Save anyway"
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  )
}
