const digits = /^\d+$/

/**
 * What typed text means in a number field (decision G5): nothing when blank, a whole number from 0 up, or else the text
 * itself, as it was typed. Separators of thousands and decimals differ between countries, so text with them is no number.
 */
export function parseWhole(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return numberProblem(trimmed) === undefined ? Number(trimmed) : text
}

/** What is wrong with a value that was typed. Numbers are exact: one that JavaScript would round is too large. */
export function numberProblem(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (trimmed === '') return undefined
  if (!digits.test(trimmed)) return 'Enter a whole number, 0 or more'
  return Number.isSafeInteger(Number(trimmed)) ? undefined : 'This number is too large'
}
