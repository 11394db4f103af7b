import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Term } from '@/generated/glossary'
import type { AnyFields, FieldFacts } from '@/model/fields/fields'
import { type AnyPath, fieldAt, type PathTo } from '@/model/paths'
import type { Proposes } from './proposing'
import type { FormStore } from './store'
import type { Listener } from './subscriptions'
import type { FormEntity, ReferenceOptions, Saving, Upload } from './types'

/** The members of the store that take no path. */
type WithoutPaths = 'values' | 'isTaken' | 'isDirty' | 'problems' | 'warnings' | 'missing' | 'changedSections'

/** The store for code that knows the type of the edited object: only paths that exist in it compile. */
export interface StoreOf<T> extends Pick<FormStore, WithoutPaths> {
  value<V = unknown>(path: PathTo<T, V>): unknown
  initial<V = unknown>(path: PathTo<T, V>): unknown
  set<V>(path: PathTo<T, V>, value: V | undefined): void
  subscribe<V = unknown>(path: PathTo<T, V>, listener: Listener): () => void
  clearErrors<V = unknown>(path: PathTo<T, V>): void
  hasErrorIn(path: AnyPath<T>): boolean
  errorWithoutControl(path: AnyPath<T>): string | undefined
  warningIn(path: AnyPath<T>): string | undefined
  reorderErrors(path: AnyPath<T>, order: readonly unknown[]): void
  follow<P extends AnyPath<T>>(path: P): () => P | undefined
  focus(path: AnyPath<T>): void
  onReveal(path: AnyPath<T>, open: Listener): () => void
}

/** What every part of a form can use. */
export interface FormContext<Store = FormStore> {
  store: Store
  save: Saving
  /** Prefix of all element ids in the form. */
  formId: string
  // biome-ignore lint/suspicious/noExplicitAny: fields know no entity; they read only names and icons
  entity: FormEntity<any>
  /** The entity's descriptions of its fields. A field without one has its own label. */
  fields?: AnyFields
  /** The account that was selected when the form opened (decision A4). */
  account: string
  isNew: boolean
  /** Fields show their values without controls; there is no Save (rule PERM-12). */
  readOnly: boolean
  /** How the edits can be proposed: in addition to saving them, or instead. */
  proposes?: Proposes
}

const ReactFormContext = createContext<FormContext | undefined>(undefined)
export const FormContextProvider = ReactFormContext.Provider

function useRequiredContext(): FormContext {
  const context = use(ReactFormContext)
  if (!context) throw new Error('A form field is rendered outside of EntityForm')
  return context
}

/** The form. Pass the type of the edited object to use paths of it: `useFormContext<Team>().store.value('name')`. */
export const useFormContext = <T = never>(): FormContext<StoreOf<T>> => useRequiredContext()

/** The store with computed paths, for the parts of this folder. */
export const useFormStore = (): FormStore => useRequiredContext().store

interface Uploads {
  /** Undefined while images cannot be uploaded; `hint` says why. */
  upload: Upload | undefined
  hint?: string
}

const UploadContext = createContext<Uploads>({ upload: undefined })
export const UploadProvider = UploadContext.Provider
export const useFormUploads = (): Uploads => use(UploadContext)

const SectionContext = createContext({ id: '', title: '' })
/** Provides id and title of the surrounding section to its fields. */
export const SectionProvider = SectionContext.Provider

/**
 * Subscribes to the store. `read` must return a primitive or a value that stays the same while nothing changed. To read
 * paths, annotate its parameter: `(store: StoreOf<Team>) => store.value('name')`.
 */
export function useStore<V, T = never>(read: (store: StoreOf<T>) => V): V {
  const store = useFormStore()
  return useSyncExternalStore(store.watch, () => read(store))
}

/** The store, and a function that subscribes to one path of it. */
function useStoreAt(path: string) {
  const store = useFormStore()
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path])
  return { store, subscribe }
}

/**
 * Subscribes to the value at a path, for a field that depends on another one. Works for single values and whole lists.
 */
export function useFormValue<T = never, V = never>(path: PathTo<T, V>): V | undefined {
  const { store, subscribe } = useStoreAt(path)
  return useSyncExternalStore(subscribe, () => store.value(path)) as V | undefined
}

/** Subscribes to the error and the warning at a path. */
export function useMessages<T = never, V = unknown>(path: PathTo<T, V>) {
  const { store, subscribe } = useStoreAt(path)
  const error = useSyncExternalStore(subscribe, () => store.error(path))
  const warning = useSyncExternalStore(subscribe, () => store.warning(path))
  return { error, warning }
}

/** The entity's description of a field in this section. */
export const useFacts = (path: string): FieldFacts | undefined => {
  const { id } = use(SectionContext)
  return useRequiredContext().fields?.sections[id]?.fields[fieldAt(path)]
}

interface Labels {
  label?: string
  term?: Term
}

/** The props of a field with the label and the term that describe it, unless it has its own. */
export function useLabels<P extends Labels>(
  path: string,
  own: P,
): P & { label: string; term: Term | undefined } {
  const { id } = use(SectionContext)
  const facts = useFacts(path)
  const label = own.label ?? facts?.label
  if (label === undefined) throw new Error(`src/model/fields describes no field ${path} in the section ${id}`)
  return { ...own, label, term: own.term ?? facts?.term }
}

/** The label of a field, for a part of a form that is no field of `fields/`. */
export const useLabel = <T = never, V = unknown>(path: PathTo<T, V>): string => useLabels(path, {}).label

/** Label and texts of a field, for dialogs. */
interface FieldTexts {
  label?: string
  /** The text of a value where it is not the value itself; undefined for a value that has none. */
  describe?: (value: unknown) => string | undefined
}
const noTexts: FieldTexts = {}

/** Registers a path that the form edits: its errors can be shown, and focus moves to `element`. */
export function useRegisteredField<T = never, V = unknown>(
  path: PathTo<T, V>,
  element?: RefObject<HTMLElement | null>,
  texts: FieldTexts = noTexts,
): void {
  const store = useFormStore()
  const section = use(SectionContext)
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
        element: element && (() => element.current),
      }),
    [store, path, section, element],
  )
}

/** Registers the objects that the ids at a path refer to, so that dialogs can show their names. */
export function useReferences<T = never, V = unknown>(path: PathTo<T, V>, options: ReferenceOptions): void {
  const store = useFormStore()
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
  warning: string | undefined
  /** Goes on the element that gets the focus when the field has an error. */
  ref: RefObject<E | null>
}

/** Connects one control with one path of the edited object: `useField<Team, number>('points')`. */
export function useField<T = never, V = never, E extends HTMLElement = HTMLInputElement>(
  path: PathTo<T, V>,
  texts?: FieldTexts,
): FieldHandle<V, E> {
  const { formId } = useFormContext()
  const store = useFormStore()
  const ref = useRef<E>(null)
  useRegisteredField<T, V>(path, ref, texts)
  const value = useFormValue<T, V>(path)
  const { error, warning } = useMessages<T, V>(path)
  const set = useCallback((next: V | undefined) => store.set(path, next), [store, path])
  const id = `${formId}-${path.replaceAll('.', '-')}`
  return useMemo(() => ({ id, value, set, error, warning, ref }), [id, value, set, error, warning])
}

/** Blocks the save while a control has invalid input; see `FormStore.setEntry`. */
export function useEntry<T = never, V = unknown>(path: PathTo<T, V>, message: string | undefined): void {
  const store = useFormStore()
  useLayoutEffect(() => {
    store.setEntry(path, message)
    return () => store.setEntry(path, undefined)
  }, [store, path, message])
}
