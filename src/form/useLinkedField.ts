import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormContext } from './formContext'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Dot path of the field that the form focuses when it opens. Part of the history entry, not of the address. */
    field?: string
    /** What to type into that field, as an unsaved edit, in place of an id that names nothing. */
    use?: { instead: string; id: string }
  }
}

/**
 * Focuses the field that the link to this form named, once all sections are rendered. Without a control for it, the
 * title gets the focus, so that screen readers are on the new form.
 */
export function useLinkedField(isRendered: boolean): void {
  const { store, formId } = useFormContext()
  const router = useRouter()
  const isDone = useRef(false)
  useEffect(() => {
    if (!isRendered || isDone.current) return
    isDone.current = true
    const { field, use } = router.latestLocation.state
    if (typeof field !== 'string') return
    // Only while the wrong id is there: Back leads here again after it was mended.
    if (use && store.fieldAt(field) && store.value(field) === use.instead) store.set(field, use.id)
    if (store.fieldAt(field)) store.focus(field)
    else document.getElementById(`${formId}-title`)?.focus({ preventScroll: true })
  }, [isRendered, store, formId, router])
}
