import type { TableDraftCounts } from '@/engine/table/request'
import { formatNumber, pluralize } from '@/lib/format'
import { BottomBar } from '@/parts/unsaved/BottomBar'
import { Button } from '@/ui/styled'

interface SaveBarProps {
  counts: TableDraftCounts
  /** The stored draft is still being read, so the number of changes is unknown. */
  isReading: boolean
  /** The objects that change: '7 prizes'. */
  words: string
  onRefused: () => void
  onDiscard: () => void
  onPreview: () => void
}

/** How much changes and what was refused. Nothing is sent before the plan. */
export function TableSaveBar({ counts, isReading, words, onRefused, onDiscard, onPreview }: SaveBarProps) {
  const { changes, refused } = counts
  const isBlank = changes === 0 && refused === 0
  return (
    <BottomBar>
      <span role="status">
        <b>
          {[
            isReading
              ? 'Reading what was typed'
              : isBlank
                ? 'No changes'
                : `${pluralize(changes, 'change')} in ${words}`,
            ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
          ].join(', ')}
        </b>
      </span>
      {refused > 0 && (
        <Button variant="outline" color="danger.text" onClick={onRefused}>
          Show refused
        </Button>
      )}
      <Button variant="outline" disabled={isBlank} onClick={onDiscard}>
        Discard
      </Button>
      <Button disabled={changes === 0} onClick={onPreview}>
        Preview plan
      </Button>
    </BottomBar>
  )
}
