import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { at, isSame, withoutBlankRows } from './edits'
import { afterPress, isPressed } from './press'
import type { Problem, ReferenceOptions } from './types'
import { problemsIn } from './validate'
import { Warnings } from './warnings'

type Listener = () => void

/** A control on the screen, or a list that holds controls. */
export interface RegisteredField {
  /** Id of the section it stands in. */
  section: string
  /** What gets the focus when the field has a problem; none for lists. */
  element?: () => HTMLElement | null
  sectionTitle?: string
  /** Undefined where the field has no label of its own. */
  label?: () => string | undefined
  /** The text of a value, e.g. of an option; undefined for a value that has none. */
  describe?: (value: unknown) => string | undefined
}

/** What follows from the values: recomputed after each change. */
export interface Derived {
  isDirty: boolean
  /** Warnings that do not block. */
  doubts: readonly Problem[]
  /** What keeps Save disabled. */
  missing: readonly Problem[]
}

interface Source {
  derive: () => Derived
  /** The form's values before any edit. */
  before: () => unknown
  /** Whether another object, or the console, has this id. */
  isTaken: (id: string) => boolean
  /** The object is not there yet. */
  isNew: () => boolean
}

const none: readonly string[] = []

/** Dot paths of which one contains the other concern each other. */
const concerns = (a: string, b: string) => {
  const [outer, inner] = a.length < b.length ? [a, b] : [b, a]
  return inner.startsWith(outer) && (inner.length === outer.length || inner[outer.length] === '.')
}

/**
 * Values, errors and warnings by path, on top of React Hook Form, so that a keystroke renders its own field and nothing
 * else, however long the form is. (`useController` is not used: it shows the default again when a field is emptied to
 * `undefined`, and it calls every field on every keystroke.)
 */
export class FormStore {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly watchers = new Set<Listener>()
  private readonly registered = new Map<string, RegisteredField>()
  private readonly entries = new Map<string, string>()
  private readonly references = new Map<string, ReferenceOptions>()
  private readonly revealers = new Map<string, Set<Listener>>()
  private derived: Derived = { isDirty: false, doubts: [], missing: [] }
  private readonly warnings = new Warnings()
  private editedSections = none
  private discarded = false
  private found: readonly Problem[] = []
  /** As React Hook Form told last; shown when no pointer is pressed. */
  private errors: unknown = {}
  readonly form: UseFormReturn<FieldValues>
  private readonly source: Source

  constructor(form: UseFormReturn<FieldValues>, source: Source) {
    this.form = form
    this.source = source
  }

