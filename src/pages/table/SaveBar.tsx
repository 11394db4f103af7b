import { chakra } from '@chakra-ui/react'
import type { SheetCounts } from '@/engine/table/request'
import { counted, formatNumber } from '@/lib/format'
import { Button } from '@/ui/styled'

interface SaveBarProps {
  counts: SheetCounts
  /** The objects that change: '7 prizes'. */
  words: string
  onRefused: () => void
  onDiscard: () => void
  onPreview: () => void
}

/** How much changes and what was refused. Nothing is sent before the plan. */
export function SaveBar({ counts, words, onRefused, onDiscard, onPreview }: SaveBarProps) {
  const { changes, refused } = counts
  const isBlank = changes === 0 && refused === 0
  return (
    <Bar>
      <span role="status">
        {[
          isBlank ? 'No changes' : `${counted(changes, 'change')} in ${words}`,
          ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
        ].join(', ')}
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
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'save',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: { base: '3', md: '5' },
    py: '3',
    mt: 'auto',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'save',
    textStyle: 'sm',
    '& > span': { flex: { base: '1 0 100%', md: '1' }, minW: '10rem', fontWeight: '600' },
    '& > button': { flex: { base: '1 0 auto', md: 'none' } },
  },
})
