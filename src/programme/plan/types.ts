import type { EntityType } from '@/entities/registry'
import type { Change } from '@/form/changes'

/*
 * The terms of a plan. A request says what the user wants; a plan says what that means for each object, before anything
 * is sent; steps are the calls in their order; a queue carries them out.
 */

/** Names one object of an account. */
export interface ObjectName {
  type: EntityType
  id: string
}

/** What the user wants. Plain data, so that it survives a reload. */
export type PlanRequest =
  | { kind: 'edit'; account: string; objects: readonly ObjectName[]; edit: BulkEdit }
  /** Edits that were made outside of a form, e.g. windows moved in the calendar. */
  | { kind: 'changes'; account: string; objects: readonly ChangedObject[] }
  | { kind: 'delete'; account: string; objects: readonly ObjectName[] }
  /** `all`: every object of the account but its players. */
  | { kind: 'copy'; from: string; to: string; objects: readonly ObjectName[] | 'all' }
  | { kind: 'import'; account: string; file: string; objects: readonly BundleObject[] }

/** The same edit for all chosen objects. */
export type BulkEdit =
  | { set: 'isAvailable'; value: boolean }
  | { set: 'category'; value: string }
  | { set: 'tags'; add: readonly string[]; remove: readonly string[] }

/** An object with its own changes. */
export interface ChangedObject extends ObjectName {
  changes: readonly Change[]
}

/** One object of an imported file. */
export interface BundleObject extends ObjectName {
  object: object
}

export interface PlanOptions {
  /** New objects arrive with `isAvailable: false`. Applies to copies and imports. */
  arriveInactive: boolean
  /** Pictures keep their addresses; otherwise they are uploaded to the target account. */
  keepImageAddresses: boolean
}

/** What the user decided about the rows of a plan, by row key. Plain data. */
export interface Decisions {
  /** Rows that are left out. */
  leaveOut: readonly string[]
  /** Fields of rows that differ (`FieldDiff.key`): the side that wins. Default: theirs, so nothing is overwritten unasked. */
  sides: Readonly<Record<string, Readonly<Record<string, 'ours' | 'theirs'>>>>
  /** Rows that are created under another id. References to them follow. */
  newIds: Readonly<Record<string, string>>
  /** Rows replaced by an object of the target, e.g. the level with the same ordinal. References to them follow. */
  useInstead: Readonly<Record<string, string>>
}

export type Verdict = 'new' | 'identical' | 'differs' | 'edit' | 'delete' | 'blocked'

/** Why an object is in the plan. */
export type Reason =
  | { kind: 'chosen' }
  /** Another object of the plan refers to it in `fieldName`, e.g. 'Requirement › Level'. */
  | { kind: 'needed'; by: ObjectName & { name: string }; fieldName: string }

/** One value that both accounts have and that is not the same. */
export interface FieldDiff {
  /** Unique in its row; stable while the plan is rebuilt. */
  key: string
  /** Dot path of the field, as the form edits it. */
  path: string
  /** Section and label of the field. */
  fieldName: string
  ours: unknown
  theirs: unknown
}

/** Why a row cannot be carried out, and what the user can do about it. */
export interface Block {
  text: string
  /** An object of the target that can take its place (`Decisions.useInstead`). */
  instead?: ObjectName & { name: string }
  /** Another id is possible (`Decisions.newIds`). */
  canRename?: boolean
}

/** One object of a plan. */
export interface PlanRow extends ObjectName {
  /** Unique in the plan, and stable while the plan is rebuilt: type and id in the source. */
  key: string
  name: string
  reason: Reason
  verdict: Verdict
  block?: Block
  /** All fields that differ; for an edit those that change. Empty for new and identical objects. */
  diffs: readonly FieldDiff[]
  /** What to know although the row can be carried out, e.g. a reference that ends nowhere. */
  notes: readonly string[]
  /** Left out by the user, or because nothing is to be written. */
  isLeftOut: boolean
}

/** A list that was not loaded to its end, so the plan may miss objects. */
export interface PlanGap {
  type: EntityType
  account: string
  reason: string
}

/** What a request means for each object. Nothing of it was sent. */
export interface Plan {
  /** The account that is written to. */
  account: string
  /** Blocked rows and rows that differ come first, then by type in the order of the navigation. */
  rows: readonly PlanRow[]
  /** The calls in their order. Blocked, identical and left out rows have none. */
  steps: readonly Step[]
  gaps: readonly PlanGap[]
}

