import { memo } from 'react'
import { type FigureName, figureOf } from '@/api/figures'
import type { Statistics } from '@/generated/model'
import { abbreviate, formatNumber } from '@/lib/format'
import styles from './FigureList.module.css'
import { type FigureCell, figureCells } from './figures'

interface FigureListProps {
  /** Undefined until they are loaded; the layout is the same. */
  figures: Statistics | undefined
  changed: ReadonlySet<FigureName>
  abbreviated: boolean
}

/** All 17 figures in 13 cells (decision F2). */
export function FigureList({ figures, changed, abbreviated }: FigureListProps) {
  const shownOf = (name: FigureName) => figures && figureOf(figures, name)
  return (
    <dl
      className={styles.list}
      data-abbreviated={abbreviated || undefined}
      data-empty={!figures || undefined}
      aria-busy={!figures}
    >
      {figureCells.map((cell) => {
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
  cell: FigureCell
  value: number | undefined
  isChanged: boolean
  alsoValue: number | undefined
  isAlsoChanged: boolean
  abbreviated: boolean
}

/** Label above, figure below, full number on hover. Memoized: renders only when a figure of its own changes. */
const Cell = memo(({ cell, value, isChanged, alsoValue, isAlsoChanged, abbreviated }: CellProps) => {
  const { label, icon: Icon, figure, also } = cell
  const show = (name: FigureName, of: number | undefined, isNew: boolean, word = '') => {
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
