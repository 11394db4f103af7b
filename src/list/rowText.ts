import { textOf } from '@/ui/value'

/**
 * Reads fields of any row. A response can violate the contract (rule API-11), so these functions show what they can and
 * never throw.
 */

export const fieldText = (row: object, field: string) => textOf((row as Record<string, unknown>)[field])

/** The title of a row: its name, or its id if it has none. */
export const titleOf = (row: object, id: unknown) => fieldText(row, 'name').trim() || textOf(id) || '—'
