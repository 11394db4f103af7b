import type { Journal, QueueState, Step, StepState } from './types'

/*
 * Queues are stored in IndexedDB, because they can be larger than local storage allows, and writing must not block the
 * page. A queue has a record for its head, one for each step and one for each state, so that a change writes little.
 */

const database = 'console.queues'
const table = 'records'

/** The number of steps that are written at a time. Writing copies them, which blocks the page. */
const sliceOf = 100

interface Head extends Omit<QueueState, 'steps' | 'states'> {
  /** The number of steps. The head is written last, so a queue without all of its steps has no head. */
  count: number
}

/** The state of the step with the index `of`. A step without a state is waiting. */
interface KeptState {
  of: string
  state: StepState
}

/** The keys of a queue: `[key]` is its head, `[key, 'step' | 'state', index]` are its parts. */
const places = (key: string) => ({
  head: [key],
  part: (kind: 'step' | 'state', index: number) => [key, kind, index],
  // In IndexedDB, arrays sort after all strings, and so does an empty array.
  all: IDBKeyRange.bound([key], [key, []]),
})

/**
 * Stores one queue in this browser, over reloads and closed tabs.
 * @param key of the user and the account, because a browser can have several of both
 */
export function browserJournal(key: string): Journal {
  let opening: Promise<IDBDatabase> | undefined
  /** The last written state. Only records that differ from it are written again. */
  let last: QueueState | undefined

  const open = () => {
    opening ??= openDatabase().catch((thrown) => {
      opening = undefined
      throw thrown
    })
    return opening
  }

  async function write(work: (records: IDBObjectStore) => void) {
    const transaction = (await open()).transaction(table, 'readwrite')
    work(transaction.objectStore(table))
    // Commits immediately, so that the data is stored even if the tab is closed right after it.
    transaction.commit()
    await ended(transaction)
  }

  return {
    async load() {
      const transaction = (await open()).transaction(table, 'readonly')
      const request = transaction.objectStore(table).getAll(places(key).all)
      await ended(transaction)
      return readQueue(request.result)
    },
    async save(queue) {
      const { head, part, all } = places(key)
      const { steps, states, ...rest } = queue
      const before = last?.id === queue.id ? last : undefined
      if (!before) await write((records) => records.delete(all))
      const changed =
        before?.steps === steps
          ? []
          : steps.flatMap((step, index) => (before?.steps[index] === step ? [] : [index]))
      // Without the head, which is in the last slice, there is no queue to load. Nothing of it was sent yet.
      while (changed.length > sliceOf) {
        const slice = changed.splice(0, sliceOf)
        await write((records) => {
          for (const index of slice) records.put(steps[index], part('step', index))
        })
      }
      await write((records) => {
        for (const index of changed) records.put(steps[index], part('step', index))
        for (const [index, { key: of }] of steps.entries()) {
          const state = states[of]
          if (
            state &&
            (before ? before.states[of] !== state : state.status !== 'waiting' || state.isUncertain)
          )
            records.put({ of, state } satisfies KeptState, part('state', index))
        }
        records.put({ ...rest, count: steps.length } satisfies Head, head)
      })
      last = queue
    },
    async clear() {
      await write((records) => records.delete(places(key).all))
      last = undefined
    },
    claim: () => claimed(`${database} ${key}`),
    isClaimed: () => isClaimed(`${database} ${key}`),
  }
}

/** Records are in the order of their keys: head, states, steps. */
function readQueue(records: readonly unknown[]): QueueState | undefined {
  const [first, ...parts] = records
  const { count, ...head } = (first ?? {}) as Head
  // If the head is missing, the first record is a step or a state.
  if (typeof count !== 'number' || parts.length < count) return undefined
  const steps = parts.slice(parts.length - count) as Step[]
  const kept = parts.slice(0, parts.length - count) as KeptState[]
  return {
    ...head,
    steps,
    states: {
      ...Object.fromEntries(steps.map(({ key }): [string, StepState] => [key, { status: 'waiting' }])),
      ...Object.fromEntries(kept.map(({ of, state }) => [of, state])),
    },
  }
}

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is in use'))
  })
}

/**
 * Acquires a lock for this tab until the returned function is called or the tab is closed. Returns undefined if another
 * tab holds it. In a browser without Web Locks (an insecure origin) every tab gets it.
 */
async function claimed(name: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return () => undefined
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((free) => resolve(() => free()))
      })
      .catch(reject)
  })
}

/** Whether a tab of this browser holds the lock. */
export async function isClaimed(name: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some((lock) => lock.name === name)
}
