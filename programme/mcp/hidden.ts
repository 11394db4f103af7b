import { isExact } from '@/lib/exactNumber'
import { isObject } from '@/lib/value'

/** Shorter texts are no keys, and occur in words. */
const leastLength = 8

const hasRaw = 'rawJSON' in JSON

/** What no answer contains: the token, and keys of the API (rule ASSIST-3). */
export class Hidden {
  private readonly secrets = new Set<string>()

  constructor(secrets: readonly string[]) {
    for (const secret of secrets) this.add(secret)
  }

  add(secret: string): void {
    if (secret.length >= leastLength) this.secrets.add(secret)
  }

  isIn(text: string): boolean {
    return this.cleaned(text) !== text
  }

  /** A copy without secrets. Numbers that no double holds keep their digits: as texts where Node cannot write them otherwise. */
  without<T>(value: T): T
  without(value: unknown): unknown {
    if (typeof value === 'string') return this.cleaned(value)
    if (isExact(value)) return hasRaw ? value : value.text
    if (Array.isArray(value)) return value.map((part) => this.without(part))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : [[this.cleaned(key), this.without(part)]],
      ),
    )
  }

  private cleaned(text: string): string {
    let cleaned = text
    for (const secret of this.secrets) cleaned = cleaned.replaceAll(secret, '(hidden)')
    return cleaned
  }
}
