const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type Comparable = string | number | boolean | null | undefined

const missing = (value: Comparable) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/**
 * Ascending sort order of lists (decision C1): case-insensitive, numbers inside texts by value, `false` before `true`,
 * missing values (undefined, null, '', NaN) last.
 */
export function naturalCompare(a: Comparable, b: Comparable): number {
  const aMissing = missing(a)
  const bMissing = missing(b)
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing)
  return typeof a === 'string' || typeof b === 'string'
    ? collator.compare(String(a), String(b))
    : Number(a) - Number(b)
}
