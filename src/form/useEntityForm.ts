import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { changedFields, withEdits, withoutBlankRows } from './edits'
import { atPath, idDoubt } from './rules'
import { applyServerError } from './serverError'
import { type Derived, FormStore } from './store'
import type { FormEntity, FormSpec, Problem, SaveInfo } from './types'
import { problemsOf, toFieldErrors } from './validate'

export interface EntityFormOptions<T extends object> {
  entity: FormEntity<T>
  spec: FormSpec<T>
  /** The account that is selected while the form opens; a new object will belong to it (reading A4). */
  account: string
  /** The object as received when the form opened; none to create one. A later one is not looked at. */
  object: T | undefined
  /** All loaded objects of the type, to warn of an id that is taken (reading A3). */
  rows?: readonly T[]
  /** Sends the object. A rejection keeps the form as it is. */
  onSave: (object: T, info: SaveInfo<T>) => Promise<unknown>
  /** The object is saved and nothing is unsaved any more: toast, then navigate. */
  onSaved?: (answer: unknown) => void
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
  return {
    isNew: object === undefined,
    received,
    before: object && spec.fromServer ? spec.fromServer(object) : received,
  }
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
  const inFlight = useRef(false)
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
    (): FormStore => new FormStore(form, { derive, before: () => base.current.before }),
  )
  useEffect(() => store.connect(), [store])

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
  function check(values: unknown): Problem[] {
    const { isNew, before } = base.current
    return problemsOf({
      rules: [...(spec.saveNeeds ?? []), ...spec.rules],
      schema: isNew ? spec.schemas.create : spec.schemas.update,
      object: edited(values),
      before,
      after: values,
      isNew,
      owns: (path) => store.ownerOf(path) !== undefined,
    })
  }

  async function send() {
    const { isNew, received } = base.current
    const values = form.getValues()
    const sent = spec.toServer ? spec.toServer(payload()) : payload()
    setBusy(true)
    setError(undefined)
    try {
      const answer = await latest.current.onSave(sent, { isNew, changed: changedFields(received, sent) })
      isDone.current = true
      base.current = { isNew, received: sent, before: structuredClone(values) as T }
      store.rederive()
      setBusy(false)
      latest.current.onSaved?.(answer)
    } catch (thrown) {
      setBusy(false)
      setError(thrown)
      if (!applyServerError(store, thrown)) latest.current.onRefused?.(thrown)
    }
  }

  /** Checks and sends once, however often it is asked to. */
  async function submit() {
    // What was just saved is not sent again until something is edited.
    if (inFlight.current || (isDone.current && !store.isDirty())) return
    inFlight.current = true
    try {
      await form.handleSubmit(send, (errors) => {
        store.takeErrors(errors)
        const first = store.firstProblem()
        if (first) store.focus(first.path)
      })()
    } finally {
      inFlight.current = false
    }
  }

  return { store, submit, isBusy, error, isNew: base.current.isNew, received: base.current.received }
}
