import { Users } from 'lucide-react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import type { LiveNotice } from './liveChange'

interface LiveDialogProps {
  /** E.g. 'Mission'. */
  singular: string
  notice: LiveNotice
  onResolve: (isConfirmed: boolean) => void
}

/** Confirms a change that players can notice (rule LIVE-2). */
export function LiveDialog({ singular, notice, onResolve }: LiveDialogProps) {
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
      onCancel={() => onResolve(false)}
      onConfirm={() => onResolve(true)}
    />
  )
}
