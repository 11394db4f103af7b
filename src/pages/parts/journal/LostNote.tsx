import { isJournalOn } from '@/api/writes/journal'
import styles from './LostNote.module.css'

/** What does not come back after a deletion (rule REVERT-5). Shown in the question before it. */
export const LostNote = ({ id }: { id: string }) => (
  <p className={styles.note}>
    {isJournalOn() && (
      <>
        <span>The journal can create</span> <bdi>{id}</bdi> <span>again.</span>{' '}
      </>
    )}
    <span>Points, progress and counts of players stay lost.</span>
  </p>
)