  /** Connects to the form; call in an effect, undo with the answer. */
  connect(): () => void {
    this.rederive()
    // Both in one subscription: the operations on lists tell of errors only.
    return this.form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ name, errors }) => {
        this.errors = errors
        this.changed(name)
      },
    })
  }

  takeErrors(errors: unknown): void {
    this.errors = errors
    this.found = problemsIn(errors)
  }

  /** Errors and warnings as they are now. */
  private takeRemarks(): void {
    this.found = problemsIn(this.errors)
    const sectionOf = (path: string) => this.fieldAt(path)?.field.section
    this.warnings.take(this.derived.doubts, this.source.isNew(), sectionOf)
  }

  /** Whether a new object should have another id. */
  isTaken = (id: string): boolean => this.source.isTaken(id)

  value = (path: string): unknown => this.form.getValues(path)

  /** The value before any edit. */
  initial = (path: string): unknown => at(this.source.before(), path)

  /** An edit by the person: clears the error of the field (rule FORM-5), or says at once what Save now lacks. */
  set(path: string, value: unknown): void {
    if (this.error(path) !== undefined) this.form.clearErrors(path)
    this.form.setValue(path, value)
    const missing = this.missing().find((problem) => problem.path === path)
    if (missing) this.form.setError(path, { type: 'missing', message: missing.message })
  }

  error(path: string): string | undefined {
    return this.problems().find((problem) => problem.path === path || problem.path === `${path}.root`)
      ?.message
  }

  /** All fields with an error. */
  problems = (): readonly Problem[] => this.found

  doubt = (path: string): string | undefined => this.warnings.at(path)

  /** The first warning on a path or below it, for a part of the form that is folded. */
  doubtIn = (path: string): string | undefined => this.warnings.firstIn(path)

  /** All warnings, those that are not said yet as well. */
  doubts = (): readonly Problem[] => this.derived.doubts

  /** The focus has left a section: what is blank there may be warned of. */
  leave(section: string): void {
    if (this.warnings.leave(section)) afterPress(this.rederive)
  }

  /** Shows all warnings, e.g. after the first attempt to save. */
  showAllWarnings(): void {
    if (this.warnings.showAllWarnings()) this.rederive()
  }

  /** Fields that must be given before Save is enabled. */
  missing = (): readonly Problem[] => this.derived.missing

  isDirty = (): boolean => this.derived.isDirty

  /** Ids of the sections that hold edits; the same list while they are the same. */
  changedSections = (): readonly string[] => this.editedSections

  /** Edits that can be kept as a draft: none once the person let them go, until the next edit. */
  hasEdits = (): boolean => this.derived.isDirty && !this.discarded

  /** What would be lost: edits, and text in a control that is no value yet. */
  isUnsaved = (): boolean => this.hasEdits() || (this.entries.size > 0 && !this.discarded)

  discard = (): void => {
    this.discarded = true
    for (const call of this.watchers) call()
  }

  /** Text in a control that is no value yet ('31:02'), or an upload under way: keeps the save back. */
  setEntry(path: string, message: string | undefined): void {
    if (message === undefined) this.entries.delete(path)
    else this.entries.set(path, message)
  }

  unfinishedEntries(): Problem[] {
    return [...this.entries].map(([path, message]) => ({ path, message }))
  }

  register(path: string, field: RegisteredField): () => void {
    this.registered.set(path, field)
    this.ensureObjects(path)
    return () => {
      if (this.registered.get(path) === field) this.registered.delete(path)
    }
  }

  /** A list where an object belongs (how some servers write an empty one) would swallow what is set in it. */
  private ensureObjects(path: string): void {
    for (let end = path.indexOf('.'); end > 0; end = path.indexOf('.', end + 1)) {
      const parent = path.slice(0, end)
      const isItem = /^\d/.test(path.slice(end + 1))
      if (!isItem && Array.isArray(this.value(parent))) this.form.setValue(parent, {})
    }
  }

  /** The control that edits this path, or the nearest list or control around it. */
  fieldAt(path: string): { path: string; field: RegisteredField } | undefined {
    for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
      const field = this.registered.get(part)
      if (field) return { path: part, field }
    }
    return undefined
  }

  fieldExactlyAt = (path: string): RegisteredField | undefined => this.registered.get(path)

  /** What the ids at this path refer to, so that they can be called by their names. */
  registerReferences(path: string, options: ReferenceOptions): () => void {
    this.references.set(path, options)
    return () => {
      if (this.references.get(path) === options) this.references.delete(path)
    }
  }

  /** Of a field or a list, and of a row of that. */
  referencesAt = (path: string): ReferenceOptions | undefined =>
    this.references.get(path.replace(/\.\d+$/, ''))

  /** A folded part of the form opens itself when a field below `path` needs to be seen. */
  onReveal(path: string, open: Listener): () => void {
    const set = this.revealers.get(path) ?? new Set()
    this.revealers.set(path, set.add(open))
    return () => set.delete(open)
  }

  /** Opens what hides the field: only then its control is known. */
  reveal(path: string): void {
    for (const [part, listeners] of this.revealers) {
      if (path === part || path.startsWith(`${part}.`)) for (const open of listeners) open()
    }
  }

  /** Opens what hides the field and puts the focus in it, after the next paint. */
  focus(path: string): void {
    this.reveal(path)
    requestAnimationFrame(() => {
      const element = this.fieldAt(path)?.field.element?.()
      element?.scrollIntoView?.({ block: 'center' })
      element?.focus({ preventScroll: true })
    })
  }

  /** The first error in the order of the page. */
  firstProblem = (): Problem | undefined => this.firstOf(this.problems())

  /** The first one in the order of the page. */
  firstOf(problems: readonly Problem[]): Problem | undefined {
    const place = (problem: Problem) => this.fieldAt(problem.path)?.field.element?.() ?? undefined
    return [...problems].sort((a, b) => {
      const [first, second] = [place(a), place(b)]
      if (!first || !second) return first ? -1 : second ? 1 : 0
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })[0]
  }

  subscribe(path: string, listener: Listener): () => void {
    const set = this.listeners.get(path) ?? new Set()
    this.listeners.set(path, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.listeners.delete(path)
    }
  }

  /** Called after every change of values, errors or what follows from them. */
  watch = (listener: Listener): (() => void) => {
    this.watchers.add(listener)
    return () => {
      this.watchers.delete(listener)
    }
  }

  /** Recomputes what follows from the values, e.g. after the object that edits are held against was replaced. */
  rederive = (): void => {
    this.derive()
    this.takeRemarks()
    this.notify()
  }

  private derive(): void {
    this.derived = this.source.derive()
    const sections = this.derived.isDirty ? this.sectionsWithEdits() : none
    if (sections.join() !== this.editedSections.join()) this.editedSections = sections
  }

  private sectionsWithEdits(): readonly string[] {
    const ids = new Set<string>()
    for (const [path, { section }] of this.registered) {
      // What stands in a row belongs to its list.
      if (ids.has(section) || /\.\d/.test(path)) continue
      const before = this.initial(path)
      if (!isSame(before, withoutBlankRows(before, this.value(path)))) ids.add(section)
    }
    return [...ids]
  }

  private changed(name: string | undefined): void {
    if (name !== undefined) this.discarded = false
    const before = this.warnings.byPath()
    this.derive()
    // Values follow at once; what would move the page under a pressed pointer waits.
    if (isPressed()) afterPress(this.rederive)
    else this.takeRemarks()
    const after = this.warnings.byPath()
    for (const [path, listeners] of this.listeners) {
      if (name === undefined || concerns(path, name) || before.get(path) !== after.get(path))
        for (const call of listeners) call()
    }
    for (const call of this.watchers) call()
  }

  private notify(): void {
    for (const listeners of this.listeners.values()) for (const call of listeners) call()
    for (const call of this.watchers) call()
  }
}
