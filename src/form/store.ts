import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { valueByPath } from '@/lib/value'
import { isSame, withoutBlankRows } from '@/model/edits'
import { followItem } from '@/model/paths'
import type { Problem } from '@/model/rules'
import type { Derived, EditedObject } from './editedObject'
import { FieldRegistry, type RegisteredField } from './fieldRegistry'
import { afterPress, isPressed } from './press'
import { ShownWarnings } from './shownWarnings'
import { concerns, type Listener, Subscriptions } from './subscriptions'
import { problemsIn } from './validate'

/** The part of `EditedObject` that the store reads. */
type Edited = Pick<
  EditedObject<object>,
  'derived' | 'before' | 'beforeTyping' | 'isTaken' | 'isNew' | 'payload' | 'received'
>

const none: readonly string[] = []

/**
 * Values, errors and warnings by path, on top of React Hook Form. A keystroke renders only its own field, however long
 * the form is. `useController` is not used: it restores the default when a field is emptied to `undefined`, and it runs
 * every field on every keystroke.
 */
export class FormStore extends FieldRegistry {
  private readonly subscriptions = new Subscriptions()
  private readonly entries = new Map<string, string>()
  private derived: Derived = { isDirty: false, warnings: [], strange: [], missing: [] }
  private readonly shownWarnings = new ShownWarnings()
  private editedSections = none
  private discarded = false
  private found: readonly Problem[] = []
  /** The latest errors of React Hook Form. Shown once no pointer is pressed. */
  private errors: unknown = {}
  readonly form: UseFormReturn<FieldValues>
  private readonly edited: Edited

  constructor(form: UseFormReturn<FieldValues>, edited: Edited) {
    super()
    this.form = form
    this.edited = edited
  }

