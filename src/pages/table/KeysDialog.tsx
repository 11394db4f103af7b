import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { DialogHead } from '@/ui/DialogHead'
import { Kbd } from '@/ui/inline'
import { ModalDialog } from '@/ui/ModalDialog'

const keys: readonly (readonly [key: string, what: string])[] = [
  ['Arrows', 'move; with Shift they extend the range, with Ctrl they go to the end'],
  ['Tab', 'goes to the next cell; after Escape it leaves the table'],
  ['Home, End', 'go to the first or last column; with Ctrl to the first or last row'],
  ['Type', 'replaces the text of the cell'],
  ['Enter, F2', 'edit the cell; Enter ends the edit and goes down'],
  ['Escape', 'leaves the cell as it was'],
  ['Space', 'switches Yes and No'],
  ['Delete', 'empties the range'],
  ['Ctrl D', 'fills the first row of the range down'],
  ['Ctrl C, Ctrl X, Ctrl V', 'copy, cut and paste cells, also from and to a spreadsheet'],
  ['Ctrl A', 'selects all cells'],
  ['Ctrl Z, Ctrl Y', 'undo and redo'],
]

/** All keys of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  return (
    <ModalDialog open closeOnBackdrop onClose={onClose} aria-labelledby={id}>
      <DialogHead id={id} onClose={onClose}>
        Keys of the table
      </DialogHead>
      <chakra.dl
        px="6"
        py="4"
        display="grid"
        gridTemplateColumns="max-content 1fr"
        columnGap="4"
        rowGap="2"
        textStyle="sm"
        overflow="auto"
      >
        {keys.map(([key, what]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </ModalDialog>
  )
}
