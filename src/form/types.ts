import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ZodType } from 'zod'
import type { Calls } from '@/api/useWrites'
import type { Family } from '@/ui/family'
import type { ChoiceGroup } from './merge'
import type { Edits } from './paths'

/** What a form shows of the kind of object it edits; the list definition of an entity has all of it. */
export interface FormEntity<T> {
  /** Path segment, e.g. `missions`. */
  type: string
  title: string
  singular: string
  family: Family
  icon: LucideIcon
  /** The value that stands in routes: player for players, account for accounts, else id. */
  idOf: (object: T) => string
}

/** A remark on one field. `path` is a dot path, list positions counted from 0: `reward.points`, `questions.2.text`. */
export interface Problem {
  path: string
  message: string
  /** Only something is not given yet: on a new object that is said when its section was left, not before. */
  isBlank?: boolean
}

/** Looks at the object as it would be sent. */
export type Rule<T> = (object: T) => readonly Problem[]

/** A part of the form: what it is for on the left, its fields on the right. */
export interface FormSection<T = object> {
  /** Used in element ids: letters, digits and hyphens. */
  id: string
  title: string
  /** One sentence: what it does for players. */
  text: string
  Content: ComponentType
  /** For the compiler alone: the fields that the section edits, which the objects of a form must have. */
  edits?: (object: Edits<T>) => void
  /** Left out, the section is part of every form of its kind. Asked when the form opens. */
  appliesTo?: (form: { isNew: boolean; readOnly: boolean }) => boolean
}

/** How one kind of object is edited: a short declaration per entity. */
export interface FormSpec<T extends object> {
  sections: readonly FormSection<T>[]
  /** What a new object of the account starts with; nothing is invented (decision D5). */
  defaults: (account: string) => Partial<T>
  /** The generated request schemas. They check only; what they would strip or fill in is never sent (decision A1). */
  schemas: { create: ZodType; update: ZodType }
  /** What must be given before Save is enabled; the bar beside it says what is missing (rules ACCOUNT-4, PLAYER-3). */
  saveNeeds?: readonly Rule<T>[]
  /** What keeps a save back, e.g. rules FORM-7 and FORM-8. */
  rules: readonly Rule<T>[]
  /** What is worth a warning but saves all the same (decision D2). */
  doubts?: readonly Rule<T>[]
  /** Paths that make one choice: when two people chose differently, one of both choices is taken as a whole. */
  choiceGroups?: readonly ChoiceGroup[]
  /** Dot path of the id; default `id`. */
  idPath?: string
  /** Brings another spelling of a received object into the form's shape; what is not edited travels as it came. */
  fromServer?: (received: T) => T
  /** Last change before sending, for shapes that no path can express. */
  toServer?: (object: T) => T
}

/** What the form's screen needs of a type of objects. */
export interface EditedEntity<T extends object> {
  list: FormEntity<T>
  calls: Calls<T>
  /** Accounts stand beside each other (`all`); everything else belongs to one (`account`). */
  scope: 'account' | 'all'
  /** Texts of the success toasts (rule ERROR-5). */
  saved: { created: (object: T) => string; updated: (object: T) => string }
  /** Who may edit the form; for all others it is disabled. Left out, it opens for all (decision D13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /** Body of an update where it is not the whole object: from the object as edited and what differs (decision A2). */
  updateBody?: (object: T, changed: Partial<T>, received: T) => unknown
  /** Loads what the form needs. */
  form: () => Promise<FormSpec<T>>
}

/** What is sent, and which top-level fields differ from what was received (for PATCH, decision A2). */
export interface SaveInfo<T> {
  isNew: boolean
  /** What the edits are held against: the object as it was received last. */
  received: T
  /** Present keys hold the new value; a key with `undefined` was removed. */
  changed: Partial<T>
}

/** An entry of a dropdown over other objects (rule DATA-5). Items with an empty id are left out. */
export interface ReferenceItem {
  id: string
  name: string
  disabled?: boolean
  image?: string | undefined
  /** A remark on what is not live: 'Inactive', 'Ended', 'Starts 21:06:26'. It can be chosen all the same. */
  state?: string | undefined
}

/** Ways from a dropdown to the objects themselves. */
export interface ReferenceWays {
  /** Type and account of the objects, by which another tab tells what it created. */
  type: string
  account: string
  /** What one of them is called, as in 'Create a new {singular}'. */
  singular: string
  /** Address of an object, for another tab. */
  hrefOf: (id: string) => string
  /** Where a new one is created; none for people who may not. */
  createHref?: string | undefined
  /** Brings the items up to date; `id` is one that was just created. */
  refresh: (id: string) => Promise<unknown>
}

/** Items of a dropdown with the state of loading them. */
export interface ReferenceOptions {
  items: readonly ReferenceItem[]
  isLoading: boolean
  /** Words to show when the items could not be loaded. */
  error?: string | undefined
  /** Icon of the default image; without it no images are shown. */
  icon?: LucideIcon
  family?: Family
  /** Left out, the dropdown only picks. */
  ways?: ReferenceWays
}

/**
 * Stores an image and answers its address; throws with words when it cannot. `undefined` leaves the previous image
 * without a word.
 */
export type Upload = (file: File) => Promise<string | undefined>
