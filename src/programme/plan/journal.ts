import { claimed, isClaimed } from './claim'
import type { Journal, QueueState, Step, StepState } from './types'

/*
 * Queues are kept in IndexedDB: they can be larger than local storage allows, and writing them must not block the page.
 * A queue is one record for its head, one for each step, and one for each state, so that a change writes little.
 */

const database = 'console.queues'
const table = 'records'

/** As many steps are written without a pause: writing copies them. */
const sliceOf = 100

interface Head extends Omit<QueueState, 'steps' | 'states'> {
  /** The number of its steps. A head is written last, so a queue without all of its steps has none. */
  count: number
}

/** The state of the step `of`. A step without one waits. */
interface KeptState {
  of: string
  state: StepState
}

/** The records of a queue: `[key]` is its head, `[key, 'step' | 'state', index]` are its parts. */
const places = (key: string) => ({
  head: [key],
  part: (kind: 'step' | 'state', index: number) => [key, kind, index],
  // A list is greater than every text, and so is an empty list.
  all: IDBKeyRange.bound([key], [key, []]),
})

/**
 * Keeps one queue in this browser, over reloads and closed tabs.
 * @param key of the user and the account; a browser can have several of both.
 */
export function browserJournal(key: string): Journal {
  let opening: Promise<IDBDatabase> | undefined
  /** The queue as it was written last. Only what is not the same since is written again. */
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
    // Commits at once, so that closing the tab right after it loses nothing.
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
      // Until the last slice, which has the head, there is no queue to load: nothing of it was sent yet.
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

/** Records come in the order of their keys: head, states, steps. */
function readQueue(records: readonly unknown[]): QueueState | undefined {
  const [first, ...parts] = records
  const { count, ...head } = (first ?? {}) as Head
  // Without a head, the first record is a step.
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
