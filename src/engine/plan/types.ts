import type { Change } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import type { Recorder, RevertedWrite } from '@/model/journal'
import type { Lists } from '@/model/references'
import type { CampaignAddress, CopyFacts } from './copyFacts'
import type { ProposalRequest, ProposedState } from './proposalTypes'
import type { RevertedObject } from './reverted'

export type { CampaignAddress, CopyFacts }

/*
 * The terms of a plan. A request is what the user wants; a plan is the effect on each object, before anything is sent;
 * steps are the calls in their order; a queue executes them.
 */

/** Identifies an object within an account. */
export interface ObjectName {
  type: EntityType
  id: string
}

/** The same with its name, for messages. */
export interface NamedObject extends ObjectName {
  name: string
}

/** What the user wants to do. Plain data, so that it survives a reload. */
export type PlanRequest =
  | { kind: 'edit'; account: string; objects: readonly ObjectName[]; edit: BulkEdit }
  /**
   * Edits made outside of a form: windows moved in the calendar, or cells and new rows of a table. `table`: set for
   * edits in a table, with the number of refused cells, which are not part of the plan.
   */
  | { kind: 'changes'; account: string; objects: readonly EditedObject[]; table?: { refused: number } }
  | { kind: 'delete'; account: string; objects: readonly ObjectName[] }
  /** `all`: every object of the account but its players. */
  | { kind: 'copy'; from: string; to: string; objects: readonly ObjectName[] | 'all' }
  | { kind: 'import'; account: string; file: string; objects: readonly BundleObject[] }
  /** Creates the copies of a set, or the objects of a template. */
  | DuplicateRequest
  /** Takes back writes of the journal. `title` says which: 'a change of Ferry Spotter'. */
  | { kind: 'revert'; account: string; title: string; objects: readonly RevertedObject[] }
  | ProposalRequest

interface DuplicateRequest {
  kind: 'duplicate'
  account: string
  /** The name of the copied set: 'Spring 2026'. */
  title: string
  objects: readonly CopiedObject[]
  /** Notes about copies, by row key. */
  notes?: Readonly<Record<string, readonly string[]>>
  /** The campaign of the copies, which opens when they are created. */
  opens?: CampaignAddress
  /** The objects come from a template, so they are created, not duplicated. */
  isTemplate?: boolean
}

/** A request of one or of several kinds. */
export type RequestOf<Kind extends PlanRequest['kind']> = Extract<PlanRequest, { kind: Kind }>

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

/** The changes of an object, or a new object. */
export type EditedObject = ChangedObject | BundleObject

/** The copy of an object. */
export interface CopiedObject extends BundleObject {
  /** The id of the original. */
  from: string
}

export interface PlanOptions {
  /** New objects get `isAvailable: false`. Applies to copies and imports. */
  arriveInactive: boolean
  /** Objects that the target has get the availability of the source. Otherwise they keep theirs (rule COPY-4). */
  takeAvailability?: boolean
  /** Pictures keep their addresses. Otherwise they are uploaded to the target account. */
  keepImageAddresses: boolean
}

/**
 * `source`: the source of a copy or an import, or the object before the change that is reverted. `target`: the account that
 * is written to.
 */
export type Side = 'source' | 'target'

/** The sides that were chosen for the fields of a row, by `FieldDiff.key`. */
export type Sides = Readonly<Record<string, Side>>

/** The decisions of the user about the rows of a plan, by row key. Plain data. */
export interface Decisions {
  /** Rows that are left out. */
  leaveOut: readonly string[]
  /**
   * The chosen sides of rows that differ. The default is `target`, so that nothing is overwritten without a decision.
   */
  sides: Readonly<Record<string, Sides>>
  /** Rows that are created with another id. References to them are updated. */
  newIds: Readonly<Record<string, string>>
  /** Rows replaced by an object of the target, e.g. the level with the same ordinal. References to them are updated. */
  useInstead: Readonly<Record<string, string>>
  /** Rows of a duplicate that are created with another name. */
  newNames?: Readonly<Record<string, string>>
}

export const noDecisions: Decisions = { leaveOut: [], sides: {}, newIds: {}, useInstead: {} }

export type RowVerdict = 'new' | 'identical' | 'differs' | 'edit' | 'delete' | 'blocked'

/** Why an object is in the plan. */
export type Reason =
  | { kind: 'chosen' }
  /** Another object of the plan refers to it in `fieldName`, e.g. 'Requirement › Level'. */
  | { kind: 'needed'; by: NamedObject; fieldName: string }

