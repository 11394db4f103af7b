import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import styles from './MoreRows.module.css'
import type { Truncation } from './query'

const action = { variant: 'outline', size: 'sm', className: styles.action } as const

/** Shows that a list is truncated, with buttons to load more of it. */
export function MoreRows({
  note,
  onLoadMore,
  loading = false,
  onLoadAll,
  progress,
  onStartOver,
}: Truncation) {
  if (progress) {
    return (
      <div className={styles.progress}>
        <LoadProgress label="Loading all" onStop={progress.onStop}>
          {`${formatNumber(progress.loaded)} loaded`}
        </LoadProgress>
      </div>
    )
  }
  return (
    <div className={styles.more}>
      <span>{note}</span>
      {onLoadMore && (
        <Button {...action} isBusy={loading} onClick={onLoadMore}>
          {loading ? 'Loading...' : 'Load more'}
        </Button>
      )}
      {onLoadAll && !loading && (
        <Button {...action} onClick={onLoadAll}>
          Load all
        </Button>
      )}
      {onStartOver && (
        <Button {...action} onClick={onStartOver}>
          Refresh
        </Button>
      )}
    </div>
  )
}
