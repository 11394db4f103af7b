import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { FormStore } from './store'
import type { FormEntity, ReferenceOptions, Upload } from './types'

/** What every field of a form can use. */
export interface FormContext {
  store: FormStore
  /** Prefix of all element ids in the form. */
  formId: string
  // biome-ignore lint/suspicious/noExplicitAny: fields know no entity; they read only names and icons
  entity: FormEntity<any>
  /** The account that was selected when the form opened (decision A4). */
  account: string
  isNew: boolean
  /** Nothing can be edited. */
  readOnly: boolean
  /** Undefined while images cannot be uploaded; `uploadHint` says why. */
  upload: Upload | undefined
  uploadHint: string | undefined
}

const ReactFormContext = createContext<FormContext | undefined>(undefined)
export const FormContextProvider = ReactFormContext.Provider

const SectionContext = createContext({ id: '', title: '' })
/** Provides id and title of the surrounding section to its fields. */
export const SectionProvider = SectionContext.Provider

export function useFormContext(): FormContext {
  const room = useContext(ReactFormContext)
  if (!room) throw new Error('A form field stands outside of EntityForm')
  return room
}

/** Subscribes to the store. `read` must return a primitive or a value that stays the same while nothing changed. */
export function useStore<V>(read: (store: FormStore) => V): V {
  const { store } = useFormContext()
  return useSyncExternalStore(store.watch, () => read(store))
}

/**
 * Subscribes to the value at a path, for a field that depends on another one. Works for single values and whole lists.
 */
export function useFormValue<V>(path: string): V | undefined {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path])
  return useSyncExternalStore(subscribe, () => store.value(path)) as V | undefined
}

/** Registers a path that the form edits: its errors can be shown, and focus moves to `element`. */
export function useRegisteredField(
  path: string,
  element?: RefObject<HTMLElement | null>,
  texts: FieldTexts = noTexts,
): void {
  const { store } = useFormContext()
  const section = useContext(SectionContext)
  const latest = useRef(texts)
  useLayoutEffect(() => {
    latest.current = texts
  })
  useLayoutEffect(
    () =>
      store.register(path, {
        section: section.id,
        sectionTitle: section.title,
        label: () => latest.current.label,
        describe: (value) => latest.current.describe?.(value),
        ...(element && { element: () => element.current }),
      }),
    [store, path, section, element],
  )
}

/** How dialogs name a field and its values. */
interface FieldTexts {
  label?: string | undefined
  /** The text of a value where it is not the value itself; undefined for a value that has none. */
  describe?: (value: unknown) => string | undefined
}
const noTexts: FieldTexts = {}

/** Tells what the ids at a path refer to. */
export function useReferences(path: string, options: ReferenceOptions): void {
  const { store } = useFormContext()
  useLayoutEffect(() => store.registerReferences(path, options), [store, path, options])
}

export interface FieldHandle<V, E extends HTMLElement> {
  /** Id of the control. Label and help text derive theirs from it. */
  id: string
  value: V | undefined
  /** Sets the value; `undefined` removes it. */
  set: (value: V | undefined) => void
  error: string | undefined
  /** A warning that does not block. */
  doubt: string | undefined
  /** Goes on the element that gets the focus when the field has an error. */
  ref: RefObject<E | null>
}

/** Connects one control with one path of the edited object. */
export function useField<V, E extends HTMLElement = HTMLInputElement>(
  path: string,
  texts?: FieldTexts,
): FieldHandle<V, E> {
  const { store, formId } = useFormContext()
  const ref = useRef<E>(null)
  useRegisteredField(path, ref, texts)
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path])
  const value = useSyncExternalStore(subscribe, () => store.value(path)) as V | undefined
  const error = useSyncExternalStore(subscribe, () => store.error(path))
  const doubt = useSyncExternalStore(subscribe, () => store.doubt(path))
  const set = useCallback((next: V | undefined) => store.set(path, next), [store, path])
  const id = `${formId}-${path.replaceAll('.', '-')}`
  return useMemo(() => ({ id, value, set, error, doubt, ref }), [id, value, set, error, doubt])
}

/** Blocks the save while a control has invalid input; see `FormStore.setEntry`. */
export function useEntry(path: string, message: string | undefined): void {
  const { store } = useFormContext()
  useLayoutEffect(() => {
    store.setEntry(path, message)
    return () => store.setEntry(path, undefined)
  }, [store, path, message])
}
