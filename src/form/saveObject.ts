import type { Written } from '@/api/writes/useWrites'

/** The object is read again if the user took longer than this to decide. */
const freshMs = 10_000

/** The object behind the form. */
export interface EditedPart<T> {
  isNew: boolean
  /** A create was sent without a response, so the object may exist. */
  mayExist: boolean
  /** Shows the problems that block the save, and returns whether there are any. */
  hasProblems: () => Promise<boolean>
  /** Whether the object is unchanged since the edits began. */
  isUnchanged: (fresh: T) => boolean
  /** Whether the object has all of the edits. */
  isSaved: (fresh: T) => boolean
}

/** The calls of the save. A call that rejects ends the save with its error. */
export interface SaveCalls<T> {
  /** Reads the object; resolves to undefined when it is gone. Without it, updates are sent unchecked. */
  read: (() => Promise<T | undefined>) | undefined
  send: (isNew: boolean) => Promise<Partial<Written>>
}

/** The dialogs of a save. */
export interface SaveDialogs<T> {
  /**
   * Confirms changes that players can notice, if there are any. Resolves to false to return to the form. Called before
   * the object is read again, so that what was read is not out of date when the user confirms.
   */
  confirm: () => Promise<boolean>
  /** Called after the first check has passed and the user has confirmed: from now on the save is in progress. */
  begin: () => void
  /** Takes over changes from elsewhere and shows conflicts. Resolves to false when the user cancelled. */
  merge: (fresh: T) => Promise<boolean>
  /** Shows what can be done with edits of a deleted object. Resolves to undefined when the user cancelled. */
  resolveGone: () => Promise<'create' | 'leave' | undefined>
}

export interface Save<T> {
  edited: EditedPart<T>
  api: SaveCalls<T>
  dialogs: SaveDialogs<T>
}

interface SaveResult {
  /** `left`: the object no longer exists, and the user left without saving. */
  outcome: 'created' | 'updated' | 'invalid' | 'cancelled' | 'left'
  /** Undefined if nothing was sent, because an earlier save may have created the object. */
  written?: Partial<Written>
}

/**
 * Saves in this order: check, confirm, read again, merge, resolve conflicts, check again, send. Nothing is sent before the
 * object is known to be unchanged, or the user has resolved every conflict (rule SAFE-4).
 */
export async function saveObject<T>(save: Save<T>): Promise<SaveResult> {
  const { edited, api, dialogs } = save
  if (await edited.hasProblems()) return { outcome: 'invalid' }
  if (!(await dialogs.confirm())) return { outcome: 'cancelled' }
  dialogs.begin()
  const next = await catchUp(save)
  if (next === 'cancelled' || next === 'left' || next === 'created') return { outcome: next }
  // Values that were merged in must pass the same checks as typed ones.
  if (await edited.hasProblems()) return { outcome: 'invalid' }
  const written = await api.send(next === 'create')
  return { outcome: next === 'create' ? 'created' : 'updated', written }
}

/**
 * Merges until the object has not changed while the user decided. Returns `created` if an earlier save created the
 * object.
 */
async function catchUp<T>({ edited, api, dialogs }: Save<T>) {
  const isNew = edited.isNew
  if (isNew && !edited.mayExist) return 'create'
  if (!api.read) return isNew ? 'create' : 'update'
  for (;;) {
    const fresh = await api.read()
    const readAt = Date.now()
    if (!fresh) {
      const choice = isNew ? 'create' : await dialogs.resolveGone()
      return choice === 'leave' ? 'left' : (choice ?? 'cancelled')
    }
    if (isNew && edited.isSaved(fresh)) return 'created'
    if (edited.isUnchanged(fresh)) return 'update'
    if (!(await dialogs.merge(fresh))) return 'cancelled'
    if (Date.now() - readAt < freshMs) return 'update'
  }
}
