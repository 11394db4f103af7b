import { useSelector } from '@tanstack/react-store'
import { ChevronDown, ChevronUp, CircleAlert } from 'lucide-react'
import { memo } from 'react'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { MetricList } from './MetricList'
import styles from './StatisticsStrip.module.css'
import { useStatistics } from './useStatistics'

/**
 * The statistics record of the selected account or of all accounts (rule STATS-1). Changes are not announced; screen
 * readers can read the figures as a description list. The strip keeps its height when it has nothing to show.
 */
export const StatisticsStrip = memo((props: StripProps) => {
  const [isFolded, toggle] = useFolded()
  return isFolded ? <FoldedStrip onUnfold={toggle} /> : <OpenStrip {...props} onFold={toggle} />
})

interface StripProps {
  accountName: string | undefined
}

function OpenStrip({ accountName, onFold }: StripProps & { onFold: () => void }) {
  const { whose, account, figures, error, changed } = useStatistics()
  const [abbreviated, toggle] = useAbbreviation()
  if (whose === 'none') return <EmptyStrip />

  return (
    <section aria-label="Statistics" className={styles.strip} data-part="statistics">
      <div data-part="inner">
        <FoldButton isFolded={false} onToggle={onFold} />
        <div
          data-part="scope"
          data-error={error !== undefined || undefined}
          data-alone={!figures || undefined}
        >
          {error === undefined ? (
            <>
              <i aria-hidden />
              <span data-part="whose">{whose === 'all' ? 'All accounts' : accountName || account}</span>
            </>
          ) : (
            <>
              <CircleAlert size={14} aria-hidden />
              <span data-part="error" role="status" title={error}>
                {error}
              </span>
            </>
          )}
        </div>
        {(figures || !error) && <MetricList figures={figures} changed={changed} abbreviated={abbreviated} />}
        {(figures || !error) && (
          <div data-part="toggle">
            <button
              type="button"
              aria-pressed={abbreviated}
              aria-label="Abbreviate figures as 1K"
              title={abbreviated ? 'Show full figures' : 'Abbreviate figures'}
              onClick={toggle}
            >
              1K
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

/** A line with the button that shows the figures again. They are not fetched while the strip is folded (rule STATS-7). */
const FoldedStrip = ({ onUnfold }: { onUnfold: () => void }) => (
  <section aria-label="Statistics" className={styles.folded} data-part="statistics">
    <div data-part="inner">
      <FoldButton isFolded onToggle={onUnfold} />
    </div>
  </section>
)

function FoldButton({ isFolded, onToggle }: { isFolded: boolean; onToggle: () => void }) {
  const toggle = () => {
    onToggle()
    // The strip in its other state renders another button, so move the focus there.
    focusAfterPaint(() => document.querySelector('[data-part="fold"]'))
  }
  const Icon = isFolded ? ChevronDown : ChevronUp
  const label = isFolded ? 'Show statistics' : 'Hide statistics'
  return (
    <button type="button" data-part="fold" aria-expanded={!isFolded} title={label} onClick={toggle}>
      <Icon size={14} aria-hidden />
      <span>{label}</span>
    </button>
  )
}

/** Keeps the height of the strip. */
export const EmptyStrip = () => (
  <div className={folded.get() === 'folded' ? styles.folded : styles.strip} aria-hidden />
)

const folded = stored(storageKeys.statistics, z.enum(['shown', 'folded']), 'shown')

function useFolded(): [isFolded: boolean, toggle: () => void] {
  const isFolded = useSelector(folded.atom()) === 'folded'
  return [isFolded, () => void folded.set(isFolded ? 'shown' : 'folded')]
}

const abbreviate = stored(storageKeys.abbreviate, z.enum(['on', 'off']), 'on')

/** Whether figures are abbreviated. On by default; the choice is stored (decision F2). */
function useAbbreviation(): [on: boolean, toggle: () => void] {
  const on = useSelector(abbreviate.atom()) === 'on'
  return [on, () => void abbreviate.set(on ? 'off' : 'on')]
}
