import { Users } from 'lucide-react'
import { useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { counted, formatNumber } from '@/ui/format'
import { ReasonField } from '@/ui/ReasonField'
import type { PlanNotice } from '../planNotices'

interface NoticeDialogProps {
  notices: readonly PlanNotice[]
  /** 'Change 3 missions'. */
  title: string
  onCancel: () => void
  /** Receives the reason that the user gave, '' if there is none. */
  onConfirm: (why: string) => void
}

/** At most this many objects are named. */
const named = 5

/** Confirms the live changes and large changes of a plan once, before it runs (rule LIVE-4). */
export function NoticeDialog({ notices, title, onCancel, onConfirm }: NoticeDialogProps) {
  const [why, setWhy] = useState('')
  const live = notices.filter(({ isLive }) => isLive).length
  const lines = notices.slice(0, named).map(({ name, texts }) => `${name}: ${texts.join(' ')}`)
  const rest = notices.length - named
  return (
    <ConfirmDialog
      open
      icon={Users}
      tone="primary"
      title={live > 0 ? 'Players may notice this' : 'Large change'}
      text={[
        live > 0
          ? `${counted(live, 'object')} of this plan ${live === 1 ? 'is' : 'are'} live.`
          : 'Check the numbers before you start.',
        ...lines,
        ...(rest > 0 ? [`And ${formatNumber(rest)} more.`] : []),
      ].join('\n')}
      cancelLabel="Back to the preview"
      confirmLabel={title}
      onCancel={onCancel}
      note={isJournalOn() && <ReasonField value={why} onChange={setWhy} />}
      onConfirm={() => onConfirm(why.trim())}
    />
  )
}
