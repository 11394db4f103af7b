import { belongingTo, type CampaignName } from '@/engine/programme/campaignName'
import { TextQuery } from '@/lib/textQuery'
import type { EntityType } from '@/model/entityTypes'
import type { Matrix, MatrixRow } from './matrix'

/** Which rows of a matrix are shown, by what they have in at least one account. */
export const rowFilters = ['all', 'unequal', 'differs', 'missing', 'same'] as const
export type RowFilter = (typeof rowFilters)[number]

/** The filters of the matrix. */
export interface MatrixFilter {
  show: RowFilter
  /** Words of the name or the id. */
  q: string
  type: EntityType | undefined
}

const has = ({ cells }: MatrixRow, state: string) => cells.some((cell) => cell.state === state)

/** Whether a row passes a filter. A row that differs in one account and is missing in another passes both. */
export function passes(row: MatrixRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'unequal':
      return has(row, 'differs') || has(row, 'missing')
    case 'differs':
    case 'missing':
      return has(row, filter)
    case 'same':
      return !has(row, 'differs') && !has(row, 'missing') && !has(row, 'unknown')
  }
}

export type MatrixCounts = Readonly<Record<RowFilter, number>> & {
  /** The number of rows that differ in one account and are missing in another. */
  both: number
  /** The number of rows without any known state, because lists could not be read. */
  unknown: number
}

/** How many rows pass each filter. */
export function matrixCountsOf(matrix: Matrix): MatrixCounts {
  const count = (passing: (row: MatrixRow) => boolean) => matrix.filter(passing).length
  const [all, unequal, same] = [
    matrix.length,
    count((row) => passes(row, 'unequal')),
    count((row) => passes(row, 'same')),
  ]
  const [differs, lacking] = [count((row) => passes(row, 'differs')), count((row) => passes(row, 'missing'))]
  return {
    all,
    unequal,
    same,
    differs,
    missing: lacking,
    both: differs + lacking - unequal,
    unknown: all - unequal - same,
  }
}

/** How many objects differ and are missing in one account. */
export function countsIn(matrix: Matrix, index: number): { differs: number; missing: number } {
  let [differs, lacking] = [0, 0]
  for (const { cells } of matrix) {
    if (cells[index]?.state === 'differs') differs += 1
    if (cells[index]?.state === 'missing') lacking += 1
  }
  return { differs, missing: lacking }
}

/** The rows with an object of a campaign in at least one account. */
export function ofCampaign(matrix: Matrix, name: CampaignName | undefined): Matrix {
  if (!name) return matrix
  const belongs = belongingTo(name)
  return matrix.filter(({ cells }) => cells.some(({ object }) => object && belongs(object)))
}

/** The rows that all filters let through. */
export function narrowed(matrix: Matrix, { show, q, type }: MatrixFilter): Matrix {
  const query = new TextQuery(q)
  return matrix.filter(
    (row) => passes(row, show) && (type === undefined || row.type === type) && query.isIn(row.name, row.id),
  )
}
