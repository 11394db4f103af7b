import { useState } from 'react'
import { momentText } from '@/lib/dateText'
import type { Change } from '@/model/changes'
import { readable, readableKey } from '@/model/readable'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import styles from './DraftNote.module.css'
import { useFormContext } from './formContext'
import type { Drafts } from './useDrafts'

interface DraftNoteProps {
  drafts: Drafts
  /** Restores the offered edits. Resolves to false when the user cancelled. */
  onRestore: (changes: readonly Change[]) => Promise<boolean>
}

/**
 * A note at the top of the form: offers unsaved edits of an earlier visit, or warns that the browser blocks storage.
 */
export function DraftNote({ drafts, onRestore }: DraftNoteProps) {
  const { formId, entity } = useFormContext()
  const [isBusy, setBusy] = useState(false)
  const { offer, lost, isBlocked, settle } = drafts
  if (!offer) return isBlocked ? <Note role="status">Drafts cannot be kept in this browser.</Note> : null

  const done = () => {
    settle()
    // The pressed button disappears with the note, so move the focus to the title of the form.
    document.getElementById(`${formId}-title`)?.focus()
  }
  const restore = async () => {
    setBusy(true)
    if (await onRestore(offer.changes)) done()
    setBusy(false)
  }
  return (
    <Note
      role="status"
      action={
        <div className={styles.actions}>
          <Button size="sm" variant="outline" isBusy={isBusy} onClick={() => void restore()}>
            Restore
          </Button>
          <Button size="sm" variant="ghost" isBusy={isBusy} onClick={done}>
            Discard
          </Button>
        </div>
      }
    >
      <span className={styles.offer}>{`You have unsaved changes from ${momentText(offer.at)}.`}</span>
      {lost.length > 0 && (
        <span className={styles.lost}>
          {`These changes no longer fit this ${entity.singular.toLowerCase()}: ${lost
            .map(
              ({ path, is }) =>
                `${readableKey(String(path.findLast((one) => typeof one === 'string')))}: ${readable(is)}`,
            )
            .join('; ')}`}
        </span>
      )}
    </Note>
  )
}
