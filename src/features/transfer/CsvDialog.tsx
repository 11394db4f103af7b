import { FileSpreadsheet } from 'lucide-react'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
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
