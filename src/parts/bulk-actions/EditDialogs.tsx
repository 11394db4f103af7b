import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { BulkEdit } from '@/engine/plan/types'
import { spellingInUse } from '@/lib/textList'
import { TextQuery } from '@/lib/textQuery'
import { toggledInList } from '@/lib/toggled'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { AddTags, spellingNote, useAddedTags } from './AddTags'
import { categoriesIn, Suggestions, tagsIn } from './Suggestions'

interface EditDialogProps {
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
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const typed = new TextQuery(text)
  const all = categoriesIn(rows)
  const isChosen = all.some(({ value }) => value === text)
  const category = spellingInUse(
    text.trim(),
    all.map(({ value }) => value),
  )
  const suggested = isChosen ? all : all.filter(({ value }) => typed.isIn(value))
  return (
    <FormDialog
      title={`Category of ${words}`}
      text="Leave it empty to remove the category."
      isDisabled={false}
      initialFocusRef={input}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => onPreview({ set: 'category', value: category })}
    >
      <div>
        <Labelled label="Category">
          {(id) => (
            <Input id={id} ref={input} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Labelled>
        <chakra.p role="status" textStyle="sm" color="fg.muted" mt="1" _empty={{ display: 'none' }}>
          {category !== text.trim() && spellingNote([category])}
        </chakra.p>
        <Suggestions
          label="Categories of this list"
          values={suggested}
          isPressed={(value) => value === text}
          onPress={(value) => setText(value === text ? '' : value)}
        />
      </div>
    </FormDialog>
  )
}

/** Adds tags to the selected objects, and removes tags that they have. */
export function TagsDialog({ words, rows, chosen, onClose, onPreview }: EditDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [remove, setRemove] = useState<readonly string[]>([])
  const added = useAddedTags(rows, remove)
  const { add } = added
  const own = tagsIn(chosen)
  return (
    <FormDialog
      title={`Tags of ${words}`}
      isDisabled={add.length + remove.length === 0}
      initialFocusRef={input}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() =>
        onPreview({ set: 'tags', add, remove: remove.filter((value) => !add.includes(value)) })
      }
    >
      <AddTags
        label="Add"
        added={added}
        input={input}
        onPress={(value) => setRemove(remove.filter((one) => one !== value))}
      />
      <div>
        <chakra.p textStyle="label">Remove</chakra.p>
        {own.length === 0 ? (
          <chakra.p textStyle="sm" color="fg.muted" mt="1">
            None of them has a tag.
          </chakra.p>
        ) : (
          <Suggestions
            label="Tags to remove"
            tone="danger"
            values={own}
            isPressed={(value) => remove.includes(value)}
            onPress={(value) => setRemove(toggledInList(remove, value))}
          />
        )}
      </div>
    </FormDialog>
  )
}
