import { chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { ModalDialog } from '@/ui/ModalDialog'
import { isEmpty, isPlain } from './edits'
import { chosenItem } from './fields/options'
import { Radios } from './fields/RadioField'
import { useFormContext } from './formContext'
import type { Conflict } from './merge'
import { readable, wordsOfPath } from './readable'
import type { FormStore } from './store'

/** The texts of the dialog, including the names of the two versions. */
export interface ConflictWords {
  title: string
  text: string
  mine: string
  theirs: string
  confirm: string
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  words: ConflictWords
  /** Receives the keys of the conflicts where the user chose the other version; undefined when the user cancelled. */
  onAnswer: (takeTheirs: ReadonlySet<string> | undefined) => void
}

/** Shows both values of every field that two users changed. The user picks one of each before anything is sent. */
export function ConflictDialog({ conflicts, words, onAnswer }: ConflictDialogProps) {
  const id = useId()
  const [takeTheirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const pick = (keys: readonly string[], side: string) =>
    setTheirs((before) => {
      const after = new Set(before)
      for (const key of keys) side === 'theirs' ? after.add(key) : after.delete(key)
      return after
    })
  return (
    <ModalDialog
      open
      onClose={() => onAnswer(undefined)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxW="640px"
      w="calc(100vw - 24px)"
    >
      <chakra.div px="6" py="5" maxH="calc(100dvh - 140px)" overflowY="auto">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle">
          {words.title}
        </chakra.h2>
        <chakra.p id={`${id}text`} mt="1" color="fg.muted">
          {words.text}
        </chakra.p>
        {conflicts.map((conflict, index) => (
          <Choice
            key={conflict.key}
            id={`${id}${index}`}
            conflict={conflict}
            words={words}
            side={takeTheirs.has(conflict.key) ? 'theirs' : 'mine'}
            onPick={(side) => pick([conflict.key], side)}
          />
        ))}
      </chakra.div>
      <Flex
        as="footer"
        justify="flex-end"
        gap="2"
        px="4"
        py="3"
        bg="bg.subtle"
        borderTopWidth="1px"
        css={{ '&& > *': { flex: { base: '1', md: '0 0 auto' } } }}
      >
        <Button variant="outline" onClick={() => onAnswer(undefined)}>
          Cancel
        </Button>
        <Button onClick={() => onAnswer(takeTheirs)}>{words.confirm}</Button>
      </Flex>
    </ModalDialog>
  )
}

interface ChoiceProps {
  id: string
  conflict: Conflict
  words: ConflictWords
  side: 'mine' | 'theirs'
  onPick: (side: string) => void
}

function Choice({ id, conflict, words, side, onPick }: ChoiceProps) {
  const { store } = useFormContext()
  const [label] = useState(() => labelOf(store, conflict))
  const describeAt = (path: string, value: unknown) => {
    const references = store.referencesAt(path)
    const nameOf = (one: string) => references && chosenItem(references, one).text
    return store.fieldExactlyAt(path)?.describe?.(value) ?? readable(value, nameOf)
  }
  const describe = (value: unknown) => {
    if (conflict.label === undefined || !isPlain(value)) return describeAt(conflict.path, value)
    if (conflict.describe) return conflict.describe(value)
    // A conflict about several fields: list each under its label.
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
    return (
      parts.map(([path, part]) => `${ownLabelOf(store, path)}: ${describeAt(path, part)}`).join(', ') ||
      'Empty'
    )
  }
  const [mine, theirs] = [describe(conflict.mine), describe(conflict.theirs)]
  // Two objects can have the same name. Then only their ids tell them apart.
  const [left, right] =
    mine === theirs ? [readable(conflict.mine), readable(conflict.theirs)] : [mine, theirs]
  return (
    <chakra.div role="radiogroup" aria-labelledby={`${id}-label`} mt="4" pt="3" borderTopWidth="1px">
      <chakra.div id={`${id}-label`} textStyle="label" mb="2" overflowWrap="anywhere">
        {label}
      </chakra.div>
      <chakra.div
        css={{
          '&& > *': { flexDirection: 'column' },
          '& label': { alignItems: 'flex-start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        }}
      >
        <Radios
          id={id}
          value={side}
          onChange={onPick}
          choices={[
            { value: 'mine', label: `${words.mine}: ${left}` },
            { value: 'theirs', label: `${words.theirs}: ${right}` },
          ]}
        />
      </chakra.div>
    </chakra.div>
  )
}

/** The label of the field, prefixed with its section. Falls back to words derived from the path. */
function labelOf(store: FormStore, { path, label }: Conflict): string {
  if (label !== undefined) return label
  const field = store.fieldExactlyAt(path)
  return [field?.label?.() && field.sectionTitle, ownLabelOf(store, path)].filter(Boolean).join(' · ')
}

const ownLabelOf = (store: FormStore, path: string): string =>
  store.fieldExactlyAt(path)?.label?.() ?? wordsOfPath(path)
