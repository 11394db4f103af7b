import { compareExact, type ExactNumber, isExact } from './exactNumber'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type Comparable = string | number | boolean | ExactNumber | null | undefined

const missing = (value: Comparable) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/**
 * Ascending sort order of lists (decision C1): case-insensitive, numbers inside texts by value, `false` before `true`,
 * missing values (undefined, null, '', NaN) last.
 */
export function naturalCompare(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '') return compareTexts(a, b)
  const aMissing = missing(a)
  const bMissing = missing(b)
  if (aMissing || bMissing) return Number(aMissing) - Number(bMissing)
  if (typeof a === 'string' || typeof b === 'string') return compareTexts(String(a), String(b))
  // Different exact numbers can have the same double.
  return isExact(a) || isExact(b) ? compareExact(numberOf(a), numberOf(b)) : Number(a) - Number(b)
}

const numberOf = (value: Comparable) => (isExact(value) ? value : Number(value))

const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const zero = 0x30

/** Index: character code. Value: rank in the collator's order, which ignores case; 0 if not printable ASCII. */
let ranks: Uint8Array | undefined

function ranksOfAscii(): Uint8Array {
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  const inOrder = printable.sort(collator.compare)
  const found = new Uint8Array(0x80)
  let rank = 0
  for (const [index, character] of inOrder.entries()) {
    if (index === 0 || collator.compare(inOrder[index - 1] as string, character) !== 0) rank += 1
    found[character.charCodeAt(0)] = rank
  }
  return found
}

/** Compares like the collator, but ten times faster as long as the texts differ within printable ASCII. */
function compareTexts(a: string, b: string): number {
  ranks ??= ranksOfAscii()
  let atA = 0
  let atB = 0
  while (atA < a.length && atB < b.length) {
    const first = a.charCodeAt(atA)
    const second = b.charCodeAt(atB)
    const rankA = ranks[first]
    const rankB = ranks[second]
    if (!rankA || !rankB) return collator.compare(a, b)
    if (isDigit(first) && isDigit(second)) {
      const [startA, startB] = [afterZeros(a, atA), afterZeros(b, atB)]
      ;[atA, atB] = [afterDigits(a, startA), afterDigits(b, startB)]
      // A non-ASCII character may be a digit of another script that continues the number, so use the collator.
      if (a.charCodeAt(atA) > 0x7e || b.charCodeAt(atB) > 0x7e) return collator.compare(a, b)
      const longer = atA - startA - (atB - startB)
      if (longer !== 0) return longer
      for (let digit = 0; digit < atA - startA; digit += 1) {
        const difference = a.charCodeAt(startA + digit) - b.charCodeAt(startB + digit)
        if (difference !== 0) return difference
      }
    } else if (rankA !== rankB) return rankA - rankB
    else {
      atA += 1
      atB += 1
    }
  }
  // The collator ignores some characters, so the longer text is only greater if it continues in ASCII.
  if (atA < a.length) return ranks[a.charCodeAt(atA)] ? 1 : collator.compare(a, b)
  if (atB < b.length) return ranks[b.charCodeAt(atB)] ? -1 : collator.compare(a, b)
  return 0
}

function afterZeros(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === zero) at += 1
  return at
}

function afterDigits(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at))) at += 1
  return at
}
