/**
 * Confirms before unsaved edits are lost. The header calls it before it switches the account or logs out; links and
 * Back are guarded by the form. Kept small, because it loads with the app shell and the forms do not.
 */

interface Guard {
  isUnsaved: () => boolean
  /** Shows the confirmation; true means leave. */
  confirm: () => Promise<boolean>
  /** Called when the user discards the edits, so that the same edits are not confirmed again. */
  discard: () => void
}

const guards = new Set<Guard>()
let pending: Promise<boolean> | undefined

/** Guards a form. Returns a function that removes the guard. */
export function guardUnsaved(guard: Guard): () => void {
  guards.add(guard)
  return () => {
    guards.delete(guard)
  }
}

export const hasUnsaved = (): boolean => [...guards].some((guard) => guard.isUnsaved())

async function confirmAll(): Promise<boolean> {
  for (const guard of guards) {
    if (!guard.isUnsaved()) continue
    if (!(await guard.confirm())) return false
    guard.discard()
  }
  return true
}

/** Resolves to true when nothing is unsaved or the user chose to leave. Shows one dialog at a time. */
export function confirmLeave(): Promise<boolean> {
  pending ??= confirmAll().finally(() => {
    pending = undefined
  })
  return pending
}
