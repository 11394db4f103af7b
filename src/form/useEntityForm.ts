import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { toApiError } from '@/api/errors'
import { cloned } from '@/lib/exactNumber'
import { whenIdle } from '@/lib/idle'
import { type Change, withChanges } from '@/model/changes'
import { changedFields } from '@/model/edits'
import { isIdTaken, knownIds } from '@/model/ids'
import { changeNotice, largeText } from '@/model/liveChange'
import { wordsOfPath } from '@/model/readable'
import type { Problem } from '@/model/rules'
import { UnsettledError } from '@/model/settle'
import { applyValues } from './applyValues'
import type { DraftPlace } from './draftStorage'
import { EditedObject } from './editedObject'
import { checkingText, failureText } from './saveNotice'
import { saveObject } from './saveObject'
import { FormStore } from './store'
import type { FormApi, FormEntity, FormSpec, RequestSchemas } from './types'
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
  /** Where unsaved edits are stored; undefined disables drafts. */
  draftPlace?: DraftPlace | undefined
  api: FormApi<T>
  /** Called after the save, when nothing is unsaved: show a toast, then navigate unless `isLeaving`. */
  onSaved?: (object: T, info: { isNew: boolean; isLeaving?: true; addsAnother?: true }) => void
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
  /** About the last save: that it failed, or that its outcome is being looked up. */
  const [notice, setNotice] = useState<string>()
  const inFlight = useRef<Promise<void>>(undefined)
  /** The user leaves as soon as the save is done. */
  const isLeaving = useRef(false)
  /** The form of the next new object follows the save. */
  const addsAnother = useRef(false)
  const isDone = useRef(false)
  /** The reason that the user gave for the live changes of this save. */
  const reason = useRef<string>(undefined)
  const loadedSchemas = useRef<RequestSchemas>(undefined)
  /** Sentences about changes that were already shown since the form opened. Each is shown once. */
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
        derive: () => {
          const { entity, rows = [] } = latest.current
          return edited.derived(form.getValues(), entity, rows, loadedSchemas.current)
        },
        before: () => edited.before,
        came: () => edited.beforeTyping(),
        isTaken: (id) => {
          const { entity, rows = [] } = latest.current
          return isIdTaken(id, knownIds(rows, entity.idOf))
        },
        isNew: () => edited.isNew,
      }),
  )
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    // A failure is reported by the save, which loads them again.
    void whenIdle()
      .then(() => latest.current.schemas())
      .then((schemas) => {
        loadedSchemas.current = schemas
        store.rederive()
      })
      .catch(() => undefined)
  }, [store])
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
    const theirs = edited.inForm(fresh)
    const { isNew } = edited
    // Nothing of a new object is known to be the server's, so each value that differs is a conflict.
    const versions = { base: isNew ? {} : edited.before, mine, theirs, choiceGroups, managed }
    const occasion = isNew ? 'exists' : 'concurrent'
    const result = await dialogs.mergeWith(versions, occasion, entity.singular)
    if (!result) return false
    edited.rebase(fresh)
    applyValues(form, mine, result.merged)
    store.rederive()
    return true
  }

  /** What is sent. What the user types while the request is pending is not saved. */
  const take = () => ({ object: payload(), values: cloned(form.getValues()) })

  async function save() {
    const { api, entity, managed, onLeft } = latest.current
    let sent = take()
    const missingIn = (found: object) => edited.missingIn(found, sent.object, managed)
    setNotice(undefined)
    try {
      const outcome = await saveObject<T>({
        edited: {
          isNew: edited.isNew,
          mayExist: edited.mayExist,
          hasProblems,
          isUnchanged: (fresh) => edited.isUnchanged(fresh),
          isSaved: (fresh) => missingIn(fresh).length === 0,
        },
        api: {
          read: api.read && (async () => api.read?.(entity.idOf(sent.object))),
          send: (isNew) => {
            sent = take()
            const { received } = edited
            const changed = changedFields(received, sent.object)
            const onUncertain = () => setNotice(checkingText)
            return api.save(sent.object, {
              ...{ isNew, received, changed, onUncertain },
              ...(reason.current && { why: reason.current }),
            })
          },
        },
        dialogs: {
          confirm: confirmLiveChanges,
          begin: () => setBusy(true),
          merge: rebase,
          resolveGone: () => dialogs.resolveGone(entity.singular),
        },
      })
      setNotice(undefined)
      if (outcome === 'created' || outcome === 'updated') return finish(sent, outcome === 'created')
      if (outcome === 'left') store.discard()
      if (outcome === 'left' && !isLeaving.current) onLeft?.()
    } catch (thrown) {
      const { isNew, received } = edited
      if (isNew && thrown instanceof UnsettledError && thrown.isUncertain) edited.mayExist = true
      setNotice(failureText(thrown, store, { isNew, received, object: sent.object, missingIn }))
      if (!applyServerError(store, thrown)) latest.current.onRefused?.(thrown)
    } finally {
      setBusy(false)
    }
  }

  function finish({ object, values }: ReturnType<typeof take>, isNew: boolean) {
    isDone.current = true
    reason.current = undefined
    edited.saved(object, values)
    store.rederive()
    setBusy(false)
    try {
      latest.current.onSaved?.(object, {
        isNew,
        ...(isLeaving.current && { isLeaving: true }),
        ...(addsAnother.current && { addsAnother: true }),
      })
    } catch (thrown) {
      // The object is saved: nothing that follows makes it "Not saved".
      console.error(thrown)
    }
  }

  /**
   * Confirms changes that players can notice, and large ones. Never blocks: a dialog that cannot be loaded is left out.
   */
  async function confirmLiveChanges(): Promise<boolean> {
    const notice = !edited.isNew && spec.live && changeNotice(spec.live, edited.received, payload())
    if (!notice) return true
    const large = notice.large.map((change) => largeText(change, nameOf(change.path)))
    const all = [...notice.texts, ...large]
    if (all.every((text) => shownNotices.current.has(text))) return true
    for (const text of all) shownNotices.current.add(text)
    const why = await dialogs.confirmLive(latest.current.entity.singular, notice, large).catch(() => '')
    reason.current = why
    return why !== undefined
  }

  /** 'Reward › Points'. */
  function nameOf(path: string): string {
    const { sectionTitle, label } = store.fieldExactlyAt(path) ?? {}
    return [sectionTitle, label?.() ?? wordsOfPath(path)].filter(Boolean).join(' › ')
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

  /** Applies the edits of a draft to the current form. Resolves to false when the user cancelled. */
  async function restore(changes: readonly Change[]): Promise<boolean> {
    // The dialog takes labels and values from the fields.
    store.renderAll()
    const now = filled()
    const was = withChanges(now, changes, 'was')
    const { choiceGroups } = spec
    const { managed, entity } = latest.current
    const mine = withChanges(was, changes, 'is')
    try {
      const result = await dialogs.mergeWith(
        { base: was, mine, theirs: now, choiceGroups, managed },
        'draft',
        entity.singular,
      )
      if (result) applyValues(form, now, result.merged)
      return result !== undefined
    } catch (thrown) {
      latest.current.onRefused?.(thrown)
      return false
    }
  }

  /** Checks and sends. Calls during a pending save share it. */
  async function submit({ leaving = false, another = false } = {}) {
    isLeaving.current = leaving
    addsAnother.current = another
    // Do not send again what was just saved, until something is edited.
    if (isDone.current && !store.isDirty()) return
    inFlight.current ??= save().finally(() => {
      inFlight.current = undefined
    })
    await inFlight.current
  }

  const { isNew, received } = edited
  const { dialog } = dialogs
  return { store, submit, isLeaving, isBusy, notice, isNew, received, dialog, drafts, restore }
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
