import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { Labelled } from '@/form/Term'
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
  onChange: (paths: readonly string[] | undefined) => void
  onClose: () => void
}

/** Chooses the columns of a table, and explains them (decision H92). The name always stays. */
export function ColumnsDialog({ type, columns, shown, onChange, onClose }: ColumnsDialogProps) {
  const id = useId()
  const paths = shown.map(({ path }) => path)
  const toggle = (path: string) => onChange(toggledInList(paths, path))
  return (
    <ModalDialog open closeOnBackdrop onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id} onClose={onClose}>
        Columns
      </DialogHead>
      <chakra.div
        px="6"
        py="4"
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        gap="1"
        overflow="auto"
      >
        {columns.map(({ path, label }) => (
          <Labelled key={path} term={termOf(type, path)}>
            <chakra.label display="flex" alignItems="center" gap="2" minH="8" textStyle="sm">
              <input
                type="checkbox"
                checked={paths.includes(path)}
                disabled={path === 'name'}
                onChange={() => toggle(path)}
              />
              <span>{label}</span>
            </chakra.label>
          </Labelled>
        ))}
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={() => onChange(undefined)}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </ModalDialog>
  )
}
