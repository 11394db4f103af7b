import { isExact } from '@/lib/exactNumber'
import { isObject } from '@/lib/value'

/** Shorter texts cannot be keys, and replacing them would damage ordinary words. */
const leastLength = 8

const hasRaw = 'rawJSON' in JSON

/** Values that a response must never contain: the token, and API keys (rule ASSIST-3). */
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

  /**
   * Returns a copy without secrets. Numbers that a double cannot represent keep their digits, as text if Node cannot
   * write them as numbers.
   */
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
