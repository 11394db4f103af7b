import { Users } from 'lucide-react'
import { useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { noticeSentences, type PlanNotice } from '@/engine/plan/planNotices'
import { momentText } from '@/lib/dateText'
import { formatNumber, pluralize } from '@/lib/format'
import type { JournalRecord } from '@/model/journal'
import { nouns } from '@/model/words'
import { namesOf } from '@/parts/plan/texts'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { ReasonField } from '@/ui/ReasonField'

/** The data of the confirmation before a plan runs. */
export interface Asked {
  notices: readonly PlanNotice[]
  /** Journal entries in which this browser has already applied the same differences of numbers. */
  before: readonly JournalRecord[]
}

interface NoticeDialogProps extends Asked {
  /** 'Change 3 missions'. */
  title: string
  onCancel: () => void
  /** Receives the reason that the user gave, '' if there is none. */
  onConfirm: (why: string) => void
}

/** At most this many large changes are named. */
const named = 5

/** Asks once before a plan runs: about its live and large changes (rule LIVE-4), and about differences that were applied before (rule PROPOSE-12). */
export function NoticeDialog({ notices, before, title, onCancel, onConfirm }: NoticeDialogProps) {
  const [why, setWhy] = useState('')
  const live = notices.filter(({ isLive }) => isLive).length
  const players = noticeSentences(notices).map(([text, of]) => `${namesOf(of)}: ${text}`)
  const large = notices.flatMap(({ name, large: texts }) => texts.map((text) => `${name}: ${text}`))
  const rest = large.length - named
  const isAgain = before.length > 0
  return (
    <ConfirmDialog
      open
      icon={Users}
      tone="primary"
      title={isAgain ? 'Carried out before' : live > 0 ? 'Players may notice this' : 'Large change'}
      text={[
        ...(isAgain ? [againText(before)] : []),
        ...(live > 0
          ? [`${pluralize(live, 'object')} of this plan ${live === 1 ? 'is' : 'are'} live.`]
          : isAgain
            ? []
            : ['Check the numbers before you start.']),
        ...players,
        ...large.slice(0, named),
        ...(rest > 0 ? [`And ${formatNumber(rest)} more.`] : []),
      ].join('\n')}
      cancelLabel="Back to the preview"
      confirmLabel={isAgain ? `${title} again` : title}
      onCancel={onCancel}
      note={isJournalOn() && <ReasonField value={why} onChange={setWhy} />}
      onConfirm={() => onConfirm(why.trim())}
    />
  )
}

/**
 * For example 'This browser carried this out for Ann on 24 November, 09:10. Numbers would change by the same difference
 * again: ...'.
 */
function againText(before: readonly JournalRecord[]): string {
  const last = Math.max(...before.map(({ at }) => at))
  const names = namesOf(before.map(({ type, object, name }) => ({ row: `${type} ${object}`, name })))
  return `This browser carried this proposal out for ${names} before, last on ${momentText(last)}. ${nouns.points.title} and ${nouns.credits.many} that it changes by a difference would change by it again.`
}
