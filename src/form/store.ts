import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { at, isSame, withoutBlankRows } from './edits'
import { afterPress, isPressed } from './press'
import type { Problem, ReferenceOptions } from './types'
import { problemsIn } from './validate'
import { Warnings } from './warnings'

type Listener = () => void

/** A control on the screen, or a list of controls. */
export interface RegisteredField {
  /** Id of its section. */
  section: string
  /** The element to focus when the field has a problem. Lists have none. */
  element?: () => HTMLElement | null
  sectionTitle?: string
  /** Undefined where the field has no label of its own. */
  label?: () => string | undefined
  /** The text of a value, e.g. of an option; undefined for a value that has none. */
  describe?: (value: unknown) => string | undefined
}

/** Derived from the values after each change. */
export interface Derived {
  isDirty: boolean
  /** Warnings that do not block. */
  doubts: readonly Problem[]
  /** Problems that disable Save. */
  missing: readonly Problem[]
}

interface Source {
  derive: () => Derived
  /** The form values before any edit. */
  before: () => unknown
  /** Whether the id is taken by another object or reserved by the console. */
  isTaken: (id: string) => boolean
  /** The object does not exist yet. */
  isNew: () => boolean
}

const none: readonly string[] = []

/** Whether two dot paths are equal or one contains the other. */
const concerns = (a: string, b: string) => {
  const [outer, inner] = a.length < b.length ? [a, b] : [b, a]
  return inner.startsWith(outer) && (inner.length === outer.length || inner[outer.length] === '.')
}

/**
 * Values, errors and warnings by path, on top of React Hook Form. A keystroke renders only its own field, however long
 * the form is. `useController` is not used: it restores the default when a field is emptied to `undefined`, and it runs
 * every field on every keystroke.
 */
export class FormStore {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly watchers = new Set<Listener>()
  private readonly registered = new Map<string, RegisteredField>()
  private readonly entries = new Map<string, string>()
  private readonly references = new Map<string, ReferenceOptions>()
  private readonly revealers = new Map<string, Set<Listener>>()
  private rest: Listener | undefined
  private derived: Derived = { isDirty: false, doubts: [], missing: [] }
  private readonly warnings = new Warnings()
  private editedSections = none
  private discarded = false
  private found: readonly Problem[] = []
  /** The latest errors of React Hook Form. Shown once no pointer is pressed. */
  private errors: unknown = {}
  readonly form: UseFormReturn<FieldValues>
  private readonly source: Source

  constructor(form: UseFormReturn<FieldValues>, source: Source) {
    this.form = form
    this.source = source
  }

  /** Subscribes to the form. Call it in an effect and return its result as the cleanup. */
  connect(): () => void {
    this.rederive()
    // One subscription for both: list operations only report errors.
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

  /** Takes over the current errors and warnings. */
  private takeRemarks(): void {
    this.found = problemsIn(this.errors)
    const sectionOf = (path: string) => this.fieldAt(path)?.field.section
    this.warnings.take(this.derived.doubts, this.source.isNew(), sectionOf)
  }

  /** Whether a new object needs another id. */
  isTaken = (id: string): boolean => this.source.isTaken(id)

  value = (path: string): unknown => this.form.getValues(path)

  /** The value before any edit. */
  initial = (path: string): unknown => at(this.source.before(), path)

  /**
   * Sets a value that the user edited. Clears the field's error (rule FORM-5), or shows immediately that a value is
   * missing.
   */
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

  /** The first warning on a path or below it, for a collapsed part of the form. */
  doubtIn = (path: string): string | undefined => this.warnings.firstIn(path)

  /** All warnings, including those that are not shown yet. */
  doubts = (): readonly Problem[] => this.derived.doubts

  /** The focus left a section: its blank fields can now show warnings. */
  leave(section: string): void {
    if (this.warnings.leave(section)) afterPress(this.rederive)
  }

  /** Shows all warnings, e.g. after the first attempt to save. */
  showAllWarnings(): void {
    if (this.warnings.showAllWarnings()) this.rederive()
  }

  /** Fields that need a value before Save is enabled. */
  missing = (): readonly Problem[] => this.derived.missing

  isDirty = (): boolean => this.derived.isDirty

  /** Ids of the sections with edits. Keeps the same reference while they are unchanged. */
  changedSections = (): readonly string[] => this.editedSections

  /** Whether there are edits to keep as a draft. False after the user discarded them, until the next edit. */
  hasEdits = (): boolean => this.derived.isDirty && !this.discarded

  /** What leaving would lose: edits, and invalid input in a control. */
  isUnsaved = (): boolean => this.hasEdits() || (this.entries.size > 0 && !this.discarded)

  discard = (): void => {
    this.discarded = true
    for (const call of this.watchers) call()
  }

  /** Blocks the save while a control has invalid input ('31:02') or an upload is in progress. */
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

  /**
   * Values set inside an array would be lost, so replace an array where an object belongs. Some servers send [] for an
   * empty object.
   */
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

  /** The references of a field, of a list, or of a row in that list. */
  referencesAt = (path: string): ReferenceOptions | undefined =>
    this.references.get(path.replace(/\.\d+$/, ''))

  /** Lets a collapsed part of the form open when a field below `path` must be visible. */
  onReveal(path: string, open: Listener): () => void {
    const set = this.revealers.get(path) ?? new Set()
    this.revealers.set(path, set.add(open))
    return () => set.delete(open)
  }

  /** Called when all sections must be rendered, e.g. before a check names the fields with problems. */
  onRenderAll(renderAll: Listener): () => void {
    this.rest = renderAll
    return () => {
      this.rest = undefined
    }
  }

  /** Renders the sections that are not rendered yet, see `useRenderedSections`. */
  renderAll = (): void => this.rest?.()

  /** Opens the collapsed parts around a field. Its control is registered only after that. */
  reveal(path: string): void {
    for (const [part, listeners] of this.revealers) {
      if (path === part || path.startsWith(`${part}.`)) for (const open of listeners) open()
    }
  }

  /** Opens the collapsed parts around a field and focuses it after the next paint. */
  focus(path: string): void {
    this.reveal(path)
    requestAnimationFrame(() => {
      const element = this.fieldAt(path)?.field.element?.()
      element?.scrollIntoView?.({ block: 'center' })
      element?.focus({ preventScroll: true })
    })
  }

  /** The first error in page order. */
  firstProblem = (): Problem | undefined => this.firstOf(this.problems())

  /** The first of these problems in page order. */
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

  /** Called after every change of values, errors or derived state. Returns a function that unsubscribes. */
  watch = (listener: Listener): (() => void) => {
    this.watchers.add(listener)
    return () => {
      this.watchers.delete(listener)
    }
  }

  /** Recomputes the derived state, e.g. after the base of the edits was replaced. */
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
      // A path inside a row counts for its list.
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
    // Values update immediately. Anything that would move the page under a pressed pointer waits.
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
