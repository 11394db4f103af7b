import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { toApiError } from '@/api/errors'
import { whenIdle } from '@/ui/idle'
import { applyValues } from './applyValues'
import { type Change, withChanges } from './changes'
import type { DraftPlace } from './draftStorage'
import { EditedObject } from './editedObject'
import { changedFields } from './edits'
import { liveNotice } from './liveChange'
import { isReserved } from './rules'
import { saveObject } from './saveObject'
import { FormStore } from './store'
import type { FormEntity, FormSpec, Problem, RequestSchemas, SaveInfo } from './types'
import { useConflictDialogs } from './useConflictDialogs'
import { useDrafts } from './useDrafts'
import { toFieldErrors } from './validate'

export interface EntityFormOptions<T extends object> {
  entity: FormEntity<T>
  spec: FormSpec<T>
  /** Loads the schemas of the request bodies. They load after the form has rendered, and are checked on a save. */
  schemas: () => Promise<RequestSchemas>
  /** The selected account when the form opens. A new object will belong to it (decision A4). */
  account: string
  /** The object as received when the form opened; undefined to create one. Later changes of this prop are ignored. */
  object: T | undefined
  /** Initial values of a new object instead of the defaults. They count as unsaved edits. */
  initial?: T | undefined
  /** Paths of the fields that the server manages, such as counts; `*` stands for every item. */
  managed?: readonly string[]
  /** All loaded objects of the type, to warn about an id that is taken (decision A3). */
  rows?: readonly T[]
  /** Reads the object again before an update; resolves to undefined when it is gone. A rejection blocks the save. */
  reread?: (() => Promise<T | undefined>) | undefined
  /** Where unsaved edits are stored; undefined disables drafts. */
  draftPlace?: DraftPlace | undefined
  /** Sends the object. On a rejection the form keeps its edits. */
  onSave: (object: T, info: SaveInfo<T>) => Promise<unknown>
  /** Called after the save, when nothing is unsaved: show a toast, then navigate unless `isLeaving`. */
  onSaved?: (object: T, info: { isNew: boolean; isLeaving?: true }) => void
  /** The object is gone, and the user left without saving. */
  onLeft?: () => void
  /** Called with an error that no field could show. */
  onRefused?: (error: unknown) => void
}

