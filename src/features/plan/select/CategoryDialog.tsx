import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Input } from '@/ui/Input'
import type { BulkEdit } from '../types'
import { PreviewDialog, Suggestions } from './PreviewDialog'
import { categoriesIn } from './values'

export interface EditDialogProps {
  /** The number of objects, e.g. '14 missions'. */
  words: string
  /** All loaded objects of the list, for suggestions. */
  rows: readonly object[]
  /** The selected objects. */
  chosen: readonly object[]
  onClose: () => void
  onPreview: (edit: BulkEdit) => void
}

/** Sets the category of the selected objects, or removes it. */
export function CategoryDialog({ words, rows, onClose, onPreview }: EditDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  const all = categoriesIn(rows)
  const isChosen = all.some(({ value }) => value === text)
  const suggested = isChosen ? all : all.filter(({ value }) => value.toLowerCase().includes(typed))
  return (
    <PreviewDialog
      title={`Category of ${words}`}
      text="Leave it empty to remove the category."
      isDisabled={false}
      initialFocusRef={input}
      onClose={onClose}
      onPreview={() => onPreview({ set: 'category', value: text.trim() })}
    >
      <div>
        <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
          Category
        </chakra.label>
        <Input id={id} ref={input} value={text} onChange={(event) => setText(event.target.value)} />
        <Suggestions
          label="Categories of this list"
          values={suggested}
          isPressed={(value) => value === text}
          onPress={(value) => setText(value === text ? '' : value)}
        />
      </div>
    </PreviewDialog>
  )
}
