import { revived } from '@/lib/exactNumber'
import { openTable } from '@/stored/database'
import type { Keep } from './persistence'
import type { Change } from './resources'

/** A demo may wait for long until large images are stored or read, in ms. */
const limitMs = 60_000

/** Stores changes in a database of the browser's IndexedDB, which has space for images and stores them as they are. */
export function indexedDbKeep(name: string): Keep {
  const table = openTable(name, 'changes', limitMs)
  return {
    load: async () => revived(await table.read<Change[]>((changes) => changes.getAll())),
    save: (records) =>
      table.write((changes) => {
        for (const { place, change } of records) changes.put(change, place)
      }),
    clear: () => table.write((changes) => changes.clear()),
  }
}
