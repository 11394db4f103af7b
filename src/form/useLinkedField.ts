import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormStore } from './formContext'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Dot path of the field that the form focuses when it opens. Part of the history entry, not of the address. */
    field?: string
    /** Replaces an id in that field that refers to nothing, as an unsaved edit. */
    use?: { instead: string; id: string }
  }
}

/**
 * Focuses the field of the link that opened this form, once all sections are rendered. If it has no control, the title
 * gets the focus, so that screen readers announce the new form.
 */
export function useLinkedField(isRendered: boolean): void {
  const { formId } = useFormContext()
  const store = useFormStore()
  const router = useRouter()
  const isDone = useRef(false)
  useEffect(() => {
    if (!isRendered || isDone.current) return
    isDone.current = true
    const { field, use } = router.latestLocation.state
    if (typeof field !== 'string') return
    // Only while the field still has the wrong id: Back can lead here again after it was corrected.
    if (use && store.fieldAt(field) && store.value(field) === use.instead) store.set(field, use.id)
    if (store.fieldAt(field)) store.focus(field)
    else document.getElementById(`${formId}-title`)?.focus({ preventScroll: true })
  }, [isRendered, store, formId, router])
}
