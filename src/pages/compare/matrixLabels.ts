import { Circle, CircleDashed, CircleHelp, Equal, EqualNot, type LucideIcon } from 'lucide-react'
import type { CellState, MatrixCell } from '@/engine/compare/matrix'
import { pluralize } from '@/lib/format'

/** Icon, word and colour of each state. */
export const matrixStateLabels: Readonly<
  Record<CellState, { Icon: LucideIcon; word: string; color: string }>
> = {
  source: { Icon: Circle, word: 'compared with this', color: 'primary.text' },
  same: { Icon: Equal, word: 'same', color: 'fg.muted' },
  differs: { Icon: EqualNot, word: 'differs', color: 'warning.text' },
  missing: { Icon: CircleDashed, word: 'missing', color: 'fg.muted' },
  unknown: { Icon: CircleHelp, word: 'not read', color: 'fg.muted' },
}

/** '2 fields differ', 'same, other availability', 'missing'. */
export function matrixCellText({ state, diffs, hasOtherAvailability }: MatrixCell): string {
  const text =
    state === 'differs'
      ? pluralize(diffs.length, 'field differs', 'fields differ')
      : matrixStateLabels[state].word
  return hasOtherAvailability ? `${text}, other availability` : text
}
