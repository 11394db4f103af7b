import { ExternalLink } from 'lucide-react'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface LeaveDialogProps {
  url: string
  onClose: () => void
}

/** Names the site that a link of the footer leads to, before the browser opens it (rule FRAME-14). */
export function LeaveDialog({ url, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      tone="primary"
      icon={ExternalLink}
      title={`Open ${new URL(url).host}?`}
      text={`This link leaves the console and opens in a new tab: ${url}`}
      confirmLabel="Open"
      onCancel={onClose}
      onConfirm={() => {
        window.open(url, '_blank', 'noopener,noreferrer')
        onClose()
      }}
    />
  )
}
