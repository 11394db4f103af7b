import type { Column } from '@/list/types'
import type { AnyPath } from '@/model/paths'
import { nouns } from '@/model/words'

type Ends<Path extends string> = Path | (Path extends `${string}.${infer End}` ? Ends<End> : never)

/**
 * A column of a field. Its id is the path of the field, or the end of it; else it names the field. A column that is
 * calculated is described in `model/fields/derived.ts`, which filters and assistants read, too.
 */
export type FieldColumn<T> = Column<T> & ({ id: Ends<AnyPath<T>> } | { of: AnyPath<T> })

interface Rewarded {
  reward?: { points?: number; credits?: number }
}
interface Stocked {
  credits?: number
  stock?: { available?: number; redeemed?: number }
}
interface Scored {
  points?: number
  credits?: number
}
interface Counted {
  category?: string
  completed?: number
}

/** Points and Credits of the reward. A missing value counts as 0 (decision C6). */
export const rewardColumns = (): FieldColumn<Rewarded>[] => [
  { id: 'points', header: nouns.points.title, kind: 'number', value: (row) => row.reward?.points ?? 0 },
  { id: 'credits', header: nouns.credits.title, kind: 'number', value: (row) => row.reward?.credits ?? 0 },
]

export const creditsColumn = (): FieldColumn<Pick<Scored, 'credits'>> => ({
  id: 'credits',
  header: nouns.credits.title,
  kind: 'number',
  value: (row) => row.credits ?? 0,
})

/** Points and Credits of the object itself. */
export const scoreColumns = (): FieldColumn<Scored>[] => [
  { id: 'points', header: nouns.points.title, kind: 'number', value: (row) => row.points ?? 0 },
  creditsColumn(),
]

export const stockColumns = (): FieldColumn<Stocked>[] => [
  creditsColumn(),
  { id: 'available', header: 'Available', kind: 'number', value: (row) => row.stock?.available ?? 0 },
  { id: 'redeemed', header: 'Redeemed', kind: 'number', value: (row) => row.stock?.redeemed ?? 0 },
]

export const questionnaireColumns = (): FieldColumn<Counted>[] => [
  { id: 'category', header: 'Category', kind: 'text', value: (row) => row.category, sortable: false },
  { id: 'completed', header: 'Completed', kind: 'number', value: (row) => row.completed },
]

/** Active by default: a missing `isAvailable` means true (rule DATA-1). */
export const statusColumn = (): FieldColumn<{ isAvailable?: boolean }> => ({
  id: 'status',
  of: 'isAvailable',
  header: 'Status',
  kind: 'status',
  value: (row) => row.isAvailable !== false,
})
