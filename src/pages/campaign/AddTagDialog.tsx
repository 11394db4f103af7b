import { useRef } from 'react'
import type { Lists } from '@/model/references'
import { AddTags, useAddedTags } from '@/parts/bulk-actions/AddTags'
import { JoinsNote } from '@/parts/campaigns/JoinsNote'
import { FormDialog } from '@/ui/FormDialog'

interface AddTagDialogProps {
  words: string
  /** The lists of the account, whose tags are suggested. */
  lists: Lists
  /** Objects can be missing in the lists. */
  isPart: boolean
  onClose: () => void
  onPreview: (tags: readonly string[]) => void
}

/** Asks for tags that all objects of a campaign get. */
export function AddTagDialog({ words, lists, isPart, onClose, onPreview }: AddTagDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const added = useAddedTags([...lists.values()].flat() as object[])
  return (
    <FormDialog
      title={`Add a tag to ${words}`}
      isDisabled={added.add.length === 0}
      initialFocusRef={input}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => onPreview(added.add)}
    >
      <AddTags label="Tags" added={added} input={input} />
      {added.add.map((tag) => (
        <JoinsNote key={tag} lists={lists} isPart={isPart} name={{ tag }} />
      ))}
    </FormDialog>
  )
}
