import { chakra } from '@chakra-ui/react'
import { type RefObject, useState } from 'react'
import { keptTags, pasteTags, repeatsNote } from '@/form/fields/tags'
import { lastEntry, readTextList, spellingInUse } from '@/lib/textList'
import { TextQuery } from '@/lib/textQuery'
import { toggledInList } from '@/lib/toggled'
import { Input } from '@/ui/Input'
import { Labelled } from '@/ui/Labelled'
import { Suggestions, tagsIn } from './Suggestions'

/** Tags that are typed for many objects, read as in a form (rule TEXT-5), in the spelling that is in use. */
export function useAddedTags(rows: readonly object[], remove: readonly string[] = []) {
  const [text, setText] = useState('')
  const [pastedRepeats, setPastedRepeats] = useState<readonly string[]>([])
  const all = tagsIn(rows)
  // A tag that is in use is recognized as a whole, even if it contains a comma.
  const { entries, repeated } = readTextList(text, keptTags(all.map(({ value }) => value)))
  // A tag that is being removed does not count as in use, so its spelling can be changed.
  const used = all.flatMap(({ value }) => (remove.includes(value) ? [] : [value]))
  const respelled = entries.flatMap((typed) => {
    const spelling = spellingInUse(typed, used)
    return spelling === typed ? [] : [{ typed, spelling }]
  })
  const add = [...new Set(entries.map((typed) => spellingInUse(typed, used)))]
  return {
    add,
    all,
    text,
    note: [repeatsNote([...pastedRepeats, ...repeated]), spellingNote(respelled.map((one) => one.spelling))]
      .filter((part) => part !== undefined)
      .join('. '),
    edit: (next: string, pasted: readonly string[] = []) => {
      setText(next)
      setPastedRepeats(pasted)
    },
  }
}

/** Says which entries were changed to the spelling in use; undefined if there are none. */
export function spellingNote(spellings: readonly string[]): string | undefined {
  if (spellings.length === 0) return undefined
  return `Written as it is in use: ${spellings.map((one) => `“${one}”`).join(', ')}`
}

interface AddTagsProps {
  label: string
  added: ReturnType<typeof useAddedTags>
  input: RefObject<HTMLInputElement | null>
  /** Called when the user clicks a suggestion. */
  onPress?: (value: string) => void
}

/** The field for tags that all objects get, with those of the list as suggestions. */
export function AddTags({ label, added, input, onPress }: AddTagsProps) {
  const { add, all, text, note, edit } = added
  /** The entry that is being typed. It filters the suggestions. */
  const typed = new TextQuery(lastEntry(text))
  const isWhole = all.some(({ value }) => value === add.at(-1) || value.toLowerCase() === typed.lower)
  const suggested = all.filter(({ value }) => isWhole || add.includes(value) || typed.isIn(value))
  const press = (value: string) => {
    const done = isWhole || typed.isBlank ? add : add.slice(0, -1)
    const next = toggledInList(done, value)
    edit(next.length > 0 ? `${next.join(', ')}, ` : '')
    onPress?.(value)
    input.current?.focus()
  }
  return (
    <div>
      <Labelled label={label}>
        {(id) => (
          <Input
            id={id}
            ref={input}
            value={text}
            placeholder="Separate tags with commas"
            onChange={(event) => edit(event.target.value)}
            onPaste={pasteTags(edit)}
          />
        )}
      </Labelled>
      <chakra.p role="status" textStyle="sm" color="fg.muted" mt="1" _empty={{ display: 'none' }}>
        {note}
      </chakra.p>
      <Suggestions
        label="Tags of this list"
        values={suggested}
        isPressed={(value) => add.includes(value)}
        onPress={press}
      />
    </div>
  )
}
