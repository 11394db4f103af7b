import { memo } from 'react'
import { type MetricName, metricOf } from '@/api/metrics'
import type { Statistics } from '@/generated/model'
import { abbreviate, formatNumber } from '@/lib/format'
import styles from './MetricList.module.css'
import { type MetricCell, metricCells } from './metrics'

interface MetricListProps {
  /** Undefined until they are loaded; the layout is the same. */
  figures: Statistics | undefined
  changed: ReadonlySet<MetricName>
  abbreviated: boolean
}

/** All 17 figures in 13 cells (decision F2). */
export function MetricList({ figures, changed, abbreviated }: MetricListProps) {
  const shownOf = (name: MetricName) => figures && metricOf(figures, name)
  return (
    <dl
      className={styles.list}
      data-abbreviated={abbreviated || undefined}
      data-empty={!figures || undefined}
      aria-busy={!figures}
    >
      {metricCells.map((cell) => {
        const { figure, also } = cell
        return (
          <Cell
            key={figure}
            cell={cell}
            value={shownOf(figure)}
            isChanged={changed.has(figure)}
            alsoValue={also && shownOf(also.figure)}
            isAlsoChanged={also !== undefined && changed.has(also.figure)}
            abbreviated={abbreviated}
          />
        )
      })}
    </dl>
  )
}

interface CellProps {
  cell: MetricCell
  value: number | undefined
  isChanged: boolean
  alsoValue: number | undefined
  isAlsoChanged: boolean
  abbreviated: boolean
}

/** Label above, figure below, full number on hover. Memoized: renders only when a figure of its own changes. */
const Cell = memo(({ cell, value, isChanged, alsoValue, isAlsoChanged, abbreviated }: CellProps) => {
  const { label, icon: Icon, figure, also } = cell
  const show = (name: MetricName, of: number | undefined, isNew: boolean, word = '') => {
    const shown = of === undefined ? '0' : abbreviated ? abbreviate(of) : formatNumber(of)
    return (
      <dd
        data-figure={name}
        data-changed={isNew || undefined}
        title={of === undefined ? undefined : formatNumber(of)}
      >
        {word ? `${shown} ${word}` : shown}
      </dd>
    )
  }
  return (
    <div data-changed={isChanged || isAlsoChanged || undefined}>
      <dt>
        <Icon size={12} aria-hidden />
        <span>{label}</span>
      </dt>
      {show(figure, value, isChanged)}
      {also && show(also.figure, alsoValue, isAlsoChanged, also.word)}
    </div>
  )
})
