const grouped = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/

/** A typed whole number from 0, also with group separators: '1,500', '1 500'. Undefined for anything else. */
export function readCount(text: string): number | undefined {
  const trimmed = text.trim()
  const digits = grouped.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}

/** The hint at a field whose text is no such number. */
export const countHint = 'A whole number from 0, such as 1500 or 1,500'
