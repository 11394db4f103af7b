const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type Comparable = string | number | boolean | null | undefined

const missing = (value: Comparable) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/**
 * Sort order of lists (decision C1): case-insensitive, numbers inside texts by value, `false` before `true`, missing
 * values (undefined, null, '', NaN) last in both directions.
 */
export function naturalCompare(a: Comparable, b: Comparable, direction: 'asc' | 'desc' = 'asc'): number {
  const aMissing = missing(a)
  const bMissing = missing(b)
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing)
  const order =
    typeof a === 'string' || typeof b === 'string'
      ? collator.compare(String(a), String(b))
      : Number(a) - Number(b)
  return direction === 'asc' ? order : -order
}