/** A value that differs between the two accounts. */
export interface FieldDiff {
  /** Unique in its row. Does not change when the plan is rebuilt. */
  key: string
  /** Dot path of the field, as the form edits it. */
  path: string
  /** Section and label of the field. */
  fieldName: string
  source: unknown
  target: unknown
  /** In a plan that reverts: the value that the reverted write had set. */
  set?: unknown
  /** The side that is used if the user does not decide. Default: `target`. */
  byDefault?: 'source'
  /** Neither side is used by default: without a decision the row is not written. */
  isOpen?: boolean
}

/** Why a row cannot be written, and what the user can do about it. */
export interface Block {
  text: string
  /** An object of the target that can replace it (`Decisions.useInstead`). */
  instead?: NamedObject
  /** The user can choose another id (`Decisions.newIds`). */
  canRename?: boolean
}

/** One object of a plan. */
export interface PlanRow extends NamedObject {
  /** Type and id in the source. Unique in the plan; does not change when the plan is rebuilt. */
  key: string
  reason: Reason
  verdict: RowVerdict
  block?: Block
  /** All fields that differ; for an edit the fields that change. Empty for new and identical objects. */
  diffs: readonly FieldDiff[]
  /** Warnings about a row that can be written, e.g. a reference to a missing object. */
  notes: readonly string[]
  /** The change is one that players may notice (rule LIVE-4). */
  isNoticed?: boolean
  /** The availability differs, and the target keeps its own. */
  keepsAvailability?: boolean
  /** Set for a row of a duplicate. */
  copy?: CopyFacts
  /** Set for a row of a proposal. */
  proposed?: ProposedState
  /** Left out by the user, or because there is nothing to write. */
  isLeftOut: boolean
}

/** A list that is not completely loaded, so the plan can be incomplete. */
export interface PlanGap {
  type: EntityType
  account: string
  reason: string
}

/** The input of a plan in addition to the request. */
export interface PlanInputs {
  /** The lists of the account that is read. For an import: objects outside of the file that it refers to, if any. */
  source: Lists
  /** The lists of the account that is written to. For an edit or a deletion the same as `source`. */
  target: Lists
  gaps: readonly PlanGap[]
  options: PlanOptions
  decisions: Decisions
}

/** The effect of a request on each object, before anything is sent. */
export interface Plan {
  /** The account that is written to. */
  account: string
  /** Blocked rows and rows that differ come first, then by type in the order of the navigation. */
  rows: readonly PlanRow[]
  /** The calls in their order. Blocked, identical and left out rows have none. */
  steps: readonly Step[]
  gaps: readonly PlanGap[]
}

/** The part of a plan that each kind of request computes in its own way. The order of rows does not matter. */
export type Effect = Pick<Plan, 'rows' | 'steps'>

export const stepActions = ['create', 'update', 'delete'] as const

/** One call. Plain data, so that a queue survives a reload. */
export interface Step extends NamedObject {
  /** Unique in the plan. An object that is written in two passes has two steps. */
  key: string
  /** The key of its row. */
  row: string
  action: (typeof stepActions)[number]
  account: string
  /** The object to create, or the updated object. */
  object?: object
  /** The target's object at the time of the plan. Changes that another person made since then are merged. */
  base?: object
  /** The changes of an update, for messages. */
  changes?: readonly Change[]
  /** Addresses of the pictures to upload before the call, by the path of the field. */
  images?: Readonly<Record<string, string>>
  /** Keys of the steps that must succeed first. */
  after: readonly string[]
  /** The journal entries that the step reverts. */
  reverts?: readonly RevertedWrite[]
  /** Paths of top-level fields that are changed by adding a difference, because players can change them meanwhile. */
  differences?: readonly string[]
  /** The second pass of a cycle, which adds references that could not be written in the first one. */
  isSecondPass?: boolean
}

/** How a step ended. `unchanged`: the target already had the wanted values. */
export const outcomes = ['created', 'updated', 'deleted', 'unchanged'] as const
export type StepOutcome = (typeof outcomes)[number]

export const stepStatuses = ['waiting', 'running', 'done', 'failed', 'held', 'skipped'] as const
export type StepStatus = (typeof stepStatuses)[number]

/** The progress of one step. Plain data. */
export interface StepState {
  status: StepStatus
  /** Set for a finished step. */
  outcome?: StepOutcome
  /** Why it failed, as text for the user. */
  error?: string
  /** HTTP status of the failure; undefined without a response. */
  httpStatus?: number
  /** Fields that have other values at the server: both sides changed them, or it saved others than it was sent. */
  conflicts?: readonly FieldDiff[]
  /**
   * It is unknown whether the call took effect, so a retry reads the object first. Also set if the server refused but
   * has the values.
   */
  isUncertain?: boolean
  /** The duration of the call, in ms. */
  tookMs?: number
}

export const queueStatuses = ['ready', 'running', 'paused', 'stopped', 'finished'] as const

/** The pages of the programme on which a plan can be made. */
export const sourcePages = ['calendar', 'campaign', 'check', 'compare', 'economy', 'journal'] as const

