/** A read older than this is repeated after the user has decided; lists count as fresh for as long. */
const freshMs = 10_000

/** The steps of a save. A step that rejects ends the save with its error. */
export interface SaveSteps<T> {
  isNew: boolean
  /** Shows what keeps the save back, and returns whether anything does. */
  hasProblems: () => Promise<boolean>
  /** The first check found nothing: from now on the save is under way. */
  begin: () => void
  /** Reads the object again before an update; undefined when it is gone. Without it an update is sent at once. */
  reread: (() => Promise<T | undefined>) | undefined
  /** Whether the object is still the one that the edits started from. */
  isUnchanged: (fresh: T) => boolean
  /** Takes over what changed elsewhere and asks about conflicts. False when the user cancelled. */
  merge: (fresh: T) => Promise<boolean>
  /** Asks what to do with edits of an object that was deleted meanwhile; undefined when the user cancelled. */
  askGone: () => Promise<'create' | 'leave' | undefined>
  send: (isNew: boolean) => Promise<void>
}

/** `left`: the object is gone, and the user leaves without it. */
type SaveOutcome = 'saved' | 'invalid' | 'cancelled' | 'left'

/**
 * The order of a save: check, read again, merge, ask, check again, send. Nothing is sent before the object is known to
 * be the one that was edited, or the user has decided about every conflict (rule SAFE-4).
 */
export async function saveObject<T>(steps: SaveSteps<T>): Promise<SaveOutcome> {
  if (await steps.hasProblems()) return 'invalid'
  steps.begin()
  const way = await catchUp(steps)
  if (way === 'cancelled' || way === 'left') return way
  // What came from elsewhere is checked like what was typed.
  if (await steps.hasProblems()) return 'invalid'
  await steps.send(way === 'create')
  return 'saved'
}

/** Repeats until the object did not change while the user decided. */
async function catchUp<T>(steps: SaveSteps<T>): Promise<'create' | 'update' | 'cancelled' | 'left'> {
  const { isNew, reread, isUnchanged, merge, askGone } = steps
  if (isNew) return 'create'
  if (!reread) return 'update'
  for (;;) {
    const fresh = await reread()
    const readAt = Date.now()
    if (!fresh) {
      const choice = await askGone()
      if (choice === undefined) return 'cancelled'
      return choice === 'leave' ? 'left' : 'create'
    }
    if (isUnchanged(fresh)) return 'update'
    if (!(await merge(fresh))) return 'cancelled'
    if (Date.now() - readAt < freshMs) return 'update'
  }
}
