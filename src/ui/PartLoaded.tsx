import { formatNumber } from '@/lib/format'
import { Button } from './Button'
import { LoadProgress } from './LoadProgress'
import styles from './PartLoaded.module.css'
import shared from './shared.module.css'

interface PartLoadedProps {
  /** The noun for the objects in a sentence: 'players'. */
  of: string
  loaded: number
  /** How many there are; undefined if that is not known. */
  total?: number
  /** The load in progress; undefined if none is running. */
  progress?: { loaded: number; onStop: () => void }
  /** Why the remaining objects could not be loaded. */
  error?: string
  /** Loads the remaining objects; undefined if that is not possible here. */
  onLoad?: () => void
}

/** Says that a list is partially loaded: '100 of 250 players loaded. Load all'. */
export function PartLoaded({ of, loaded, total = 0, progress, error, onLoad }: PartLoadedProps) {
  if (progress)
    return (
      <LoadProgress
        label={`Loading all ${of}`}
        value={progress.loaded}
        max={total > progress.loaded ? total : undefined}
        onStop={progress.onStop}
      >
        {`${formatNumber(progress.loaded)} ${of} loaded`}
      </LoadProgress>
    )
  return (
    <div className={styles.line}>
      <p>
        {total > loaded
          ? `${formatNumber(loaded)} of ${formatNumber(total)} ${of} loaded.`
          : `First ${formatNumber(loaded)} ${of} loaded.`}
      </p>
      {error !== undefined && (
        <p role="alert" className={styles.failed}>{`Could not load all ${of}: ${error}`}</p>
      )}
      {onLoad && <LoadAll of={of} onClick={onLoad} />}
    </div>
  )
}

/** The button that loads the rest of a partially loaded list. */
export const LoadAll = ({ of, onClick }: { of: string; onClick: () => void }) => (
  <Button variant="ghost" size="sm" className={styles.load} onClick={onClick}>
    <span>Load all</span> <span className={shared.visuallyHidden}>{of}</span>
  </Button>
)
