import { chakra } from '@chakra-ui/react'
import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useId, useState } from 'react'
import { Radios } from '@/form/fields/Radios'
import { type CsvFor, type Separator, separators } from '@/lib/csv'
import { formatNumber, pluralize } from '@/lib/format'
import type { Truncation } from '@/list/query'
import type { Column } from '@/list/types'
import { csvSeparator, rememberSeparator } from '@/parts/files/csvSeparator'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface CsvDialogProps {
  onClose: () => void
  /** The columns of the list, for a file that follows it (rule CSV-7). */
  columns: readonly Column<object>[]
  onExport: (reader: CsvFor, separator?: Separator, columns?: readonly Column<object>[]) => void
}

const fieldChoices = [
  { value: 'all', label: 'All fields' },
  { value: 'shown', label: 'As shown' },
]

const separatorNames: Record<Separator, string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' }
const separatorChoices = separators.map((value) => ({ value, label: separatorNames[value] }))

/** Asks who will read the CSV file, and for spreadsheets which separator to use (rules CSV-5 and CSV-6). */
export function CsvDialog({ columns, onClose, onExport }: CsvDialogProps) {
  const id = useId()
  const [separator, setSeparator] = useState(csvSeparator)
  const [fields, setFields] = useState('all')
  const shown = fields === 'shown' ? columns : undefined
  return (
    <ConfirmDialog
      open
      note={
        <chakra.div display="grid" gap="3">
          <div role="radiogroup" aria-labelledby={`${id}label`}>
            <p id={`${id}label`}>Separator for a spreadsheet</p>
            <Radios
              id={id}
              value={separator}
              choices={separatorChoices}
              onChange={(value) => setSeparator(value as Separator)}
            />
          </div>
          <div role="radiogroup" aria-labelledby={`${id}fields`}>
            <p id={`${id}fields`}>Columns</p>
            <Radios id={`${id}f`} value={fields} choices={fieldChoices} onChange={setFields} />
          </div>
        </chakra.div>
      }
      tone="primary"
      icon={FileSpreadsheet}
      title="Export CSV"
      text={[
        'For a spreadsheet: a text that a spreadsheet would read as a formula, a number or a date gets an apostrophe before it.',
        'Raw: every value as it is, for programs.',
      ].join('\n')}
      between={
        <Button variant="outline" onClick={() => onExport('raw', undefined, shown)}>
          Raw
        </Button>
      }
      confirmLabel="For a spreadsheet"
      onCancel={onClose}
      onConfirm={() => {
        rememberSeparator(separator)
        onExport('spreadsheet', separator, shown)
      }}
    />
  )
}

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
  const rows = pluralize(count, 'row')
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
