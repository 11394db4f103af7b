import { CloudAlert } from 'lucide-react'
import { StateView } from '@/ui/StateView'
import { TryAgain } from '@/ui/TryAgain'
import styles from './EditStates.module.css'

/**
 * Shown while the object or its form loads.
 * @param title what loads, for the heading that screen readers find
 */
export function EditPending({ title = 'Loading' }: { title?: string }) {
  return (
    <div className={styles.pending} aria-busy>
      <h1>{title}</h1>
      <p role="status">Loading...</p>
    </div>
  )
}

export function EditFailed(props: { title: string; message: string; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <StateView
        level={1}
        icon={CloudAlert}
        tone="danger"
        title={`${props.title} could not be loaded`}
        text={props.message}
        action={<TryAgain size="md" onClick={props.onRetry} />}
      />
    </div>
  )
}
