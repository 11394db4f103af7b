import { dotPath } from '@/model/changes'
import { UnconfirmedError } from '@/model/confirmOutcome'
import type { EditedObject } from './editedObject'
import type { FormStore } from './store'

const kept = 'Everything you entered is still here.'

/** Shown while the object is read again because the response to the save was lost (rule SAFE-6). */
export const checkingText = 'It may have been saved. Reading it again...'

/** The message about a failed save: whether it may have been saved, and which fields differ. */
export function saveFailureText<T extends object>(
  thrown: unknown,
  store: FormStore,
  edited: EditedObject<T>,
): string {
  if (!(thrown instanceof UnconfirmedError)) return `Not saved. ${kept}`
  const { isNew, received, sent } = edited
  const { found, unread, says, isUncertain } = thrown
  if (!isUncertain && says !== 'partly' && says !== 'mixed') return `Not saved. ${kept}`
  if (unread) return `It may have been saved: it could not be read again. ${kept}`
  const missing = found ? edited.missingIn(found) : []
  // The server has none of the edits, so the save had no effect.
  if (!found || (!isNew && missing.length === edited.missingIn(received).length)) return `Not saved. ${kept}`
  const names = missing.map(({ path }) => store.labelAt(dotPath(sent.object, path)))
  const what = says === 'partly' ? 'Only a part was saved:' : 'It may have been saved, but'
  return `${what} the server has other values: ${[...new Set(names)].join(', ')}. ${kept}`
}
