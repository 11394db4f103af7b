/**
 * What has not been saved yet, for whoever is about to leave: links and Back ask by themselves, the header asks here
 * before it switches the account or logs out. Small on purpose: it loads with the frame, the forms do not.
 */

interface Guard {
  isUnsaved: () => boolean
  /** Asks the person; true means leave. */
  ask: () => Promise<boolean>
  /** The person let the edits go: do not ask again for the same ones. */
  discard: () => void
}

const guards = new Set<Guard>()
let asking: Promise<boolean> | undefined

/** Puts a form under guard until the answered function is called. */
export function guardUnsaved(guard: Guard): () => void {
  guards.add(guard)
  return () => {
    guards.delete(guard)
  }
}

export const hasUnsaved = (): boolean => [...guards].some((guard) => guard.isUnsaved())

async function askAll(): Promise<boolean> {
  for (const guard of guards) {
    if (!guard.isUnsaved()) continue
    if (!(await guard.ask())) return false
    guard.discard()
  }
  return true
}

/** True when nothing is unsaved or the person chose to leave without saving. One question at a time. */
export function confirmLeave(): Promise<boolean> {
  asking ??= askAll().finally(() => {
    asking = undefined
  })
  return asking
}
