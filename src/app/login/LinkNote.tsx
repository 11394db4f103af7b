import { basePath } from '@/lib/basePath'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import styles from './LinkNote.module.css'

/** Never shows or reads the fragment of the link, which may contain a proposal (rule PROPOSE-8). */
export function LinkNote({ link, onDismiss }: { link: string; onDismiss: () => void }) {
  return (
    <Note
      tone="neutral"
      role="status"
      className={styles.note}
      action={
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      Before you signed in you asked for <a href={basePath + link}>{link.replace(/#.*$/s, '')}</a>
    </Note>
  )
}