  /** Subscribes to the form. Call it in an effect and return its result as the cleanup. */
  connect(): () => void {
    this.rederive()
    // One subscription for values and errors, because list operations report only errors.
    return this.form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ name, errors }) => {
        this.errors = errors
        this.changed(name)
      },
    })
  }

  /** Shows all problems that block a save, and focuses the first one. */
  hasProblems(): Promise<boolean> {
    this.renderAll()
    return new Promise((resolve, reject) => {
      const onInvalid = (errors: unknown) => {
        this.errors = errors
        this.found = problemsIn(errors)
        this.showAllWarnings()
        const first = this.firstProblem()
        if (first) this.focus(first.path)
        resolve(true)
      }
      const check = this.form.handleSubmit(() => resolve(false), onInvalid)
      check().catch(reject)
    })
  }

  /**
   * Shows a rejected save at the field that the server names, and focuses it. Returns false when the form has no such
   * field.
   */
  setError(path: string, message: string): boolean {
    this.reveal(path)
    const registered = this.fieldAt(path)
    if (!registered) return false
    this.form.setError(registered.path, { type: 'server', message })
    this.focus(registered.path)
    return true
  }

  /** Takes over the current errors and warnings. */
  private takeRemarks(): void {
    this.found = problemsIn(this.errors)
    const sectionOf = (path: string) => this.fieldAt(path)?.field.section
    this.shownWarnings.take(this.derived.warnings, this.edited.isNew, sectionOf)
  }

  /** The object before the edits, if there is one, and as a save would send it now. */
  change(): { before: object | undefined; after: object } {
    const { edited } = this
    return { before: edited.isNew ? undefined : edited.received, after: edited.payload(this.values()) }
  }

  /** Whether the id of a new object is already taken. */
  isTaken = (id: string): boolean => this.edited.isTaken(id)

  /** The values of the form, including rows of a list in which the user has not chosen anything yet. */
  values = (): FieldValues => this.form.getValues()

  value = (path: string): unknown => this.form.getValues(path)

  /** The value before anybody typed: received, or copied from another object. */
  came = (path: string): unknown => valueByPath(this.edited.beforeTyping(), path)

  /** The value before any edit. */
  initial = (path: string): unknown => valueByPath(this.edited.before, path)

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

  /** The current path of the list item that is at `path` now, see `followItem`. */
  follow = <P extends string>(path: P): (() => P | undefined) => followItem(this.value, path)

  error(path: string): string | undefined {
    return this.problems().find((problem) => problem.path === path || problem.path === `${path}.root`)
      ?.message
  }

  clearErrors(path: string): void {
    if (this.error(path) !== undefined) this.form.clearErrors(path)
  }

  /** Whether a path or a path below it has an error, for a collapsed part of the form. */
  hasErrorIn = (path: string): boolean =>
    this.problems().some((problem) => problem.path === path || problem.path.startsWith(`${path}.`))

  /** An error below a path whose own field is not rendered, so that the part around it has to show it. */
  errorWithoutControl = (path: string): string | undefined =>
    this.problems().find((problem) => this.fieldAt(problem.path)?.path === path)?.message

  /**
   * Moves errors along with the items of a list.
   * @param order the previous position of each item; anything else for an item that is new
   */
  reorderErrors(path: string, order: readonly unknown[]): void {
    const below = this.problems().filter((problem) => problem.path.startsWith(`${path}.`))
    if (below.length === 0) return
    this.form.clearErrors(path)
    for (const problem of below) {
      const [index, ...rest] = problem.path.slice(path.length + 1).split('.')
      const to = order.indexOf(Number(index))
      if (to < 0) continue
      this.form.setError([path, to, ...rest].join('.'), { type: 'carried', message: problem.message })
    }
  }

  /** All fields with an error. */
  problems = (): readonly Problem[] => this.found

  /** The first error in page order. */
  firstProblem = (): Problem | undefined => this.firstOf(this.problems())

  warning = (path: string): string | undefined => this.shownWarnings.at(path)

  /** The first warning on a path or below it, for a collapsed part of the form. */
  warningIn = (path: string): string | undefined => this.shownWarnings.firstIn(path)

  /** All warnings, including those that are not shown yet. */
  warnings = (): readonly Problem[] => this.derived.warnings

  /** The focus left a section: its blank fields can now show warnings. */
  leave(section: string): void {
    if (this.shownWarnings.leave(section)) afterPress(this.rederive)
  }

  /** Shows all warnings, e.g. after the first attempt to save. */
  showAllWarnings(): void {
    if (this.shownWarnings.showAllWarnings()) this.rederive()
  }

  /** Fields that need a value before Save is enabled. */
  missing = (): readonly Problem[] => this.derived.missing

  isDirty = (): boolean => this.derived.isDirty

  /** Ids of the sections with edits. Keeps the same reference while they are unchanged. */
  changedSections = (): readonly string[] => this.editedSections

  /** Whether there are edits to keep as a draft. False after the user discarded them, until the next edit. */
  hasEdits = (): boolean => this.derived.isDirty && !this.discarded

  /** Whether leaving would lose anything: edits, or invalid input in a control. */
  isUnsaved = (): boolean => this.hasEdits() || (this.entries.size > 0 && !this.discarded)

  discard = (): void => {
    this.discarded = true
    this.subscriptions.notifyWatchers()
  }

  /** Blocks the save while a control has invalid input ('31:02') or an upload is in progress. */
  setEntry(path: string, message: string | undefined): void {
    if (message === undefined) this.entries.delete(path)
    else this.entries.set(path, message)
  }

  unfinishedEntries(): Problem[] {
    return [...this.entries].map(([path, message]) => ({ path, message }))
  }

  override register(path: string, field: RegisteredField): () => void {
    const unregister = super.register(path, field)
    this.ensureObjects(path)
    return unregister
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

  subscribe(path: string, listener: Listener): () => void {
    return this.subscriptions.subscribe(path, listener)
  }

  /** Called after every change of values, errors or derived state. Returns a function that unsubscribes. */
  watch = (listener: Listener): (() => void) => this.subscriptions.watch(listener)

  /** Recomputes the derived state, e.g. after the base of the edits was replaced. */
  rederive = (): void => {
    this.derive()
    this.takeRemarks()
    this.subscriptions.notify()
  }

  private derive(): void {
    const derived = this.edited.derived(this.values())
    // Fields without a control have nothing to correct; the drift report names them.
    const strange = derived.strange.flatMap((warning) => {
      const path = this.controlFor(warning.path)
      return path === undefined ? [] : [{ ...warning, path }]
    })
    this.derived = { ...derived, warnings: [...strange, ...derived.warnings] }
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
    const before = this.shownWarnings.byPath()
    this.derive()
    // Values update immediately. Anything that would move the page under a pressed pointer waits.
    if (isPressed()) afterPress(this.rederive)
    else this.takeRemarks()
    const after = this.shownWarnings.byPath()
    this.subscriptions.notify(
      (path) => name === undefined || concerns(path, name) || before.get(path) !== after.get(path),
    )
  }
}
