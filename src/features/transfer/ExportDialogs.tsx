import { FileDown, FileSpreadsheet } from 'lucide-react'
import type { Truncation } from '@/list/query'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { counted, formatNumber } from '@/ui/format'
import type { CsvFor } from './csv'

interface CsvDialogProps {
  onClose: () => void
  onExport: (reader: CsvFor) => void
}

/** Asks what will read the file. The columns are always the same (rule CSV-5). */
export const CsvDialog = ({ onClose, onExport }: CsvDialogProps) => (
  <ConfirmDialog
    open
    tone="primary"
    icon={FileSpreadsheet}
    title="Export CSV"
    text={[
      'For a spreadsheet: a text that a spreadsheet would read as a formula, a number or a date gets an apostrophe before it.',
      'Raw: every value as it is, for programs.',
    ].join('\n')}
    between={
      <Button variant="outline" onClick={() => onExport('raw')}>
        Raw
      </Button>
    }
    confirmLabel="For a spreadsheet"
    onCancel={onClose}
    onConfirm={() => onExport('spreadsheet')}
  />
)

interface PartialDialogProps {
  title: string
  /** Undefined when the list is completely loaded. */
  truncated: Truncation | undefined
  /** The number of rows that are loaded and would be exported. */
  count: number
  onClose: () => void
  onExport: () => void
}

/** Shown before the export of a partial list: offers to load all of it first (rule CSV-4). */
export function PartialDialog({ title, truncated, count, onClose, onExport }: PartialDialogProps) {
  const { onLoadAll, progress, note } = truncated ?? {}
  const rows = counted(count, 'row')
  const stop = () => progress?.onStop()
  const common = { open: true, icon: FileDown, tone: 'primary', title } as const
  if (progress)
    return (
      <ConfirmDialog
        {...common}
        text={`Loading all rows: ${formatNumber(progress.loaded)} so far.`}
        cancelLabel="Stop"
        confirmLabel={`Export ${rows}`}
        onCancel={stop}
        onConfirm={() => {
          stop()
          onExport()
        }}
      />
    )
  if (!onLoadAll)
    return (
      <ConfirmDialog
        {...common}
        text="All rows are loaded now."
        confirmLabel={`Export ${rows}`}
        onCancel={onClose}
        onConfirm={onExport}
      />
    )
  return (
    <ConfirmDialog
      {...common}
      text={`Loaded so far: ${note ? note.charAt(0).toLowerCase() + note.slice(1) : 'a part'}. The rest would be missing from the file.`}
      between={
        <Button variant="outline" onClick={onExport}>
          {`Export ${rows}`}
        </Button>
      }
      confirmLabel="Load all first"
      onCancel={onClose}
      onConfirm={onLoadAll}
    />
  )
}
