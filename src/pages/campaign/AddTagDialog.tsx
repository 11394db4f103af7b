import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { Lists } from '@/model/references'
import { JoinsNote } from '@/pages/parts/JoinsNote'
import { PreviewDialog } from '@/pages/parts/select/PreviewDialog'
import { Input } from '@/ui/Input'

interface AddTagDialogProps {
  words: string
  lists: Lists
  /** Objects can be missing in the lists. */
  isPart: boolean
  onClose: () => void
  onPreview: (tags: readonly string[]) => void
}

/** Asks for a tag that all objects of a campaign get. */
export function AddTagDialog({ words, lists, isPart, onClose, onPreview }: AddTagDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tag, setTag] = useState('')
  return (
    <PreviewDialog
      title={`Add a tag to ${words}`}
      isDisabled={tag.trim() === ''}
      initialFocusRef={input}
      onClose={onClose}
      onPreview={() => onPreview([tag.trim()])}
    >
      <div>
        <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
          Tag
        </chakra.label>
        <Input id={id} ref={input} value={tag} onChange={(event) => setTag(event.target.value)} />
        <JoinsNote lists={lists} isPart={isPart} name={tag.trim() === '' ? undefined : { tag }} />
      </div>
    </PreviewDialog>
  )
}
