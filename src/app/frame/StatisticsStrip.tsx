import { useSelector } from '@tanstack/react-store'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import * as z from 'zod/mini'
import { places } from '@/stored/places'
import { stored } from '@/stored/stored'
import { FigureList } from './FigureList'
import styles from './StatisticsStrip.module.css'
import { useStatistics } from './useStatistics'

/**
 * The statistics record of the selected account or of all accounts (rule STATS-1). Changes are not announced; screen
 * readers can read the figures as a description list. The strip keeps its height when it has nothing to show.
 */
export const StatisticsStrip = memo(({ accountName }: { accountName: string | undefined }) => {
  const { whose, account, figures, error, changed } = useStatistics()
  const [abbreviated, toggle] = useAbbreviation()
  if (whose === 'none') return <EmptyStrip />

  return (
    <section aria-label="Statistics" className={styles.strip} data-part="statistics">
      <div data-part="inner">
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
        {(figures || !error) && <FigureList figures={figures} changed={changed} abbreviated={abbreviated} />}
        {(figures || !error) && (
          <div data-part="toggle">
            <button
              type="button"
              aria-pressed={abbreviated}
              aria-label="Abbreviate figures (1K)"
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
})

/** Keeps the height of the strip. */
export const EmptyStrip = () => <div className={styles.strip} aria-hidden />

const abbreviate = stored(places.abbreviate, z.enum(['on', 'off']), 'on')

/** Whether figures are abbreviated. On by default; the choice is stored (decision F2). */
function useAbbreviation(): [on: boolean, toggle: () => void] {
  const on = useSelector(abbreviate.atom()) === 'on'
  return [on, () => void abbreviate.set(on ? 'off' : 'on')]
}
