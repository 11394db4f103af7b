const digits = /^\d+$/

/**
 * Parses text of a number field (decision G5): undefined when blank, a whole number from 0 up, otherwise the text
 * itself as typed. Thousands and decimal separators differ between countries, so text with them is not a number.
 */
export function parseWholeNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return numberProblem(trimmed) === undefined ? Number(trimmed) : text
}

/** What is wrong with a typed value. A number that JavaScript would round is too large. */
export function numberProblem(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (trimmed === '') return undefined
  if (!digits.test(trimmed)) return 'Enter a whole number, 0 or more'
  return Number.isSafeInteger(Number(trimmed)) ? undefined : 'This number is too large'
}
