import { isJournalOn } from '@/api/writes/journal'
import { nouns } from '@/model/words'
import styles from './LostNote.module.css'

/** What does not come back after a deletion (rule REVERT-5). Shown in the question before it. */
export const LostNote = ({ id }: { id: string }) => (
  <p className={styles.note}>
    {isJournalOn() && (
      <>
        <span>The journal can create</span> <bdi>{id}</bdi> <span>again.</span>{' '}
      </>
    )}
    <span>{`${nouns.points.title}, progress and counts of ${nouns.players.many} stay lost.`}</span>
  </p>
)
