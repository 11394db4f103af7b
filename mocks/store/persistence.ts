import type { Change } from './resources'
import { placeOf, type Store } from './store'

/**
 * Where changes are kept over a reload. Only what differs from the world is kept, one record an object, so that a
 * write is small however large the world is and two tabs disturb each other only where they change the same object.
 */
export interface Keep {
  load(): Promise<Change[]>
  /** Adds records, replacing those of the same place. */
  save(changes: { place: string; change: Change }[]): Promise<void>
  clear(): Promise<void>
}

export interface Persistence {
  /** Resolves when all changes made so far are kept (or could not be). */
  settled(): Promise<void>
  /** Forgets all that is kept. */
  clear(): Promise<void>
}

/**
 * Brings back what was kept, then keeps every change at once. What cannot be kept (quota, private mode) is told once
 * as a warning; the mocks go on in memory.
 */
export async function persist(store: Store, keep: Keep): Promise<Persistence> {
  let warned = false
  const warn = (what: string, cause: unknown) => {
    if (!warned) console.warn(`Mocks: ${what}; they last until the page is reloaded.`, cause)
    warned = true
  }

  try {
    const breaches = store.restore(await keep.load())
    if (breaches.length > 0)
      console.warn('Mocks: kept edits no longer fit the contract and were left out.', breaches)
  } catch (error) {
    warn('edits cannot be kept', error)
  }

  let queue = Promise.resolve()
  store.subscribe((changes) => {
    const records = changes.map((change) => ({ place: placeOf(change), change }))
    queue = queue.then(() => keep.save(records)).catch((error) => warn('an edit could not be kept', error))
  })
  return {
    settled: () => queue,
    async clear() {
      await queue
      await keep.clear()
    },
  }
}
