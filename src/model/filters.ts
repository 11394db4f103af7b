import type { Filter } from '@/lib/filterRows'
import { type defaultPeriods, periods, questionTypes, withDefault } from './choices'
import { boundsOf, windowOf } from './lifecycle'
import { type StockedType, stockOf } from './stockUnits'

/** Filters that several lists share (decision G4). They read objects that can violate the contract. */

interface Held {
  id?: unknown
  isAvailable?: unknown
  category?: unknown
  tags?: unknown
  period?: unknown
  questions?: unknown
}

export const availabilityFilter: Filter<Held> = {
  id: 'availability',
  label: 'Availability',
  value: (row) => (row.isAvailable === false ? 'inactive' : 'active'),
  choices: { active: 'Active', inactive: 'Inactive' },
}

/** A live object that ends within this time ends soon. */
const soonMs = 7 * 24 * 60 * 60 * 1000

/** Filters by the active range. An inactive object can be scheduled or ended, but is never live. */
export const scheduleFilter: Filter<Held> = {
  id: 'schedule',
  label: 'Schedule',
  value: (row) => {
    const stage = windowOf(row)
    if (stage !== 'live') return stage
    if (row.isAvailable === false) return undefined
    return boundsOf(row).to < Date.now() + soonMs ? ['live', 'ending'] : stage
  },
  choices: { live: 'Live now', ending: 'Ends within 7 days', scheduled: 'Scheduled', ended: 'Ended' },
}

export const categoryFilter: Filter<Held> = {
  id: 'category',
  label: 'Category',
  value: (row) => row.category,
  none: 'No category',
  byUse: true,
}

export const tagFilter: Filter<Held> = {
  id: 'tag',
  label: 'Tags',
  value: (row) => row.tags,
  none: 'No tags',
  byUse: true,
}

/** The refresh period, with the labels of the form. */
export const periodFilter = (type: keyof typeof defaultPeriods): Filter<Held> => ({
  id: 'period',
  label: 'Refresh period',
  value: (row) => withDefault(type, 'period', row.period),
  choices: periods,
})

export const questionFilter: Filter<Held> = {
  id: 'questions',
  label: 'Questions',
  value: ({ questions }) => (questions as { type?: unknown }[] | undefined)?.map(({ type }) => type),
  choices: questionTypes,
}

/**
 * The filter for stock. An object without units left is out of stock, even if no field says how many units there are
 * (decision H101).
 */
export const stockFilter = (type: StockedType): Filter<Held> => ({
  id: 'stock',
  label: 'Stock',
  value: (row) => ((stockOf(type, row)?.left ?? 0) > 0 ? 'in' : 'out'),
  choices: { in: 'With stock', out: 'Out of stock' },
})
