/** How long an operation may take, in ms. A database that another process blocks never responds. */
const patienceMs = 3000

/** A table of a database of the browser. All operations reject if the browser refuses, or does not respond in time. */
export interface DatabaseTable {
  read: <T>(request: (records: IDBObjectStore) => IDBRequest<T>) => Promise<T>
  write: (work: (records: IDBObjectStore) => void) => Promise<void>
}

/** @param limitMs an operation rejects after this time. Further ones reject immediately until it has ended */
export function openTable(database: string, table: string, limitMs = patienceMs): DatabaseTable {
  let opening: Promise<IDBDatabase> | undefined
  let isStuck = false

  const forgetConnection = () => {
    opening = undefined
  }
  const connect = () => {
    opening ??= openDatabase(database, table, forgetConnection).catch((thrown) => {
      opening = undefined
      throw thrown
    })
    return opening
  }

  /** @param work must send a request immediately: a transaction without requests ends by itself */
  async function within<T>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T>) {
    let transaction: IDBTransaction
    try {
      transaction = (await connect()).transaction(table, mode)
    } catch (thrown) {
      if (!isClosed(thrown)) throw thrown
      forgetConnection()
      transaction = (await connect()).transaction(table, mode)
    }
    return work(transaction)
  }

  async function inTime<T>(work: () => Promise<T>): Promise<T> {
    if (isStuck) throw new Error(`${database} does not respond`)
    const operation = work()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isStuck = true
        const recover = () => {
          isStuck = false
        }
        operation.then(recover, recover)
        reject(new Error(`${database} does not respond`))
      }, limitMs)
    })
    return Promise.race([operation, late]).finally(() => clearTimeout(timer))
  }

  return {
    read: (request) =>
      inTime(() =>
        within('readonly', async (transaction) => {
          // A large result can arrive after the transaction is complete.
          const result = resultOf(request(transaction.objectStore(table)))
          await ended(transaction)
          return result
        }),
      ),
    write: (work) =>
      inTime(() =>
        within('readwrite', async (transaction) => {
          work(transaction.objectStore(table))
          // Commits at once, so that the data is stored even if the tab is closed right after it.
          transaction.commit()
          await ended(transaction)
        }),
      ),
  }
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // `error` is null if the connection was closed.
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser ended the operation'))
  })

/** Browsers can also close a connection without an event, e.g. after an internal crash. */
const isClosed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'InvalidStateError'

async function openDatabase(name: string, table: string, onClose: () => void): Promise<IDBDatabase> {
  const found = await requestDatabase(name, table)
  const isWhole = found.objectStoreNames.contains(table)
  // A database without the table would stay like that, because its version does not change. So delete and create it
  // again.
  if (!isWhole) {
    found.close()
    await deleted(name)
  }
  const connection = isWhole ? found : await requestDatabase(name, table)
  // The browser closes the connection when the user clears its data.
  connection.onclose = onClose
  // Another tab deletes the database or has a newer release: it waits for this connection to be closed.
  connection.onversionchange = () => {
    connection.close()
    onClose()
  }
  return connection
}

function requestDatabase(name: string, table: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error(`${name} is in use`))
  })
}

const deleted = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error(`${name} is in use`))
  })
