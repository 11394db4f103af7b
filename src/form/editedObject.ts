import { at } from '@/ui/value'
import { withEdits, withoutBlankRows } from './edits'
import { idDoubt } from './rules'
import type { Derived } from './store'
import type { FormEntity, FormSpec, Problem, RequestSchemas } from './types'
import { problemsOf } from './validate'

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
  /** The base of the edits: the object as last received or saved. */
  received: T
  /** The base in the form. Differs from `received` where the form normalizes another format. */
  before: T
  /** The initial values, until the form has another base. */
  private start: T | undefined

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
    return withoutBlankRows(this.before, values as T)
  }

  /** The edited object. Still contains rows without a choice, so that positions match the form. */
  edited(values: unknown): T {
    return withEdits(this.received, this.before, values)
  }

  /** The object as it would be sent. */
  payload(values: unknown): T {
    return this.edited(this.filled(values))
  }

  /** What the form shows about the edits. */
  derived(values: unknown, entity: FormEntity<T>, rows: readonly T[]): Derived {
    const { doubts = [], saveNeeds, idPath = 'id' } = this.spec
    const object = this.edited(values)
    const found: Problem[] = doubts.flatMap((rule) => rule(object))
    const message = this.isNew ? idDoubt(entity, rows, at(values, idPath)) : undefined
    if (message !== undefined) found.unshift({ path: idPath, message })
    return {
      isDirty: this.payload(values) !== this.received,
      doubts: found,
      missing: saveNeeds?.flatMap((rule) => rule(object)) ?? none,
    }
  }

  /** What blocks a save. */
  problems(
    values: unknown,
    { create, update }: RequestSchemas,
    isRegistered: (path: string) => boolean,
  ): Problem[] {
    const { saveNeeds = [], rules } = this.spec
    const { isNew, before } = this
    return problemsOf({
      rules: [...saveNeeds, ...rules],
      schema: isNew ? create : update,
      object: this.edited(values),
      before,
      after: values,
      isNew,
      isRegistered,
    })
  }

  /** Makes an object the base of the edits, e.g. after it was read again. */
  rebase(received: T): void {
    this.isNew = false
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
