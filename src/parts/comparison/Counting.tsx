import { formatNumber, pluralize } from '@/lib/format'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import type { useCounts } from './useCounts'

interface CountingProps {
  reading: ReturnType<typeof useCounts>
  /** The accounts to count. */
  accounts: readonly string[]
}

const uncountedOf = ({ reading: { counts }, accounts }: CountingProps) =>
  accounts.filter((id) => !counts.has(id))

/** Begins to count objects and findings of the accounts that are not counted (rule COMPARE-10). */
export function CountButton(props: CountingProps) {
  const { progress, isStopped, start } = props.reading
  const uncounted = uncountedOf(props)
  return (
    <Button
      variant="outline"
      disabled={progress !== undefined || uncounted.length === 0}
      onClick={() => start(uncounted)}
    >
      {isStopped && uncounted.length > 0 ? 'Continue to count' : 'Count objects and findings'}
    </Button>
  )
}

/** How many accounts are counted, with Stop. */
export function CountProgress(props: CountingProps) {
  const { progress, stop } = props.reading
  if (!progress) return null
  const done = props.accounts.length - uncountedOf(props).length
  return (
    <LoadProgress label="Counting" value={done} max={props.accounts.length} onStop={stop}>
      {`${formatNumber(done)} of ${pluralize(props.accounts.length, 'account')}`}
    </LoadProgress>
  )
}
