import type { TableColumn } from '@/engine/table/columns'
import { durationText } from '@/engine/time/texts'
import { formatNumber } from '@/lib/format'

/** The text of a cell that is not being edited: its number grouped, and seconds with how long they are (rule TABLE-13). */
export function shownText({ kind, path }: Pick<TableColumn, 'kind' | 'path'>, text: string): string {
  // A refused text stays as it was typed, as do digits that a double cannot represent.
  if (kind !== 'number' || String(Number(text)) !== text) return text
  const amount = Number(text)
  const grouped = formatNumber(amount)
  return /Seconds(?![a-z])/.test(path) && amount >= 60
    ? `${grouped} (${durationText(amount * 1000)})`
    : grouped
}
