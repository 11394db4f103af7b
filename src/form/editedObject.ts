import { cloned } from '@/lib/exactNumber'
import { valueByPath } from '@/lib/value'
import { type Change, missingChanges } from '@/model/changes'
import { withEdits, withoutBlankRows } from '@/model/edits'
import { isIdTaken, knownIds } from '@/model/ids'
import type { AnyPath } from '@/model/paths'
import type { Problem } from '@/model/rules'
import { idWarning, possibleId } from '@/model/rules'
import type { EditedPart } from './saveObject'
import type { FormEntity, FormSpec, RequestSchemas } from './types'
import { isEdited, problemsOf, unexpectedValues } from './validate'

const none: readonly Problem[] = []

/** The state of the edits that a form shows. */
export interface Derived {
  isDirty: boolean
  /** Warnings that do not block. */
  warnings: readonly Problem[]
  /** Warnings about values that arrived in another type, at the paths of the values. */
  strange: readonly Problem[]
  /** Problems that disable Save. */
  missing: readonly Problem[]
}

interface Start<T> {
  entity: FormEntity<T>
  /** Paths of the fields that the server manages, such as counts. */
  managed?: readonly string[]
  account: string
  /** The object as received; undefined to create one. */
  object: T | undefined
  /** All loaded objects of the type. */
  rows?: readonly T[]
  /** Initial values of a new object instead of the defaults. They count as unsaved edits. */
  initial?: T
  hasProblems: EditedPart<T>['hasProblems']
}

/**
 * The object behind a form, without React: what it was before the edits, and what the form's values mean for it. Each
 * method gets the current `values` of the form.
 */
export class EditedObject<T extends object> implements EditedPart<T> {
  readonly entity: FormEntity<T>
  readonly managed: readonly string[]
  readonly hasProblems: EditedPart<T>['hasProblems']
  /** All loaded objects of the type. */
  rows: readonly T[]
  /** The rows for which the list warnings are ready; undefined until then. */
  private readRows: readonly T[] | undefined
  /** Undefined until they are loaded. */
  schemas: RequestSchemas | undefined
  /** The object that the last save sent, with the values of the form at that time. Later edits are not part of it. */
  sent: { object: T; values: unknown }
  private readonly spec: FormSpec<T>
  isNew: boolean
  /** A create was sent without a response, so the object may exist (rule SAFE-6). */
  mayExist = false
  /** The base of the edits: the object as last received or saved. */
  received: T
  /** The base in the form. Differs from `received` where the form normalizes another format. */
  before: T
  /** The initial values, until the form has another base. */
  private start: T | undefined
  /** Warnings about values that arrived in another type, cached for the values in which they were found. */
  private strange: { values?: T; found: readonly Problem[] } = { found: [] }

  constructor(spec: FormSpec<T>, start: Start<T>) {
    const { entity, managed = [], account, object, initial, rows = [], hasProblems } = start
    this.spec = spec
    this.entity = entity
    this.managed = managed
    this.rows = rows
    this.hasProblems = hasProblems
    this.isNew = object === undefined
    this.received = object ?? (spec.defaults(account) as T)
    this.before = object ? this.inForm(object) : this.received
    this.start = initial && this.inForm(initial)
    this.sent = { object: this.received, values: this.before }
  }

  /** A received object as the form shows it. */
  inForm(object: T): T {
    return this.spec.fromServer?.(object) ?? object
  }

  /** The values before the user typed. A draft contains only what was typed. */
  beforeTyping(): T {
    return this.start ?? this.before
  }

  /** The values without rows that have no object chosen. */
  filled(values: unknown): T {
    return withoutBlankRows(this.beforeTyping(), values as T)
  }

  /** The edited object. Still contains rows without a choice, so that positions match the form. */
  edited(values: unknown): T {
    // Values that come from the original of a copy are sent unchanged, like received ones (rule DATA-11).
    return this.withTrimmedId(withEdits(this.start ?? this.received, this.beforeTyping(), values))
  }

