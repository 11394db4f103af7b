import type { Keep } from './persistence'
import type { Change } from './resources'

const TABLE = 'changes'

/** Stores changes in a database of the browser's IndexedDB, which has space for images and stores them as they are. */
export function indexedDbKeep(name: string): Keep {
  let database: Promise<IDBDatabase> | undefined
  const open = () => (database ??= openDatabase(name))

  async function inTable<T>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<T> | undefined,
  ) {
    const transaction = (await open()).transaction(TABLE, mode)
    const request = work(transaction.objectStore(TABLE))
    // Commits at once, so that a reload right after the response does not lose the change.
    transaction.commit()
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request?.result
  }

  return {
    load: async () => (await inTable<Change[]>('readonly', (table) => table.getAll())) ?? [],
    save: async (records) => {
      await inTable('readwrite', (table) => {
        for (const { place, change } of records) table.put(change, place)
        return undefined
      })
    },
    clear: async () => {
      await inTable('readwrite', (table) => table.clear())
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
