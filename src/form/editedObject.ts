import { valueByPath } from '@/lib/value'
import { type Change, missingChanges } from '@/model/changes'
import { withEdits, withoutBlankRows } from '@/model/edits'
import type { AnyPath } from '@/model/paths'
import type { Problem } from '@/model/rules'
import { idWarning, possibleId } from '@/model/rules'
import type { Derived } from './store'
import { strangeValues } from './strangeValues'
import type { FormEntity, FormSpec, RequestSchemas } from './types'
import { isEdited, problemsOf } from './validate'

const none: readonly Problem[] = []

interface Start<T> {
  account: string
  /** The object as received; undefined to create one. */
  object: T | undefined
  /** Initial values of a new object instead of the defaults. They count as unsaved edits. */
  initial: T | undefined
}

/**
 * The object behind a form, without React: what it was before the edits, and what the form's values mean for it. Each
 * method gets the current `values` of the form.
 */
export class EditedObject<T extends object> {
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
  /** What arrived in another type, and the values in which it was found. */
  private strange: { values?: T; found: readonly Problem[] } = { found: [] }

  constructor(spec: FormSpec<T>, { account, object, initial }: Start<T>) {
    this.spec = spec
    this.isNew = object === undefined
    this.received = object ?? (spec.defaults(account) as T)
    this.before = object ? this.inForm(object) : this.received
    this.start = initial && this.inForm(initial)
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
    // What a copy brought along travels as it came, too (rule DATA-11).
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
  private strangeIn(values: unknown, schemas: RequestSchemas | undefined): Problem[] {
    const came = this.beforeTyping()
    if (!schemas) return []
    if (this.strange.values !== came)
      this.strange = {
        values: came,
        found: strangeValues(this.isNew ? schemas.create : schemas.update, came),
      }
    return this.strange.found.filter(({ path }) => !isEdited(came, values, path))
  }

  /**
   * What the form shows about the edits.
   * @param schemas undefined until they are loaded
   */
  derived(values: unknown, entity: FormEntity<T>, rows: readonly T[], schemas?: RequestSchemas): Derived {
    const { warnings = [], warningsAmong, saveNeeds, idPath = 'id' } = this.spec
    const object = this.edited(values)
    const found: Problem[] = warnings.flatMap((rule) => rule(object))
    const id = entity.idOf(this.received)
    const others = this.isNew ? rows : rows.filter((row) => entity.idOf(row) !== id)
    if (warningsAmong) found.push(...warningsAmong(object, others))
    const message = this.isNew ? idWarning(entity, rows, valueByPath(values, idPath)) : undefined
    if (message !== undefined) found.unshift({ path: idPath, message })
    return {
      isDirty: this.payload(values) !== this.received,
      warnings: found,
      strange: this.strangeIn(values, schemas),
      missing: saveNeeds?.flatMap((rule) => rule(object)) ?? none,
    }
  }

  /** What blocks a save. */
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
      // What a copy brought along counts as received, too.
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

  /** The edits of a sent object that the server's object does not have. */
  missingIn(found: object, sent: T, managed: readonly string[] = []): Change[] {
    return missingChanges(found, { before: this.isNew ? {} : this.received, wanted: sent, managed })
  }

  /** Makes an object the base of the edits, e.g. after it was read again. */
  rebase(received: T): void {
    this.isNew = false
    this.mayExist = false
    this.received = received
    this.before = this.inForm(received)
    this.start = undefined
  }

  /** The object was saved from these values. */
  saved(sent: T, values: unknown): void {
    this.received = sent
    this.before = values as T
    this.start = undefined
  }
}
