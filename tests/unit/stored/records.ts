import { vi } from 'vitest'

type Key = readonly unknown[]
type Table = Map<string, { key: Key; value: unknown }>

/**
 * As much of IndexedDB as the console uses: records in the order of the keys. Writes can fail. `name` is the database that
 * the test looks at; others are kept apart.
 */
export class Records {
  readonly kept: Table = new Map()
  writes = 0
  /** Writes after this number fail. */
  limit = Number.POSITIVE_INFINITY

  constructor(name?: string) {
    vi.stubGlobal('IDBKeyRange', { bound: (from: Key, to: Key) => ({ from, to }) })
    vi.stubGlobal('indexedDB', {
      open: (database: string) => {
        const others: Table = new Map()
        const table = name === undefined || name === database ? this.kept : others
        const request = { result: this.database(table), onsuccess: () => undefined }
        queueMicrotask(() => request.onsuccess())
        return request
      },
    })
  }

  private inRange(table: Table, range?: { from: Key; to: Key }) {
    return [...table.values()]
      .filter(({ key }) => !range || (compare(range.from, key) <= 0 && compare(key, range.to) <= 0))
      .toSorted((a, b) => compare(a.key, b.key))
  }

  private database(table: Table) {
    return {
      objectStoreNames: { contains: () => true },
      transaction: () => {
        const before = new Map(table)
        let hasPut = false
        const transaction = {
          error: new DOMException('full', 'QuotaExceededError'),
          oncomplete: () => undefined,
          onabort: () => undefined,
          commit: () => undefined,
          objectStore: () => ({
            put: (value: unknown, key: Key) => {
              this.writes += 1
              hasPut = true
              table.set(JSON.stringify(key), { key, value: structuredClone(value) })
            },
            getAll: (range?: { from: Key; to: Key }) =>
              requestOf(this.inRange(table, range).map(({ value }) => value)),
            getAllKeys: (range?: { from: Key; to: Key }) =>
              requestOf(this.inRange(table, range).map(({ key }) => key)),
            delete: (range: { from: Key; to: Key } | Key) => {
              const bounds = 'from' in range ? range : { from: range, to: range }
              for (const { key } of this.inRange(table, bounds)) table.delete(JSON.stringify(key))
            },
          }),
        }
        queueMicrotask(() => {
          if (!hasPut || this.writes <= this.limit) return transaction.oncomplete()
          table.clear()
          for (const [key, record] of before) table.set(key, record)
          return transaction.onabort()
        })
        return transaction
      },
    }
  }
}

/** A large result arrives after the transaction is complete. */
function requestOf(result: unknown) {
  const request = { result, onsuccess: () => undefined }
  queueMicrotask(() => queueMicrotask(() => request.onsuccess()))
  return request
}

const rankOf = (value: unknown) => (Array.isArray(value) ? 2 : typeof value === 'string' ? 1 : 0)

/** Numbers, then texts, then lists, part by part; the shorter key first. */
function compare(a: Key, b: Key): number {
  for (const [index, one] of a.entries()) {
    if (index >= b.length) return 1
    const other = b[index]
    if (one === other) continue
    const ranks = rankOf(one) - rankOf(other)
    if (ranks !== 0) return ranks
    return (one as string) < (other as string) ? -1 : 1
  }
  return a.length - b.length
}