/** One call. Plain data, so that a queue survives a reload. */
export interface Step extends ObjectName {
  /** Unique in the plan. An object that is written in two passes has two steps. */
  key: string
  /** The row it belongs to. */
  row: string
  name: string
  action: 'create' | 'update' | 'delete'
  account: string
  /** The object to create; for an update the object as it should be. */
  object?: object
  /** The target's object when the plan was made. Another person's changes since then are merged. */
  base?: object
  /** What an update changes, for messages. */
  changes?: readonly Change[]
  /** Addresses of pictures to upload before the call, by the path of the field. */
  images?: Readonly<Record<string, string>>
  /** Keys of steps that must have succeeded before. */
  after: readonly string[]
  /** The second pass of a cycle: adds references that could not be written at first. */
  isSecondPass?: boolean
}

export type StepStatus = 'waiting' | 'running' | 'done' | 'failed' | 'held' | 'skipped'

/** How far one step is. Plain data. */
export interface StepState {
  status: StepStatus
  /** Of a step that is done. `unchanged`: the target was as wanted already. */
  outcome?: 'created' | 'updated' | 'deleted' | 'unchanged'
  /** Why it failed, in words for the user. */
  error?: string
  /** HTTP status of the failure; undefined without a response. */
  httpStatus?: number
  /** Of a conflict: what both sides changed. */
  conflicts?: readonly FieldDiff[]
  /** Its call may have taken effect although no response said so. The object is read before the call is repeated. */
  isUncertain?: boolean
  /** How long the call took, in ms. */
  tookMs?: number
}

export type QueueStatus = 'ready' | 'running' | 'paused' | 'stopped' | 'finished'

/** The screen that a plan was made on. */
export type PlanSource = EntityType | 'calendar'

/** What a queue does not need itself, but the screen that shows it. Plain data. */
export interface QueueOrigin {
  source: PlanSource
  /** Of a copy: the account it is copied from. */
  from?: string
  /** New objects arrive with `isAvailable: false`. */
  arriveInactive: boolean
  /** Objects of the plan that are not written: blocked ones, and others. */
  rest: { blocked: number; leftOut: number; unchanged: number }
}

/** A queue as it is shown and as it is kept. Plain data. */
export interface QueueState {
  /** Unique per queue. */
  id: string
  title: string
  account: string
  origin?: QueueOrigin
  /** When it was started, in ms. */
  startedAt: number
  status: QueueStatus
  steps: readonly Step[]
  /** By step key. */
  states: Readonly<Record<string, StepState>>
  /** Why it waits, or ended, although nobody asked for it, in words for the user: the session is over, another tab runs it. */
  pausedBecause?: string
  /** Why the browser cannot keep it over a reload, in words for the user. It runs on. */
  journalError?: string
}

/** Carries out the steps of a plan. */
export interface Queue {
  get: () => QueueState
  subscribe: (listener: () => void) => () => void
  /** Starts or goes on. Resolves when it finishes, is paused or stopped. */
  run: () => Promise<void>
  /** Finishes the calls under way and waits. */
  pause: () => void
  /** Ends here: what is waiting stays undone. */
  stop: () => void
  /** Tries failed steps again: one, or all. Held steps wait again. */
  retry: (key?: string) => void
  /** Gives up a failed step. What waited for it goes on without it, unless it cannot exist without it. */
  skip: (key: string) => void
}

/** The calls of a queue. All throw ApiError. */
export interface Door {
  /** The object as it is now; undefined if it does not exist. */
  read: (account: string, name: ObjectName) => Promise<object | undefined>
  create: (type: EntityType, object: object) => Promise<unknown>
  update: (type: EntityType, object: object) => Promise<unknown>
  remove: (account: string, name: ObjectName) => Promise<void>
  /** Uploads the picture behind an address to an account, and returns its new address. */
  copyImage: (account: string, url: string) => Promise<string>
  /** Called when nothing more is sent for now: refetches the lists that were written. */
  flush?: () => void
}

/** Keeps an unfinished queue over reloads and closed tabs. */
export interface Journal {
  load: () => Promise<QueueState | undefined>
  save: (queue: QueueState) => Promise<void>
  clear: () => Promise<void>
  /** Keeps other tabs from running the queue until the returned function is called. Undefined if one runs it. */
  claim?: () => Promise<(() => void) | undefined>
  /** Whether a tab runs the queue right now. */
  isClaimed?: () => Promise<boolean>
}
