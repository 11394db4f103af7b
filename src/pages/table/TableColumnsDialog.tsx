import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { LabelWithTerm } from '@/form/Term'
import { toggledInList } from '@/lib/toggled'
import type { EntityType } from '@/model/entityTypes'
import { termOf } from '@/model/fieldNames'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { ModalDialog } from '@/ui/ModalDialog'

interface ColumnsDialogProps {
  type: EntityType
  columns: readonly TableColumn[]
  shown: readonly TableColumn[]
  /** Undefined shows the columns that a table begins with. */
  onApply: (paths: readonly string[] | undefined) => void
  onClose: () => void
}

/** Chooses the columns of a table, and explains them (decision H92). The name always stays. */
export function TableColumnsDialog({ type, columns, shown, onApply, onClose }: ColumnsDialogProps) {
  const id = useId()
  const [paths, setPaths] = useState<readonly string[]>(() => shown.map(({ path }) => path))
  return (
    <ModalDialog open closeOnBackdrop onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id}>Columns</DialogHead>
      <chakra.div
        px="6"
        py="4"
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        gap="1"
        overflow="auto"
      >
        {columns.map(({ path, label }) => (
          <LabelWithTerm key={path} term={termOf(type, path)}>
            <chakra.label display="flex" alignItems="center" gap="2" minH="8" textStyle="sm">
              <input
                type="checkbox"
                checked={paths.includes(path)}
                disabled={path === 'name'}
                onChange={() => setPaths(toggledInList(paths, path))}
              />
              <span>{label}</span>
            </chakra.label>
          </LabelWithTerm>
        ))}
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={() => onApply(undefined)}>
          Standard columns
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onApply(paths)}>Apply</Button>
      </DialogActions>
    </ModalDialog>
  )
}
