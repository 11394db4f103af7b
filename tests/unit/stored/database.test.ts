import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTable } from '@/stored/database'

/** An IndexedDB whose requests do what the test wants. */
function stubDatabase(open: () => object) {
  vi.stubGlobal('indexedDB', { open })
}

const readAll = (table: ReturnType<typeof openTable>) => table.read((all) => all.getAll())

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a database that does not respond', () => {
  it('is given up after 3 s, and at once from then on, until it responds after all', async () => {
    const request = { result: databaseWith([7]), onsuccess: () => undefined }
    stubDatabase(() => request)
    const table = openTable('console.queues', 'records')
    const first = readAll(table).catch((error: Error) => error.message)
    const settled = vi.fn()
    void first.then(settled)
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await first).toBe('console.queues does not respond')
    await expect(table.write(() => undefined)).rejects.toThrow('does not respond')
    request.onsuccess()
    await vi.advanceTimersByTimeAsync(1)
    const read = readAll(table)
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toEqual([7])
  })
})

describe('a database that the browser refuses', () => {
  it('rejects, and is opened again the next time', async () => {
    stubDatabase(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const table = openTable('console.queues', 'records')
    await expect(readAll(table)).rejects.toThrow('no')
    stubDatabase(() => {
      const request = { result: databaseWith([7]), onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    })
    const read = readAll(table)
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toEqual([7])
  })
})

/** Its results arrive after the transaction is complete, as large ones can. */
function databaseWith(result: unknown) {
  return {
    transaction: () => {
      const transaction = {
        oncomplete: () => undefined,
        commit: () => undefined,
        objectStore: () => ({
          getAll: () => {
            const request = { onsuccess: () => undefined, result: undefined as unknown }
            setTimeout(() => {
              request.result = result
              request.onsuccess()
            })
            return request
          },
        }),
      }
      queueMicrotask(() => transaction.oncomplete())
      return transaction
    },
  }
}
