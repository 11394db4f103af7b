import type { Column } from '@/list/types'
import { nouns } from '@/model/words'

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
export const rewardColumns = <T extends Rewarded>(): Column<T>[] => [
  { id: 'points', header: nouns.points.title, kind: 'number', value: (row) => row.reward?.points ?? 0 },
  { id: 'credits', header: nouns.credits.title, kind: 'number', value: (row) => row.reward?.credits ?? 0 },
]

export const creditsColumn = <T extends Scored>(): Column<T> => ({
  id: 'credits',
  header: nouns.credits.title,
  kind: 'number',
  value: (row) => row.credits ?? 0,
})

/** Points and Credits of the object itself. */
export const scoreColumns = <T extends Scored>(): Column<T>[] => [
  { id: 'points', header: nouns.points.title, kind: 'number', value: (row) => row.points ?? 0 },
  creditsColumn(),
]

export const stockColumns = <T extends Stocked>(): Column<T>[] => [
  creditsColumn(),
  { id: 'available', header: 'Available', kind: 'number', value: (row) => row.stock?.available ?? 0 },
  { id: 'redeemed', header: 'Redeemed', kind: 'number', value: (row) => row.stock?.redeemed ?? 0 },
]

export const questionnaireColumns = <T extends Counted>(): Column<T>[] => [
  { id: 'category', header: 'Category', kind: 'text', value: (row) => row.category, sortable: false },
  { id: 'completed', header: 'Completed', kind: 'number', value: (row) => row.completed },
]

/** Active by default: a missing `isAvailable` means true (rule DATA-1). */
export const statusColumn = <T extends { isAvailable?: boolean }>(): Column<T> => ({
  id: 'status',
  header: 'Status',
  kind: 'status',
  value: (row) => row.isAvailable !== false,
})
