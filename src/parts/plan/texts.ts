import { Copy, CopyPlus, FileCheck2, Import, type LucideIcon, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { savedDifferentlyText } from '@/engine/plan/diffs'
import type { BulkEdit, ObjectName, PlanRequest, PlanVerb, QueueState, Step } from '@/engine/plan/types'
import { entityOf } from '@/entities/registry'
import { invisible } from '@/lib/folding'
import { formatNumber, pluralize } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'

/** '14 missions', '1 mission', or '14 objects' for several types. */
export function countText(count: number, types: Iterable<EntityType>): string {
  const [type, other] = new Set(types)
  const list = type !== undefined && other === undefined ? entityOf(type).list : undefined
  return pluralize(count, list?.singular ?? 'object', list?.title).toLowerCase()
}

export const objectTypes = (objects: readonly ObjectName[]): EntityType[] => objects.map(({ type }) => type)

export function verbOf(request: PlanRequest): PlanVerb {
  if (request.kind === 'changes') {
    const { objects } = request
    return objects.length > 0 && objects.every((one) => 'object' in one) ? 'create' : 'change'
  }
  if (request.kind === 'duplicate') return request.isTemplate ? 'create' : 'duplicate'
  if (request.kind === 'proposal') return 'apply'
  if (request.kind !== 'edit') return request.kind
  const { edit } = request
  if (edit.set === 'isAvailable') return edit.value ? 'activate' : 'deactivate'
  if (edit.set === 'tags') return 'change'
  return edit.value === '' ? 'remove' : 'set'
}

/** A text of a file without characters that make it look like another one. */
export const visibleText = (text: string): string => text.replaceAll(invisible, '').trim()

/**
 * A request as a command: 'Deactivate 14 missions'.
 * @param to name of the account that is written to
 */
export function requestTitle(request: PlanRequest, objects: string, to: string): string {
  const { command } = words[verbOf(request)]
  switch (request.kind) {
    case 'copy':
      return `${command} ${objects} to ${to}`
    case 'import':
      return `${command} ${objects} into ${to}`
    case 'revert':
    case 'duplicate':
      return `${command} ${request.title}`
    case 'proposal':
      return `${command} “${visibleText(request.title)}”`
    case 'changes':
    case 'delete':
      return `${command} ${objects}`
    case 'edit':
      return editTitle(request.edit, command, objects)
  }
}

function editTitle(edit: BulkEdit, command: string, objects: string): string {
  switch (edit.set) {
    case 'isAvailable':
      return `${command} ${objects}`
    case 'tags':
      return `${command} tags of ${objects}`
    case 'category':
      return `${command} category of ${objects}${edit.value === '' ? '' : ` to “${edit.value}”`}`
  }
}

interface Words {
  /** The verb at the start of the title. */
  command: string
  /** Shown while the queue runs. */
  now: string
  /** Shown when the queue has finished. */
  done: string
  /** Used for a part of the objects. */
  part: string
  icon: LucideIcon
}

const words: Readonly<Record<PlanVerb, Words>> = {
  activate: {
    command: 'Activate',
    now: 'Activating',
    done: 'Activated',
    part: 'activated',
    icon: PencilLine,
  },
  deactivate: {
    command: 'Deactivate',
    now: 'Deactivating',
    done: 'Deactivated',
    part: 'deactivated',
    icon: PencilLine,
  },
  change: { command: 'Change', now: 'Changing', done: 'Changed', part: 'changed', icon: PencilLine },
  set: { command: 'Set', now: 'Setting', done: 'Set', part: 'changed', icon: PencilLine },
  remove: { command: 'Remove', now: 'Removing', done: 'Removed', part: 'changed', icon: PencilLine },
  delete: { command: 'Delete', now: 'Deleting', done: 'Deleted', part: 'deleted', icon: Trash2 },
  copy: { command: 'Copy', now: 'Copying', done: 'Copied', part: 'copied', icon: CopyPlus },
  import: { command: 'Import', now: 'Importing', done: 'Imported', part: 'imported', icon: Import },
  duplicate: { command: 'Duplicate', now: 'Duplicating', done: 'Duplicated', part: 'created', icon: Copy },
  create: { command: 'Create', now: 'Creating', done: 'Created', part: 'created', icon: CopyPlus },
  revert: { command: 'Revert', now: 'Reverting', done: 'Reverted', part: 'reverted', icon: Undo2 },
  apply: { command: 'Apply', now: 'Applying', done: 'Applied', part: 'applied', icon: FileCheck2 },
}

/** 'Deactivating' */
export const nowOf = (verb: PlanVerb): string => words[verb].now
export const commandOf = (verb: PlanVerb): string => words[verb].command
export const iconOf = (verb: PlanVerb): LucideIcon => words[verb].icon

type Titled = Pick<QueueState, 'verb' | 'title'>

/**
 * Replaces the verb in the title by another form. A queue of version 0.1.0 may have a title with another verb; it stays
 * unchanged.
 */
function inForm({ verb, title }: Titled, form: string): string {
  const { command } = words[verb]
  return title.startsWith(command) ? form + title.slice(command.length) : title
}

/** 'Deactivating 14 missions'. */
export const runningText = (queue: Titled): string => inForm(queue, words[queue.verb].now)

interface EndCounts {
  all: number
  done: number
  failed: number
  /** How many of the failed ones may have been written nevertheless. */
  unconfirmed?: number
  skipped?: number
}

/** The text of the toast of a plan: 'Deactivated 14 missions', or '12 of 14 deactivated, 1 failed, 1 not confirmed'. */
export function resultText(queue: Titled, count: EndCounts): string {
  const { done, part } = words[queue.verb]
  if (count.done === count.all) return inForm(queue, done)
  const { unconfirmed = 0, skipped = 0 } = count
  const rest: readonly [count: number, words: string][] = [
    [count.failed - unconfirmed, 'failed'],
    [unconfirmed, 'not confirmed'],
    [skipped, 'skipped'],
    [count.all - count.done - count.failed - skipped, 'not done'],
  ]
  return [
    `${formatNumber(count.done)} of ${formatNumber(count.all)} ${part}`,
    ...rest.flatMap(([number, text]) => (number > 0 ? [`${formatNumber(number)} ${text}`] : [])),
  ].join(', ')
}

/** At most this many objects are named in a sentence. */
const mostNamed = 3

/**
 * A note on the result of a plan beyond its numbers (rule PLANSCREEN-11): which values the server saved differently,
 * and what is uncertain. Undefined if there is nothing to note.
 */
export function endNote({ steps, states }: Pick<QueueState, 'steps' | 'states'>): string | undefined {
  const ended = steps.map((step) => ({ ...step, state: states[step.key] }))
  const different = ended.filter(({ state }) => state?.status === 'done' && state.conflicts)
  const there = ended.filter(({ state }) => state?.status === 'done' && state.isUncertain)
  const open = ended.filter(({ state }) => state && state.status !== 'done' && state.isUncertain)
  const [first] = different
  const notes = [
    first && different.length === 1
      ? `${first.name}: ${savedDifferentlyText(first.type, first.state?.conflicts) ?? ''}`
      : different.length > 0 && `The server saved other values of ${namesOf(different)}.`,
    there.length > 0 && `The server responded with an error, but it has ${namesOf(there)}.`,
    open.length > 0 && `It is not certain whether the server carried out ${namesOf(open)}.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

/** 'Sprint, Marathon, Relay and 4 more'. */
export function namesOf(objects: readonly Pick<Step, 'row' | 'name'>[]): string {
  const names = [...new Map(objects.map(({ row, name }) => [row, name])).values()]
  const rest = names.length - mostNamed
  return `${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`
}

/** Why an unfinished plan is not offered (rule PLAN-13). */
export const unreadableText =
  'There is an unfinished plan, but the storage of this browser refuses or does not respond.'

/** Says how many requests wait for their own preview. */
export const waitingText = (count: number) =>
  count === 1 ? 'A copy to another account waits' : `Copies to ${formatNumber(count)} further accounts wait`
