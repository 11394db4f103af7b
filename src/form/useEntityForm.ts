import { useSelector } from '@tanstack/react-store'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { inSlices, whenIdle } from '@/lib/idle'
import type { DraftOwner } from './draftStorage'
import { EditedObject } from './editedObject'
import { FormSave, type SaveOptions } from './formSave'
import { SaveView } from './saveView'
import { FormStore } from './store'
import type { FormEntity, FormSpec, RequestSchemas } from './types'
import { useDrafts } from './useDrafts'
import { toFieldErrors } from './validate'

export interface EntityFormOptions<T extends object> extends SaveOptions<T> {
  entity: FormEntity<T>
  spec: FormSpec<T>
  /** Loads the schemas of the request bodies. They load after the form has rendered, and are checked on a save. */
  schemas: () => Promise<RequestSchemas>
  /** The selected account when the form opens. A new object will belong to it (decision A4). */
  account: string
  /** The object as received when the form opened; undefined to create one. Later changes of this prop are ignored. */
  object: T | undefined
  /** Initial values of a new object instead of the defaults. They count as unsaved edits. */
  initial?: T
  /** Paths of the fields that the server manages, such as counts; `*` stands for every item. */
  managed?: readonly string[]
  /** All loaded objects of the type, to warn about an id that is taken (decision A3). */
  rows?: readonly T[]
  /** Where unsaved edits are stored; undefined disables drafts. */
  draftPlace?: DraftOwner
}

const none: never[] = []

/** Creates the objects of one open form once: the edited object, the store, the save and the drafts. */
export function useEntityForm<T extends object>(options: EntityFormOptions<T>) {
  const { spec, rows = none } = options
  const latest = useRef(options)
  const [edited] = useState(
    () => new EditedObject(spec, { ...options, hasProblems: (): Promise<boolean> => store.hasProblems() }),
  )
  useLayoutEffect(() => {
    latest.current = options
    edited.rows = rows
  })
  const form: UseFormReturn<FieldValues> = useForm<FieldValues>({
    defaultValues: edited.beforeTyping() as FieldValues,
    resolver: async (values) => {
      const unfinished = store.unfinishedEntries()
      const schemas = await latest.current.schemas()
      const isRegistered = (path: string) => store.fieldAt(path) !== undefined
      const problems = [...unfinished, ...edited.problems(values, schemas, isRegistered)]
      return problems.length > 0 ? { values: {}, errors: toFieldErrors(problems) } : { values, errors: {} }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [store] = useState((): FormStore => new FormStore(form, edited))
  const [view] = useState(() => new SaveView(edited, store, () => latest.current.spec))
  const [save] = useState(() => new FormSave({ edited, store, view, options: () => latest.current }))
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    // A failure is reported by the save, which loads them again.
    void whenIdle()
      .then(() => latest.current.schemas())
      .then((schemas) => {
        edited.schemas = schemas
        store.rederive()
      })
      .catch(() => undefined)
  }, [edited, store])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isStopped = false
    function* read() {
      yield* edited.readAmong(rows)
      store.rederive()
    }
    void whenIdle().then(() => {
      if (!isStopped) stop = inSlices(read())
    })
    return () => {
      isStopped = true
      stop?.()
    }
  }, [edited, rows, store])
  const drafts = useDrafts({
    store,
    place: options.draftPlace,
    before: () => edited.beforeTyping(),
    managed: edited.managed,
  })
  // A save can change `isNew` and `received`. It also changes its state, so subscribing to that renders the form again.
  useSelector(save.state)
  const { isNew, received } = edited
  return { store, save, view, drafts, isNew, received }
}
