import { isJournalOn } from '@/api/writes/journal'
import styles from './LostNote.module.css'

/** What does not come back after a deletion (rule REVERT-5). Shown in the question before it. */
export const LostNote = () => (
  <p className={styles.note}>
    {isJournalOn()
      ? 'The journal can create it again from this browser. What players had done in it, and what the server counts, stays lost.'
      : 'What players had done in it is lost.'}
  </p>
)
