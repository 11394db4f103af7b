import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { PreviewDialog } from '@/pages/parts/select/PreviewDialog'
import { Input } from '@/ui/Input'

interface AddTagDialogProps {
  words: string
  onClose: () => void
  onPreview: (tags: readonly string[]) => void
}

/** Asks for a tag that all objects of a campaign get. */
export function AddTagDialog({ words, onClose, onPreview }: AddTagDialogProps) {
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
      </div>
    </PreviewDialog>
  )
}