  /** Blanks around the id of a new object are never meant (rule DATA-9). */
  private withTrimmedId(object: T): T {
    const { idPath = 'id' } = this.spec
    const id = this.isNew ? valueByPath(object, idPath) : undefined
    const isTrim = typeof id !== 'string' || id === id.trim()
    return isTrim ? object : { ...object, [idPath]: id.trim() }
  }

  /** The object as it would be sent. */
  payload(values: unknown): T {
    return this.edited(this.filled(values))
  }

  /** Values that arrived in another type than the contract's, as long as nobody edits them (rule DATA-11). */
  private strangeIn(values: unknown): Problem[] {
    const { schemas } = this
    const came = this.beforeTyping()
    if (!schemas) return []
    if (this.strange.values !== came)
      this.strange = {
        values: came,
        found: unexpectedValues(this.isNew ? schemas.create : schemas.update, came),
      }
    return this.strange.found.filter(({ path }) => !isEdited(came, values, path))
  }

  /** Reads the list for the warnings that depend on it, for work in slices. */
  *readAmong(rows: readonly T[]): Generator<void, void> {
    yield* this.spec.among?.read(rows) ?? []
    this.readRows = rows
  }

  derived(values: unknown): Derived {
    const { entity, rows, readRows } = this
    const { warnings = [], among, saveNeeds, idPath = 'id' } = this.spec
    const object = this.edited(values)
    const found: Problem[] = warnings.flatMap((rule) => rule(object))
    if (among && readRows) {
      const id = this.isNew ? undefined : entity.idOf(this.received)
      const isOwn = (row: T) => entity.idOf(row) === id
      found.push(...among.warnings(object, { rows: readRows, isOwn }))
    }
    const message = this.isNew ? idWarning(entity, rows, valueByPath(values, idPath)) : undefined
    if (message !== undefined) found.unshift({ path: idPath, message })
    return {
      isDirty: this.payload(values) !== this.received,
      warnings: found,
      strange: this.strangeIn(values),
      missing: saveNeeds?.flatMap((rule) => rule(object)) ?? none,
    }
  }

  /** Whether the id is taken by another object or reserved by the console. */
  isTaken(id: string): boolean {
    return isIdTaken(id, knownIds(this.rows, this.entity.idOf))
  }

  /** The problems that block a save. */
  problems(
    values: unknown,
    { create, update }: RequestSchemas,
    isRegistered: (path: string) => boolean,
  ): Problem[] {
    const { saveNeeds = [], rules, idPath = 'id' } = this.spec
    const { isNew, before, start } = this
    return problemsOf({
      rules: [...saveNeeds, ...rules, ...(isNew ? [possibleId<T>(idPath as AnyPath<T>)] : [])],
      schema: isNew ? create : update,
      object: this.edited(values),
      // For a copy, the values of the original count as received.
      before: start ?? before,
      isCopy: start !== undefined,
      after: values,
      isNew,
      isRegistered,
    })
  }

  isUnchanged(fresh: T): boolean {
    return JSON.stringify(fresh) === JSON.stringify(this.received)
  }

  /** The edits of the sent object that the server's object does not have. */
  missingIn(found: object): Change[] {
    const { managed, received, sent, isNew } = this
    return missingChanges(found, { before: isNew ? {} : received, wanted: sent.object, managed })
  }

  isSaved(fresh: T): boolean {
    return this.missingIn(fresh).length === 0
  }

  /** The object to send. */
  take(values: unknown): T {
    this.sent = { object: this.payload(values), values: cloned(values) }
    return this.sent.object
  }

  /** Makes an object the base of the edits, e.g. after it was read again. */
  rebase(received: T): void {
    this.isNew = false
    this.mayExist = false
    this.received = received
    this.before = this.inForm(received)
    this.start = undefined
  }

  /** Makes the sent object the new base of the edits, because it was saved. */
  saved(): T {
    this.received = this.sent.object
    this.before = this.sent.values as T
    this.start = undefined
    return this.received
  }
}
