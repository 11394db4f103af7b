/** The object is read again if the user took longer than this to decide. Lists count as fresh for the same time. */
const freshMs = 10_000

/** The steps of a save. A step that rejects ends the save with its error. */
export interface SaveSteps<T> {
  isNew: boolean
  /** Shows the problems that block the save, and returns whether there are any. */
  hasProblems: () => Promise<boolean>
  /**
   * Confirms changes that players can notice, if there are any. Resolves to false to return to the form. Called before
   * the object is read again, so that what was read is not out of date when the user confirms.
   */
  confirm: () => Promise<boolean>
  /** Called after the first check has passed and the user has confirmed: from now on the save is in progress. */
  begin: () => void
  /**
   * Reads the object again before an update; resolves to undefined when it is gone. Without it, updates are sent
   * unchecked.
   */
  reread: (() => Promise<T | undefined>) | undefined
  /** Whether the object is unchanged since the edits began. */
  isUnchanged: (fresh: T) => boolean
  /** Takes over changes from elsewhere and shows conflicts. Resolves to false when the user cancelled. */
  merge: (fresh: T) => Promise<boolean>
  /** Shows what can be done with edits of a deleted object. Resolves to undefined when the user cancelled. */
  resolveGone: () => Promise<'create' | 'leave' | undefined>
  send: (isNew: boolean) => Promise<void>
}

/** `left`: the object is gone, and the user left without saving. */
type SaveOutcome = 'saved' | 'invalid' | 'cancelled' | 'left'

/**
 * Saves in this order: check, confirm, read again, merge, resolve conflicts, check again, send. Nothing is sent before the
 * object is known to be unchanged, or the user has resolved every conflict (rule SAFE-4).
 */
export async function saveObject<T>(steps: SaveSteps<T>): Promise<SaveOutcome> {
  if (await steps.hasProblems()) return 'invalid'
  if (!(await steps.confirm())) return 'cancelled'
  steps.begin()
  const result = await catchUp(steps)
  if (result === 'cancelled' || result === 'left') return result
  // Values from elsewhere are checked like typed ones.
  if (await steps.hasProblems()) return 'invalid'
  await steps.send(result === 'create')
  return 'saved'
}

/** Repeats until the object did not change while the user decided. */
async function catchUp<T>(steps: SaveSteps<T>): Promise<'create' | 'update' | 'cancelled' | 'left'> {
  const { isNew, reread, isUnchanged, merge, resolveGone } = steps
  if (isNew) return 'create'
  if (!reread) return 'update'
  for (;;) {
    const fresh = await reread()
    const readAt = Date.now()
    if (!fresh) {
      const choice = await resolveGone()
      if (choice === undefined) return 'cancelled'
      return choice === 'leave' ? 'left' : 'create'
    }
    if (isUnchanged(fresh)) return 'update'
    if (!(await merge(fresh))) return 'cancelled'
    if (Date.now() - readAt < freshMs) return 'update'
  }
}
