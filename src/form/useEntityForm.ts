import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { applyValues } from './applyValues'
import type { ConflictWords } from './ConflictDialog'
import { type Change, withChanges } from './changes'
import type { DraftPlace } from './draftStorage'
import { changedFields, withEdits, withoutBlankRows } from './edits'
import { atPath, idDoubt, isReserved } from './rules'
import { saveObject } from './saveObject'
import { applyServerError } from './serverError'
import { type Derived, FormStore } from './store'
import type { FormEntity, FormSpec, Problem, SaveInfo } from './types'
import { useConflictDialogs } from './useConflictDialogs'
import { useDrafts } from './useDrafts'
import { problemsOf, toFieldErrors } from './validate'

export interface EntityFormOptions<T extends object> {
  entity: FormEntity<T>
  spec: FormSpec<T>
  /** The account that is selected while the form opens; a new object will belong to it (decision A4). */
  account: string
  /** The object as received when the form opened; none to create one. A later one is not looked at. */
  object: T | undefined
  /** All loaded objects of the type, to warn of an id that is taken (decision A3). */
  rows?: readonly T[]
  /** Reads the object again before it is updated; undefined when it is gone. A rejection keeps the save back. */
  reread?: (() => Promise<T | undefined>) | undefined
  /** Where unsaved edits are kept and offered again; left out, they are not. */
  draftPlace?: DraftPlace | undefined
  /** Sends the object. A rejection keeps the form as it is. */
  onSave: (object: T, info: SaveInfo<T>) => Promise<unknown>
  /** The object is saved and nothing is unsaved any more: toast, then navigate, unless the person is leaving already. */
  onSaved?: (object: T, info: { isNew: boolean; isLeaving?: true }) => void
  /** The object is gone, and the person leaves without it. */
  onLeft?: () => void
  /** A rejection that no field could show. */
  onRefused?: (error: unknown) => void
}

const none: readonly Problem[] = []

/** What edits are held against: the object as received, and how the form shows it. */
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

/** The state of one form: values, problems, what is sent, and the save under way. */
export function useEntityForm<T extends object>(options: EntityFormOptions<T>) {
  const { spec } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [base] = useState(() => ({ current: baseOf(options) }))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const inFlight = useRef<Promise<void>>(undefined)
  /** The person goes elsewhere as soon as the save is done. */
  const isLeaving = useRef(false)
  const isDone = useRef(false)

  const form: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: base.current.before as FieldValues,
    resolver: async (values) => {
      const problems = [...store.unfinishedEntries(), ...check(values)]
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
  const { dialog, mergeAsking, askGone } = useConflictDialogs()
  const drafts = useDrafts({ store, place: options.draftPlace, before: () => base.current.before })

  /** All that was typed, as it would be sent; rows without a choice are still in it, so that positions agree. */
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
  function check(values: unknown): Problem[] {
    const { isNew, before } = base.current
    return problemsOf({
      rules: [...(spec.saveNeeds ?? []), ...spec.rules],
      schema: isNew ? spec.schemas.create : spec.schemas.update,
      object: edited(values),
      before,
      after: values,
      isNew,
      isRegistered: (path) => store.fieldAt(path) !== undefined,
    })
  }

  const filled = () => withoutBlankRows(base.current.before, form.getValues())

  /** Holds the edits against the object as it is now, and takes over what was not edited here. */
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

  /** Shows every problem and puts the focus in the first one. */
  const hasProblems = () =>
    new Promise<boolean>((resolve, reject) => {
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
    // What is typed while the answer is awaited is not saved.
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

  /** Brings the edits of a draft into the form as it is now; false when the person cancelled. */
  async function restore(changes: readonly Change[]): Promise<boolean> {
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

  /** Checks and sends once, however often it is asked to. */
  async function submit(leaving = false) {
    isLeaving.current = leaving
    // What was just saved is not sent again until something is edited.
    if (isDone.current && !store.isDirty()) return
    inFlight.current ??= save().finally(() => {
      inFlight.current = undefined
    })
    await inFlight.current
  }

  const { isNew, received } = base.current
  return { store, submit, isLeaving, isBusy, error, isNew, received, dialog, drafts, restore }
}
