import type { ReadonlyAtom } from '@tanstack/react-store'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ZodType } from 'zod'
import type { SaveInfo, Written } from '@/api/writes/useWrites'
import type { Calls } from '@/api/writes/writes'
import type { ResourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import type { EntityFields } from '@/model/fields/fields'
import type { LiveSpec } from '@/model/liveChange'
import type { ChoiceGroup } from '@/model/merge'
import type { AnyPath, Known, PathTo } from '@/model/paths'
import type { Problem, Rule } from '@/model/rules'
import type { Family } from '@/ui/EntityTile'

/** What a form needs to know about its entity. The entity's list definition has all of it. */
export interface FormEntity<T> {
  /** Path segment, e.g. `missions`. */
  type: EntityType
  title: string
  singular: string
  family: Family
  icon: LucideIcon
  /** The id used in routes: `player` for players, `account` for accounts, else `id`. */
  idOf: (object: T) => string
}

/** A value that the next new object begins with, and how a sentence names it. */
export interface Keep {
  /** Key of the object. */
  path: string
  as: string
}

/** A part of the form: title and description on the left, fields on the right. */
export interface FormSection<T = object> {
  /** Used in element ids: letters, digits and hyphens. */
  id: string
  /** Default: the title of the described section. */
  title?: string
  /** A short form of the title (its beginning), for the index where the whole title does not fit into a line. */
  short?: string
  /** One sentence: what the section does for players. */
  text: string
  Content: ComponentType
  /** The values that 'Save and add another' copies into the next object. */
  keeps?: readonly Keep[]
  /** For type checks only: the fields that the section edits. The form's objects must have them. */
  edits?(object: Edits<T>): void
  /** Whether the section is part of this form; evaluated when the form opens. Default: always. */
  appliesTo?: (form: { isNew: boolean; readOnly: boolean }) => boolean
}

/** A section of an open form. */
export interface TitledSection extends FormSection<never> {
  title: string
}

/** The loaded objects of the type of a form. */
export interface Others<T> {
  rows: readonly T[]
  /** Whether a row is the object of the form. */
  isOwn: (row: T) => boolean
}

/**
 * Warnings that depend on a list. The list can be long, so it is indexed once, in slices, after the fields have
 * rendered; checking a keystroke is then only a lookup.
 */
export interface ListWarnings<T> {
  /** Indexes the list. Does nothing if it already has been indexed. */
  read: (rows: readonly T[]) => Generator<void, void>
  /** Called only with lists that have been indexed. */
  warnings: (object: T, others: Others<T>) => readonly Problem<AnyPath<T>>[]
}

/** Declares how one entity is edited. */
export interface FormSpec<T extends object> {
  sections: readonly FormSection<T>[]
  /** The titles of the sections, and the label and term of each field. */
  fields?: EntityFields<T>
  /** The initial values of a new object. Nothing is invented (decision D5). */
  defaults: (account: string) => Partial<T>
  /**
   * Rules for values that are required before Save is enabled. The save bar shows what is missing (rules ACCOUNT-4,
   * PLAYER-3).
   */
  saveNeeds?: readonly Rule<T>[]
  /** Rules that block a save, e.g. rules FORM-7 and FORM-8. */
  rules: readonly Rule<T>[]
  /** Warnings that do not block a save (decision D2). */
  warnings?: readonly Rule<T>[]
  /** Warnings that depend on the other loaded objects of the type. */
  among?: ListWarnings<T>
  /** Paths that form one choice. On a conflict, one side's choice is taken as a whole. */
  choiceGroups?: readonly ChoiceGroup<AnyPath<T>>[]
  /**
   * Changes that players can notice while the object is live, and amounts whose large changes are confirmed in any case
   * (rules LIVE-2 and LIVE-3).
   */
  live?: LiveSpec<AnyPath<T>, PathTo<T, number, '*'>>
  /** Dot path of the id; default `id`. */
  idPath?: PathTo<T, string>
  /** Normalizes a received object for the form. Unedited values are sent as received. */
  fromServer?: (received: T) => T
}

/** The generated schemas of the request bodies. They only validate; their output is never sent (decision A1). */
export interface RequestSchemas {
  create: ZodType
  update: ZodType
}

/** What the edit screen needs to know about an entity. */
export interface EditedEntity<T extends object> {
  list: FormEntity<T>
  calls: Calls<T>
  /** `all` for the accounts themselves; `account` for objects that belong to one. */
  scope: ResourceFacts['scope']
  /** Paths of the fields that the server manages, such as counts; `*` stands for every item. */
  managed: ResourceFacts['readOnly']
  /** Texts of the success toasts (rule ERROR-5). */
  saved: { created: (object: T) => string; updated: (object: T) => string }
  /** Who can edit the form; it is read-only for everybody else (rule PERM-12). Default: who plans changes (rule PERM-13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /**
   * Builds the body of an update if it is not the whole object: from the edited object and the changed fields (decision
   * A2).
   */
  updateBody?: (object: T, changed: Partial<T>, received: T) => unknown
  /** Loads what the form needs to render. */
  form: () => Promise<FormSpec<T>>
  /** Loads what the form needs to be saved. */
  schemas: () => Promise<RequestSchemas>
}

/** How a form reads and saves its object. */
export interface FormApi<T> {
  /**
   * Reads the object again before an update; resolves to undefined when it is gone. A rejection blocks the save. Without
   * it, updates are sent unchecked.
   */
  read?: (id: string) => Promise<T | undefined>
  /** Sends the object, and returns what became of it. On a rejection the form keeps its edits. */
  save: (object: T, info: SaveInfo<T>) => Promise<Partial<Written>>
}

/** The state of a save, for the save bar. */
export interface SaveState {
  /** A save is in progress. */
  isBusy: boolean
  /** About the last save: that it failed, or that its outcome is being looked up. */
  notice: string | undefined
}

export interface Submit {
  /** Leave the form when the save is done. */
  leaving?: boolean
  /** Open the form of another new object after the save. */
  another?: boolean
}

/** The save of a form, for the parts that start or show it. */
export interface Saving {
  readonly state: ReadonlyAtom<SaveState>
  /** The user is leaving, or will when the save is done. A save that finishes meanwhile does not navigate. */
  isLeaving: boolean
  /** Resolves when the save succeeded or failed. */
  submit: (how?: Submit) => Promise<void>
  /** Opens the dialog that proposes the edits, unless something blocks a save (rule PROPOSE-7). */
  propose: () => Promise<void>
}

/** An option of a dropdown of objects (rule DATA-5). Items with an empty id are left out. */
export interface ReferenceItem {
  id: string
  name: string
  disabled?: boolean
  image?: string
  /** The state of an object that is not live: 'Inactive', 'Ended', 'Starts 21:06:26'. It can still be chosen. */
  state?: string
}

/** Actions of a dropdown on the objects themselves. */
export interface ReferenceActions {
  /** Type and account of the objects. Another tab sends them with the object that it created. */
  type: string
  account: string
  /** The name of the type, as in 'Create a new {singular}'. */
  singular: string
  /** URL of an object, for another tab; undefined if it has none. */
  hrefOf: (id: string) => string | undefined
  /** URL of the form for a new object; undefined if the user is not allowed to create one. */
  createHref?: string
  /** Refreshes the items. `id` is an object that was just created. */
  refresh: (id: string) => Promise<unknown>
}

/** The items of a dropdown and their loading state. */
export interface ReferenceOptions {
  items: readonly ReferenceItem[]
  isLoading: boolean
  /** The message when the items could not be loaded. */
  error?: string
  /** Icon of the default image. Without it, the dropdown shows no images. */
  icon?: LucideIcon
  family?: Family
  /** The type of the items, for their default images. */
  type?: string
  /** Without it, the dropdown only selects. */
  actions?: ReferenceActions
}

/**
 * Uploads an image and resolves to its URL. Throws an error with a message to show. `undefined` keeps the previous
 * image without a message.
 */
export type Upload = (file: File) => Promise<string | undefined>

/** The fields that a section edits, for type checks only: `T` must have all of them with these value types. */
export type Edits<T> = Required<Known<T>>
