import type { EntityType } from '@/entities/registry'
import { type Arrangement, arranged, type Wanted, type WindowsByType } from './arrange'
import type { ActiveWindow } from './windows'

/*
 * The messages between page and worker. Both sides are pure functions, so that a test can run them.
 */

/** A change of a type's list: how many windows at its start are kept, and the windows that follow them. */
export interface Change {
  type: EntityType
  kept: number
  more: readonly ActiveWindow[]
}

export interface Request {
  /** Empty while the lists stay as they are: the worker keeps them. */
  changes: readonly Change[]
  wanted: Wanted
}

/** Without the object, which the engine does not read. */
const bare = ({ key, type, name, from, to, isOn, draw, category, tags }: ActiveWindow): ActiveWindow => ({
  key,
  type,
  name,
  from,
  to,
  isOn,
  draw,
  category,
  tags,
})

/** The changes from the lists that the worker has to those of now. A list that got another page sends only that page. */
export function changesBetween(before: WindowsByType, now: WindowsByType): Change[] {
  const changes: Change[] = []
  for (const [type, windows] of now) {
    const known = before.get(type) ?? []
    if (known === windows) continue
    const differs = known.findIndex((one, index) => one !== windows[index])
    const kept = differs < 0 ? known.length : differs
    if (kept === known.length && kept === windows.length) continue
    changes.push({ type, kept, more: windows.slice(kept).map(bare) })
  }
  return changes
}

/** The worker's side. Keeps the lists from request to request. */
export function answering(): (request: Request) => readonly Arrangement[] {
  const windows = new Map<EntityType, readonly ActiveWindow[]>()
  return ({ changes, wanted }) => {
    for (const { type, kept, more } of changes) {
      windows.set(type, [...(windows.get(type) ?? []).slice(0, kept), ...more])
    }
    return arranged(windows, wanted)
  }
}
