import { Users } from 'lucide-react'
import { useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import type { ChangeNotice } from '@/model/liveChange'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { ReasonField } from '@/ui/ReasonField'

interface LiveDialogProps {
  /** E.g. 'Mission'. */
  singular: string
  notice: ChangeNotice
  /** The large changes of the notice, as text. */
  large: readonly string[]
  /** Receives the reason that the user gave, '' if there is none; undefined to return to the form. */
  onResolve: (why: string | undefined) => void
}

const progressTexts = {
  made: 'is live, and players have made progress.',
  possible: 'is live, and players may have made progress.',
  none: 'is live.',
}

/** Confirms changes that players can notice, and large changes of amounts (rules LIVE-2 and LIVE-3). */
export function LiveDialog({ singular, notice: { progress, texts }, large, onResolve }: LiveDialogProps) {
  const [why, setWhy] = useState('')
  const first = progress
    ? [`This ${singular.toLowerCase()} ${progressTexts[progress]}`, ...texts]
    : ['This is a large change. Check the numbers before you save.']
  return (
    <ConfirmDialog
      open
      icon={Users}
      tone="primary"
      title={progress ? 'Players may notice this' : 'Large change'}
      text={[...first, ...large].join('\n')}
      cancelLabel="Back to the form"
      confirmLabel="Save anyway"
      note={isJournalOn() && <ReasonField value={why} onChange={setWhy} />}
      onCancel={() => onResolve(undefined)}
      onConfirm={() => onResolve(why.trim())}
    />
  )
}
