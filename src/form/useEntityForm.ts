import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { toApiError } from '@/api/errors'
import { whenIdle } from '@/ui/whenIdle'
import { applyValues } from './applyValues'
import type { ConflictWords } from './ConflictDialog'
import { type Change, withChanges } from './changes'
import type { DraftPlace } from './draftStorage'
import { changedFields, withEdits, withoutBlankRows } from './edits'
import { liveNotice } from './liveChange'
import { atPath, idDoubt, isReserved } from './rules'
import { saveObject } from './saveObject'
import { type Derived, FormStore } from './store'
import type { FormEntity, FormSpec, Problem, RequestSchemas, SaveInfo } from './types'
import { useConflictDialogs } from './useConflictDialogs'
import { useDrafts } from './useDrafts'
import { problemsOf, toFieldErrors } from './validate'

export interface EntityFormOptions<T extends object> {
  entity: FormEntity<T>
  spec: FormSpec<T>
  /** Loads the schemas of the request bodies. They load after the form has rendered, and are checked on a save. */
  schemas: () => Promise<RequestSchemas>
  /** The selected account when the form opens. A new object will belong to it (decision A4). */
  account: string
  /** The object as received when the form opened; undefined to create one. Later changes of this prop are ignored. */
  object: T | undefined
  /** The unsaved values that the form of a new object begins with, in place of the defaults. */
  initial?: T | undefined
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

const none: readonly Problem[] = []

/** The base of the edits: the object as received, and its values in the form. */
interface Base<T> {
  isNew: boolean
  received: T
  before: T
}

function baseOf<T extends object>({ spec, account, object }: EntityFormOptions<T>): Base<T> {
  const received = object ?? (spec.defaults(account) as T)
  return object ? receivedBase(spec, object) : { isNew: true, received, before: received }
}

function receivedBase<T extends object>(spec: FormSpec<T>, received: T): Base<T> {
  return { isNew: false, received, before: spec.fromServer ? spec.fromServer(received) : received }
}

const concurrent = (singular: string): ConflictWords => ({
  title: `Somebody else changed this ${singular}`,
  text: 'These fields were changed by you and by somebody else. Choose what to keep; nothing has been saved yet.',
  mine: 'Yours',
  theirs: 'Theirs',
  confirm: 'Save these',
})

const restoring: ConflictWords = {
  title: 'These fields have changed since',
  text: 'For each of them, choose what the form should hold.',
  mine: 'Your unsaved change',
  theirs: 'As it is now',
  confirm: 'Restore these',
}

/** The state of one form: values, problems, the body to send, and the save in progress. */
export function useEntityForm<T extends object>(options: EntityFormOptions<T>) {
  const { spec } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [base] = useState(() => ({ current: baseOf(options) }))
  const [start] = useState(() => ({
    base: base.current,
    values: options.initial && (spec.fromServer?.(options.initial) ?? options.initial),
  }))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const inFlight = useRef<Promise<void>>(undefined)
  /** The user leaves as soon as the save is done. */
  const isLeaving = useRef(false)
  const isDone = useRef(false)
  /** What the user was told about live objects since the form opened. Nothing is said twice. */
  const told = useRef(new Set<string>())

  const form: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: (start.values ?? base.current.before) as FieldValues,
    resolver: async (values) => {
      const problems = [...store.unfinishedEntries(), ...(await check(values))]
      return problems.length > 0 ? { values: {}, errors: toFieldErrors(problems) } : { values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [store] = useState(
    (): FormStore =>
      new FormStore(form, {
        derive,
        before: () => base.current.before,
        isTaken,
        isNew: () => base.current.isNew,
      }),
  )
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    // A failure is reported by the save, which loads them again.
    void whenIdle()
      .then(() => latest.current.schemas())
      .catch(() => undefined)
  }, [])
  const { dialog, mergeAsking, askGone, askLive } = useConflictDialogs()
  const drafts = useDrafts({ store, place: options.draftPlace, before: beforeTyping })

  /** The values before the user typed. A draft contains only what was typed. */
  function beforeTyping(): unknown {
    return (base.current === start.base && start.values) || base.current.before
  }
  /** The edited object as it would be sent. Still contains rows without a choice, so that positions match the form. */
  function edited(values: unknown): T {
    const { received, before } = base.current
    return withEdits(received, before, values)
  }
  function payload(): T {
    const { received, before } = base.current
    return withEdits(received, before, withoutBlankRows(before, form.getValues()))
  }
  function derive(): Derived {
    const { entity, rows = [] } = latest.current
    const current = edited(form.getValues())
    const idPath = spec.idPath ?? 'id'
    const doubts = (spec.doubts ?? []).flatMap((rule) => rule(current))
    if (base.current.isNew) doubts.unshift(...atPath(idPath, idDoubt(entity, rows, form.getValues(idPath))))
    const missing = spec.saveNeeds?.flatMap((rule) => rule(current)) ?? none
    return { isDirty: payload() !== base.current.received, doubts, missing }
  }
  function isTaken(id: string): boolean {
    const { entity, rows = [] } = latest.current
    return isReserved(id) || rows.some((row) => entity.idOf(row) === id)
  }
  async function check(values: unknown): Promise<Problem[]> {
    const { create, update } = await latest.current.schemas()
    const { isNew, before } = base.current
    return problemsOf({
      rules: [...(spec.saveNeeds ?? []), ...spec.rules],
      schema: isNew ? create : update,
      object: edited(values),
      before,
      after: values,
      isNew,
      isRegistered: (path) => store.fieldAt(path) !== undefined,
    })
  }

  const filled = () => withoutBlankRows(base.current.before, form.getValues())

  /** Makes the fresh object the new base of the edits, and takes over what was not edited here. */
  async function rebase(fresh: T): Promise<boolean> {
    const { entity } = latest.current
    const next = receivedBase(spec, fresh)
    const mine = filled()
    const merging = { base: base.current.before, mine, theirs: next.before, choiceGroups: spec.choiceGroups }
    const result = await mergeAsking(merging, concurrent(entity.singular))
    if (!result) return false
    base.current = next
    applyValues(form, mine, result.merged)
    store.rederive()
    return true
  }

  async function save() {
    const { reread, entity, onLeft } = latest.current
    setError(undefined)
    try {
      const outcome = await saveObject<T>({
        isNew: base.current.isNew,
        hasProblems,
        confirm: confirmLive,
        begin: () => setBusy(true),
        reread,
        isUnchanged: (fresh) => JSON.stringify(fresh) === JSON.stringify(base.current.received),
        merge: rebase,
        askGone: () => askGone(entity.singular),
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

  /** Says once what players may notice. Never blocks: a dialog that cannot be loaded is left out. */
  async function confirmLive(): Promise<boolean> {
    const { isNew, received } = base.current
    const notice = !isNew && spec.live && liveNotice(spec.live, received, payload())
    if (!notice || notice.texts.every((text) => told.current.has(text))) return true
    for (const text of notice.texts) told.current.add(text)
    return askLive(latest.current.entity.singular, notice).catch(() => true)
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
    const { received } = base.current
    // What the user types while the request is pending is not saved.
    const values = structuredClone(form.getValues())
    const sent = spec.toServer ? spec.toServer(payload()) : payload()
    const changed = changedFields(received, sent)
    await latest.current.onSave(sent, { isNew, received, changed })
    isDone.current = true
    base.current = { isNew: base.current.isNew, received: sent, before: values as T }
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
    const merging = {
      base: was,
      mine: withChanges(was, changes, 'is'),
      theirs: now,
      choiceGroups: spec.choiceGroups,
    }
    try {
      const result = await mergeAsking(merging, restoring)
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

  const { isNew, received } = base.current
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
