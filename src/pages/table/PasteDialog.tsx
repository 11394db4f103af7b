import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { DialogHead } from '@/ui/DialogHead'
import { Textarea } from '@/ui/Input'
import { ModalDialog } from '@/ui/ModalDialog'

/** A longer text is pasted into the cells at once. */
const longText = 50_000

interface PasteDialogProps {
  onClose: () => void
  onPaste: (text: string) => void
}

/** A dialog to paste cells into, for devices without a key for pasting, such as phones. */
export function PasteDialog({ onClose, onPaste }: PasteDialogProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <ModalDialog open onClose={onClose} initialFocusRef={input} aria-labelledby={id}>
      <DialogHead id={id}>Paste cells</DialogHead>
      <chakra.div px="6" py="4" display="grid" gap="2">
        <chakra.label htmlFor={`${id}text`} textStyle="sm" color="fg.muted">
          Cells of a spreadsheet, or of a CSV file with a header. They begin at the focused cell, or follow
          their header.
        </chakra.label>
        <Textarea
          id={`${id}text`}
          ref={input}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            // The field would take seconds to display a whole sheet, so it is not inserted there.
            const pasted = event.clipboardData.getData('text/plain')
            if (text !== '' || pasted.length <= longText) return
            event.preventDefault()
            onPaste(pasted)
          }}
        />
      </chakra.div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text === ''} onClick={() => onPaste(text)}>
          Paste
        </Button>
      </DialogActions>
    </ModalDialog>
  )
}
