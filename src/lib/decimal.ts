/* Decimal numbers of any length as texts, to compare them without rounding. */

interface Decimal {
  sign: -1 | 0 | 1
  /** The digits from the first to the last that is not 0. */
  digits: string
  /** The power of ten of the first digit. */
  exponent: bigint
}

const zero: Decimal = { sign: 0, digits: '', exponent: 0n }

/** The value of a number in the notation of JSON or of `String(number)`. */
export function decimalOf(text: string): Decimal {
  const start = text.startsWith('-') ? 1 : 0
  const power = text.search(/[eE]/)
  const end = power < 0 ? text.length : power
  const point = text.indexOf('.')
  const whole = text.slice(start, point < 0 ? end : point)
  const all = point < 0 ? whole : whole + text.slice(point + 1, end)
  let first = 0
  while (first < all.length && all[first] === '0') first += 1
  if (first === all.length) return zero
  let last = all.length
  while (all[last - 1] === '0') last -= 1
  return {
    sign: start === 1 ? -1 : 1,
    digits: all.slice(first, last),
    exponent:
      (power < 0 ? 0n : BigInt(text.slice(power + 1).replace('+', ''))) + BigInt(whole.length - first - 1),
  }
}

/** Negative if `a` is less than `b`, 0 if they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.sign !== b.sign) return a.sign - b.sign
  if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -a.sign : a.sign
  // Compares the digits as fractions: '12' is less than '121', and '2' is greater than both.
  if (a.digits === b.digits) return 0
  return a.digits < b.digits ? -a.sign : a.sign
}

/** The digits with a comma between groups of three. A number with an exponent stays as it is. */
export function grouped(text: string): string {
  if (/[eE]/.test(text)) return text
  const point = text.indexOf('.')
  const end = point < 0 ? text.length : point
  const start = text.startsWith('-') ? 1 : 0
  const groups = []
  for (let at = end; at > start; at -= 3) groups.unshift(text.slice(Math.max(start, at - 3), at))
  return text.slice(0, start) + groups.join(',') + text.slice(end)
}

/** All digits of a double without an exponent, which programs read alike in every language: `0.0000001`. -0 is 0. */
export function plainDigits(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  const { sign, digits, exponent } = decimalOf(text)
  const before = Number(exponent) + 1
  const plain = before > 0 ? digits.padEnd(before, '0') : `0.${'0'.repeat(-before)}${digits}`
  return sign < 0 ? `-${plain}` : plain
}