/** The screen on which a plan was made: a list or a page. */
export type PlanSource = EntityType | (typeof sourcePages)[number]

/** Data for the screen that shows a queue. The queue itself does not use it. Plain data. */
export interface QueueOrigin {
  source: PlanSource
  /** The account that is copied from, for a copy. */
  from?: string
  /** The campaign to which the link back leads, if the plan was made on its page. */
  campaign?: CampaignAddress
  /** The campaign that opens when all is done. */
  opens?: CampaignAddress
  /** The plan was made in a table, whose draft is kept until the edits are written (rule TABLE-12). */
  isOfTable?: boolean
  /** New objects get `isAvailable: false`. */
  arriveInactive: boolean
  /** Objects of the plan that are not written. */
  rest: { blocked: number; leftOut: number; unchanged: number }
}

/** The kinds of queues, for texts and icons. */
export const planVerbs = [
  'activate',
  'deactivate',
  'change',
  'set',
  'remove',
  'delete',
  'copy',
  'import',
  'revert',
  'duplicate',
  'create',
  'apply',
] as const
export type PlanVerb = (typeof planVerbs)[number]

/** The state of a queue, as it is shown and stored. Plain data. */
export interface QueueState {
  /** Unique per queue. */
  id: string
  verb: PlanVerb
  /** The request as a command, which begins with the verb. */
  title: string
  account: string
  /** The reason that the user gave, for the journal. */
  why?: string
  origin?: QueueOrigin
  /** The start time, in ms. */
  startedAt: number
  status: (typeof queueStatuses)[number]
  steps: readonly Step[]
  /** States by step key. */
  states: Readonly<Record<string, StepState>>
  /**
   * Why the queue paused or ended by itself, as text: the session expired, the browser is offline, or another tab runs
   * it.
   */
  pausedBecause?: string
  /** Why the browser cannot store it, as text for the user. The queue continues. */
  recordsError?: string
}

/** Executes the steps of a plan. */
export interface Queue {
  get: () => QueueState
  /** The time until which the server asked to wait, in ms; undefined if it did not. */
  waitsUntil: () => number | undefined
  subscribe: (listener: () => void) => () => void
  /** Starts or continues. Resolves when the queue finishes, is paused or is stopped. */
  run: () => Promise<void>
  /** Waits after the running calls have finished. */
  pause: () => void
  /** Ends the queue. Waiting steps are not executed. */
  stop: () => void
  /** Repeats failed steps: one, or all. Steps that depend on them wait again. */
  retry: (key?: string) => void
  /** Skips a failed step. Steps that waited for it continue, unless they cannot work without it. */
  skip: (key: string) => void
}

/** The change of a step, for the journal. */
export interface StepChange {
  before?: object
  after?: object
  /** The step was sent before, without a response. */
  wasSent: boolean
}

/** The API calls of a queue. All throw ApiError. */
export interface PlanApi {
  /** The current object; undefined if it does not exist. */
  read: (account: string, name: ObjectName) => Promise<object | undefined>
  create: (type: EntityType, object: object) => Promise<unknown>
  update: (type: EntityType, object: object) => Promise<unknown>
  remove: (account: string, name: ObjectName) => Promise<unknown>
  /** Uploads the picture behind an address to an account, and returns its new address. */
  copyImage: (account: string, url: string) => Promise<string>
  /**
   * Called after a successful write: updates caches and notifies other tabs. `response` can be the object as it was
   * read again.
   */
  follow?: (step: Step, written: { sent: object; response: unknown }) => void
  /** The API for the steps of one queue. Their journal entries name the queue. */
  inPlan?: (plan: Pick<QueueState, 'id' | 'title' | 'why' | 'startedAt'>) => PlanApi
  /** Writes the journal entry before a step is sent. Without this function nothing is recorded. */
  record?: (step: Step, change: StepChange) => Promise<Recorder | undefined>
  /** Whether everything that the step reverts has been reverted meanwhile, e.g. in another tab. */
  isReverted?: (step: Step) => Promise<boolean>
  /**
   * Refetches the lists that were written. Called when nothing more will be sent for now. `all`: also lists that no screen
   * shows.
   */
  flush?: (which?: 'active' | 'all') => void
}

/** Stores an unfinished queue over reloads and closed tabs. */
export interface QueueRecords {
  load: () => Promise<QueueState | undefined>
  save: (queue: QueueState) => Promise<void>
  clear: () => Promise<void>
  /**
   * Keeps other tabs from running the queue until the returned function is called. Undefined if another tab runs it.
   */
  claim?: () => Promise<(() => void) | undefined>
  /** Whether a tab runs the queue at the moment. */
  isClaimed?: () => Promise<boolean>
}
