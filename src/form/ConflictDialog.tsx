import { useId, useState } from 'react'
import { isEmpty, isPlain } from '@/model/edits'
import type { Conflict } from '@/model/merge'
import { readable } from '@/model/readable'
import { Button } from '@/ui/Button'
import { New } from '@/ui/Change'
import { DialogActions } from '@/ui/DialogActions'
import { ModalDialog } from '@/ui/ModalDialog'
import { Title } from '@/ui/Title'
import styles from './dialogs.module.css'
import { chosenItem } from './fields/options'
import { Radios } from './fields/Radios'
import { useFormStore } from './formContext'

/** The texts of the dialog, including the names of the two versions. */
interface ConflictTexts {
  title: string
  text: string
  mine: string
  theirs: string
  confirm: string
}

/** The texts for an object that was changed by somebody else meanwhile. */
const concurrentTexts = (singular: string): ConflictTexts => ({
  title: `Somebody else changed this ${singular.toLowerCase()}`,
  text: 'These fields were changed by you and by somebody else. Choose what to keep; nothing has been saved yet.',
  mine: 'Yours',
  theirs: 'Theirs',
  confirm: 'Save these',
})

/** The texts for a new object whose id exists by now, perhaps because an earlier save took effect. */
const existsTexts = (singular: string): ConflictTexts => ({
  title: `This ${singular.toLowerCase()} exists already`,
  text: 'An earlier save may have created it. These fields differ from what the server has; choose what to keep.',
  mine: 'Yours',
  theirs: 'On the server',
  confirm: 'Save these',
})

/** The texts for a draft with fields that have changed since it was stored. */
const draftTexts = (): ConflictTexts => ({
  title: 'These fields have changed since',
  text: 'For each of them, choose what the form should hold.',
  mine: 'Your unsaved change',
  theirs: 'As it is now',
  confirm: 'Restore these',
})

/** The texts for each occasion of a merge. */
export const occasionTexts = { concurrent: concurrentTexts, exists: existsTexts, draft: draftTexts }

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  texts: ConflictTexts
  /** Receives the keys of the conflicts where the user chose the other version; undefined when the user cancelled. */
  onResolve: (takeTheirs: ReadonlySet<string> | undefined) => void
}

/** Shows both values of every field that two users changed. The user picks one of each before anything is sent. */
export function ConflictDialog({ conflicts, texts, onResolve }: ConflictDialogProps) {
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
      onClose={() => onResolve(undefined)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={styles.conflicts}
    >
      <div className={styles.body}>
        <Title size="dialog" id={`${id}title`}>
          {texts.title}
        </Title>
        <p id={`${id}text`} className={styles.text}>
          {texts.text}
        </p>
        {conflicts.map((conflict, index) => (
          <Choice
            key={conflict.key}
            id={`${id}${index}`}
            conflict={conflict}
            texts={texts}
            side={takeTheirs.has(conflict.key) ? 'theirs' : 'mine'}
            onPick={(side) => pick([conflict.key], side)}
          />
        ))}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={() => onResolve(undefined)}>
          Cancel
        </Button>
        <Button onClick={() => onResolve(takeTheirs)}>{texts.confirm}</Button>
      </DialogActions>
    </ModalDialog>
  )
}

interface ChoiceProps {
  id: string
  conflict: Conflict
  texts: ConflictTexts
  side: 'mine' | 'theirs'
  onPick: (side: string) => void
}

function Choice({ id, conflict, texts, side, onPick }: ChoiceProps) {
  const store = useFormStore()
  const [label] = useState(() => conflict.label ?? store.labelAt(conflict.path))
  const describeAt = (path: string, value: unknown) => {
    const references = store.referencesAt(path)
    // The ids of a value, of a list, or of items with a count.
    const nameOf = (one: string, at: string) =>
      references && /^(\*\.)?(\*|id)?$/.test(at) ? chosenItem(references, one).text : undefined
    return store.fieldExactlyAt(path)?.describe?.(value) ?? readable(value, nameOf)
  }
  const describe = (value: unknown) => {
    if (conflict.label === undefined || !isPlain(value)) return describeAt(conflict.path, value)
    if (conflict.describe) return conflict.describe(value)
    // A conflict about several fields: list each under its label.
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
    return (
      parts.map(([path, part]) => `${store.ownLabelAt(path)}: ${describeAt(path, part)}`).join(', ') ||
      'Empty'
    )
  }
  const [mine, theirs] = [describe(conflict.mine), describe(conflict.theirs)]
  // Two objects can have the same name. Then only their ids differ.
  const [left, right] =
    mine === theirs ? [readable(conflict.mine), readable(conflict.theirs)] : [mine, theirs]
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.conflict}>
      <div id={`${id}-label`} className={styles.field}>
        {label}
      </div>
      <div className={styles.values}>
        <Radios
          id={id}
          value={side}
          onChange={onPick}
          choices={[
            { value: 'mine', label: <Side name={texts.mine} value={left} /> },
            { value: 'theirs', label: <Side name={texts.theirs} value={right} /> },
          ]}
        />
      </div>
    </div>
  )
}

const Side = ({ name, value }: { name: string; value: string }) => (
  <>
    <span>{`${name}:`}</span> <New>{value}</New>
  </>
)
