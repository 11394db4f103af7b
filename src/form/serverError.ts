import { toApiError } from '@/api/errors'
import type { FormStore } from './store'

/**
 * Shows a rejected save at the field that the server names, and focuses it. Returns false when the form has no such
 * field; the caller then shows a toast.
 */
export function applyServerError(store: FormStore, thrown: unknown): boolean {
  const { field, message } = toApiError(thrown)
  if (field === undefined) return false
  store.reveal(field)
  const registered = store.fieldAt(field)
  if (!registered) return false
  store.form.setError(registered.path, { type: 'server', message })
  store.focus(registered.path)
  return true
}
