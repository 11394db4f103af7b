import { useRef } from 'react'
import { AddTags, useAddedTags } from '@/pages/parts/select/AddTags'
import { PreviewDialog } from '@/pages/parts/select/PreviewDialog'

interface AddTagDialogProps {
  words: string
  /** All objects of the account, whose tags are suggested. */
  rows: readonly object[]
  onClose: () => void
  onPreview: (tags: readonly string[]) => void
}

/** Asks for tags that all objects of a campaign get. */
export function AddTagDialog({ words, rows, onClose, onPreview }: AddTagDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const added = useAddedTags(rows)
  return (
    <PreviewDialog
      title={`Add a tag to ${words}`}
      isDisabled={added.add.length === 0}
      initialFocusRef={input}
      onClose={onClose}
      onPreview={() => onPreview(added.add)}
    >
      <AddTags label="Tags" added={added} input={input} />
    </PreviewDialog>
  )
}
