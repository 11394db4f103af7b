import { compareDecimals, decimalOf } from './decimal'
import { exactMark } from './exactMark'

/*
 * Numbers of JSON that a double cannot hold, such as 9007199254740993 and 1e400 (rule NUMBER-1). A double would be sent
 * back as another number.
 */

const known = new Map<string, WeakRef<ExactNumber>>()
const cleanup = new FinalizationRegistry<string>((text) => {
  if (!known.get(text)?.deref()) known.delete(text)
})

/** `JSON.rawJSON` writes any number. TypeScript's libraries do not have it yet. */
const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown }

const exactKind = 0n

/**
 * A number with all its digits. It is immutable, and the same text gives the same instance, so `===` compares. In
 * arithmetic it is the nearest double. `JSON.stringify` writes its digits.
 */
export class ExactNumber {
  /** The number as it stands in JSON. */
  readonly text: string
  /** JSON has no BigInt, so no object of a server is taken for a copy of an ExactNumber. */
  readonly kind = exactKind

  private constructor(text: string) {
    this.text = text
    Object.freeze(this)
  }

  static of(text: string): ExactNumber {
    const before = known.get(text)?.deref()
    if (before) return before
    const number = new ExactNumber(text)
    known.set(text, new WeakRef(number))
    cleanup.register(number, text)
    return number
  }

  valueOf(): number {
    return Number(this.text)
  }

  toString(): string {
    return this.text
  }

  /** Without `JSON.rawJSON`, `writeJson` replaces the mark. */
  toJSON(): unknown {
    return rawJSON ? rawJSON(this.text) : exactMark + this.text
  }
}

export const isExact = (value: unknown): value is ExactNumber => value instanceof ExactNumber

/** Whether this page or process has read an ExactNumber. Without one there is nothing to look for. */
export const hasExact = (): boolean => known.size > 0

/** The number of a JSON text: a double, or an ExactNumber if its double has another value. -0 is 0. */
export function numberFrom(text: string): number | ExactNumber {
  const double = Number(text)
  if (text.length < 16 && !/[eE]/.test(text)) return double + 0
  const isSame = Number.isFinite(double) && compareDecimals(decimalOf(text), decimalOf(String(double))) === 0
  return isSame ? double + 0 : ExactNumber.of(text)
}

/** The double of a number, for calculations. Undefined for anything that is not a number. */
export function doubleOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (!isExact(value)) return undefined
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(value.text)))
}

/** Compares two numbers of which at least one is exact, by all their digits. */
export const compareExact = (a: number | ExactNumber, b: number | ExactNumber): number =>
  compareDecimals(decimalOf(String(a)), decimalOf(String(b)))

/** Whether both are exact and the same number: `1e400` and `10e399`. */
export const isSameExact = (a: unknown, b: unknown): boolean =>
  isExact(a) && isExact(b) && compareExact(a, b) === 0

/**
 * Applies `change` to every part of a value that is neither a list nor a plain object. Returns the same value if
 * nothing changes.
 */
function mapLeaves(value: unknown, change: (leaf: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const changed = change(value)
  if (changed !== value || isExact(value)) return changed
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined
    for (const [index, item] of value.entries()) {
      const part = mapLeaves(item, change)
      if (part === item) continue
      copy ??= [...value]
      copy[index] = part
    }
    return copy ?? value
  }
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key]
    const part = mapLeaves(item, change)
    if (part === item) continue
    copy ??= { ...value }
    copy[key] = part
  }
  return copy ?? value
}

/** Restores the ExactNumbers of a structured clone, which lost their class: in a worker, and in what IndexedDB kept. */
export const revived = <T>(value: T): T =>
  mapLeaves(value, (leaf) => {
    const { kind, text } = leaf as Partial<ExactNumber>
    return typeof kind === 'bigint' && typeof text === 'string' ? ExactNumber.of(text) : leaf
  }) as T

/** A deep copy of JSON data, like `structuredClone`, which loses the class of an ExactNumber. */
export const cloned = <T>(value: T): T =>
  hasExact() ? revived(structuredClone(value)) : structuredClone(value)

/**
 * The value with doubles instead of exact numbers, because schemas know only doubles. Schemas accept whole numbers only
 * up to 2^53, so larger ones become 2^53.
 */
export const forSchema = <T>(value: T): T =>
  hasExact()
    ? (mapLeaves(value, (leaf) => {
        if (!isExact(leaf)) return leaf
        const double = Number(leaf.text)
        const most = Number.MAX_SAFE_INTEGER
        return Math.abs(double) > most ? Math.sign(double) * most : double
      }) as T)
    : value