/** The state of one form: values, problems, the body to send, and the save in progress. */
export function useEntityForm<T extends object>(options: EntityFormOptions<T>) {
  const { spec } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [edited] = useState(() => {
    const { account, object, initial } = options
    return new EditedObject(spec, { account, object, initial })
  })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const inFlight = useRef<Promise<void>>(undefined)
  /** The user leaves as soon as the save is done. */
  const isLeaving = useRef(false)
  const isDone = useRef(false)
  /** Sentences about live objects that were already shown since the form opened. Each is shown once. */
  const shownNotices = useRef(new Set<string>())

  const form: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: edited.beforeTyping() as FieldValues,
    resolver: async (values) => {
      const problems = [...store.unfinishedEntries(), ...(await problemsIn(values))]
      return problems.length > 0 ? { values: {}, errors: toFieldErrors(problems) } : { values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [store] = useState(
    (): FormStore =>
      new FormStore(form, {
        derive: () => edited.derived(form.getValues(), latest.current.entity, latest.current.rows ?? []),
        before: () => edited.before,
        isTaken: (id) => {
          const { entity, rows = [] } = latest.current
          return isReserved(id) || rows.some((row) => entity.idOf(row) === id)
        },
        isNew: () => edited.isNew,
      }),
  )
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    // A failure is reported by the save, which loads them again.
    void whenIdle()
      .then(() => latest.current.schemas())
      .catch(() => undefined)
  }, [])
  const dialogs = useConflictDialogs()
  const drafts = useDrafts({
    store,
    place: options.draftPlace,
    before: () => edited.beforeTyping(),
    managed: options.managed ?? [],
  })

  async function problemsIn(values: unknown): Promise<Problem[]> {
    const schemas = await latest.current.schemas()
    return edited.problems(values, schemas, (path) => store.fieldAt(path) !== undefined)
  }

  const payload = () => edited.payload(form.getValues())
  const filled = () => edited.filled(form.getValues())

  /** Makes the fresh object the new base of the edits, and takes over what was not edited here. */
  async function rebase(fresh: T): Promise<boolean> {
    const { entity, managed } = latest.current
    const { choiceGroups } = spec
    const mine = filled()
    const versions = { base: edited.before, mine, theirs: edited.inForm(fresh), choiceGroups, managed }
    const result = await dialogs.mergeConcurrent(versions, entity.singular)
    if (!result) return false
    edited.rebase(fresh)
    applyValues(form, mine, result.merged)
    store.rederive()
    return true
  }

  async function save() {
    const { reread, entity, onLeft } = latest.current
    setError(undefined)
    try {
      const outcome = await saveObject<T>({
        isNew: edited.isNew,
        hasProblems,
        confirm: confirmLiveChanges,
        begin: () => setBusy(true),
        reread,
        isUnchanged: (fresh) => JSON.stringify(fresh) === JSON.stringify(edited.received),
        merge: rebase,
        resolveGone: () => dialogs.resolveGone(entity.singular),
        send,
      })
      if (outcome === 'left') store.discard()
      if (outcome === 'left' && !isLeaving.current) onLeft?.()
    } catch (thrown) {
      setError(thrown)
      if (!applyServerError(store, thrown)) latest.current.onRefused?.(thrown)
    } finally {
      setBusy(false)
    }
  }

  /** Confirms changes that players can notice. Never blocks: a dialog that cannot be loaded is left out. */
  async function confirmLiveChanges(): Promise<boolean> {
    const notice = !edited.isNew && spec.live && liveNotice(spec.live, edited.received, payload())
    if (!notice || notice.texts.every((text) => shownNotices.current.has(text))) return true
    for (const text of notice.texts) shownNotices.current.add(text)
    return dialogs.confirmLive(latest.current.entity.singular, notice).catch(() => true)
  }

  /** Shows all problems and focuses the first one. */
  const hasProblems = () =>
    new Promise<boolean>((resolve, reject) => {
      store.renderAll()
      const onInvalid = (errors: unknown) => {
        store.takeErrors(errors)
        store.showAllWarnings()
        const first = store.firstProblem()
        if (first) store.focus(first.path)
        resolve(true)
      }
      form
        .handleSubmit(() => resolve(false), onInvalid)()
        .catch(reject)
    })

  async function send(isNew: boolean) {
    const { received } = edited
    // What the user types while the request is pending is not saved.
    const values = structuredClone(form.getValues())
    const sent = payload()
    await latest.current.onSave(sent, { isNew, received, changed: changedFields(received, sent) })
    isDone.current = true
    edited.saved(sent, values)
    store.rederive()
    setBusy(false)
    latest.current.onSaved?.(sent, { isNew, ...(isLeaving.current && { isLeaving: true }) })
  }

  /** Applies the edits of a draft to the current form. Resolves to false when the user cancelled. */
  async function restore(changes: readonly Change[]): Promise<boolean> {
    // The dialog takes labels and values from the fields.
    store.renderAll()
    const now = filled()
    const was = withChanges(now, changes, 'was')
    const { choiceGroups } = spec
    const { managed } = latest.current
    const mine = withChanges(was, changes, 'is')
    try {
      const result = await dialogs.mergeDraft({ base: was, mine, theirs: now, choiceGroups, managed })
      if (result) applyValues(form, now, result.merged)
      return result !== undefined
    } catch (thrown) {
      latest.current.onRefused?.(thrown)
      return false
    }
  }

  /** Checks and sends. Calls during a pending save share it. */
  async function submit(leaving = false) {
    isLeaving.current = leaving
    // Do not send again what was just saved, until something is edited.
    if (isDone.current && !store.isDirty()) return
    inFlight.current ??= save().finally(() => {
      inFlight.current = undefined
    })
    await inFlight.current
  }

  const { isNew, received } = edited
  const { dialog } = dialogs
  return { store, submit, isLeaving, isBusy, error, isNew, received, dialog, drafts, restore }
}

/**
 * Shows a rejected save at the field that the server names, and focuses it. Returns false when the form has no such
 * field; the caller then shows a toast.
 */
function applyServerError(store: FormStore, thrown: unknown): boolean {
  const { field, message } = toApiError(thrown)
  if (field === undefined) return false
  store.reveal(field)
  const registered = store.fieldAt(field)
  if (!registered) return false
  store.form.setError(registered.path, { type: 'server', message })
  store.focus(registered.path)
  return true
}
