import type { TableColumn } from '@/engine/table/columns'
import type { TableDraftRow } from '@/engine/table/tableDraft'
import type { CellRange, Selected } from './selection'

export interface GridProps {
  /** The title of the list, as accessible name. */
  label: string
  one: string
  rows: readonly TableDraftRow[]
  shown: readonly TableColumn[]
  canAdd: boolean
  /** Cells can be read and copied, but no editor opens. */
  isReadOnly: boolean
  selected: Selected
  onSelect: (selected: Selected) => void
  /** Changes with each request to focus the selected cell. */
  focusRequest: number
  onType: (row: number, column: TableColumn, text: string) => void
  onClear: (range: CellRange) => void
  onFillDown: (range: CellRange) => void
  onUndo: () => void
  onRedo: () => void
  onRemove: (key: string) => void
  onHelp: () => void
  copy: (range: CellRange) => string
  onPaste: (range: CellRange, text: string) => void
}
