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

describe('a connection that ends while the page is open', () => {
  /** A browser that opens these databases one after the other. */
  function opening(...databases: ReturnType<typeof databaseWith>[]) {
    const opened = vi.fn(() => {
      const request = { result: databases.shift(), onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    })
    vi.stubGlobal('indexedDB', {
      open: opened,
      deleteDatabase: () => {
        const request = { onsuccess: () => undefined }
        queueMicrotask(() => request.onsuccess())
        return request
      },
    })
    return opened
  }
  async function result<T>(read: Promise<T>) {
    await vi.advanceTimersByTimeAsync(1)
    return read
  }

  it('is opened again if the browser closed it without an event', async () => {
    const closed = databaseWith([1])
    const opened = opening(closed, databaseWith([2]))
    const table = openTable('console.journal', 'entries')
    expect(await result(readAll(table))).toEqual([1])
    closed.transaction = () => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    }
    expect(await result(readAll(table))).toEqual([2])
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it('lets another tab delete the database or open a newer one, and is opened again', async () => {
    const first = databaseWith([1])
    opening(first, databaseWith([2]))
    const table = openTable('console.journal', 'entries')
    expect(await result(readAll(table))).toEqual([1])
    first.onversionchange?.()
    expect(first.close).toHaveBeenCalledOnce()
    expect(await result(readAll(table))).toEqual([2])
  })

  it('is made again if its database has lost its table', async () => {
    const broken = { ...databaseWith([1]), objectStoreNames: { contains: () => false } }
    const opened = opening(broken, databaseWith([2]))
    expect(await result(readAll(openTable('console.journal', 'entries')))).toEqual([2])
    expect(broken.close).toHaveBeenCalledOnce()
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it('rejects with an error, also if the browser gives none', async () => {
    const aborting = databaseWith([1])
    aborting.transaction = () => {
      const transaction = { ...databaseWith([1]).transaction(), error: null, onabort: () => undefined }
      queueMicrotask(() => queueMicrotask(() => transaction.onabort()))
      return transaction
    }
    opening(aborting)
    const write = openTable('console.journal', 'entries').write(() => undefined)
    const failure = write.catch((thrown: unknown) => thrown)
    expect(await result(failure)).toBeInstanceOf(Error)
  })
})

/** Its results arrive after the transaction is complete, as large ones can. */
function databaseWith(result: unknown) {
  return {
    objectStoreNames: { contains: () => true },
    close: vi.fn(),
    onversionchange: undefined as (() => void) | undefined,
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
