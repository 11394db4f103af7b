import { isJournalOn } from '@/api/writes/journal'
import { nouns } from '@/model/words'
import styles from './LostNote.module.css'

/** Says what cannot be restored after a deletion (rule REVERT-5). Part of the confirmation. */
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
