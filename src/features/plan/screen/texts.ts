import { CopyPlus, Import, type LucideIcon, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { entityOf } from '@/entities/registry'
import type { EntityType } from '@/model/entityTypes'
import { counted, formatNumber } from '@/ui/format'
import type { ObjectName, PlanRequest } from '../types'

/** '14 missions', '1 mission', or '14 objects' for several types. */
export function countText(count: number, types: Iterable<EntityType>): string {
  const [type, other] = new Set(types)
  const list = type !== undefined && other === undefined ? entityOf(type).list : undefined
  return counted(count, list?.singular ?? 'object', list?.title).toLowerCase()
}

export const typesOf = (objects: readonly ObjectName[]): EntityType[] => objects.map(({ type }) => type)

/** A request as a command: 'Deactivate 14 missions'. `to` is the name of the account that is written to. */
export function titleOf(request: PlanRequest, objects: string, to: string): string {
  if (request.kind === 'delete') return `Delete ${objects}`
  if (request.kind === 'copy') return `Copy ${objects} to ${to}`
  if (request.kind === 'import') return `Import ${objects} into ${to}`
  if (request.kind === 'revert') return `Revert ${request.title}`
  if (request.kind === 'changes') return `Change ${objects}`
  const { edit } = request
  if (edit.set === 'isAvailable') return `${edit.value ? 'Activate' : 'Deactivate'} ${objects}`
  if (edit.set === 'tags') return `Change tags of ${objects}`
  return edit.value === '' ? `Remove category of ${objects}` : `Set category of ${objects} to “${edit.value}”`
}

interface Forms {
  /** Shown while the queue runs. */
  now: string
  /** Shown when the queue has finished. */
  done: string
  /** Used for a part of the objects. */
  part: string
}

/** The forms of the verbs that a title can begin with. */
const verbs: Readonly<Record<string, Forms>> = {
  Activate: { now: 'Activating', done: 'Activated', part: 'activated' },
  Deactivate: { now: 'Deactivating', done: 'Deactivated', part: 'deactivated' },
  Delete: { now: 'Deleting', done: 'Deleted', part: 'deleted' },
  Copy: { now: 'Copying', done: 'Copied', part: 'copied' },
  Import: { now: 'Importing', done: 'Imported', part: 'imported' },
  Change: { now: 'Changing', done: 'Changed', part: 'changed' },
  Revert: { now: 'Reverting', done: 'Reverted', part: 'reverted' },
  Set: { now: 'Setting', done: 'Set', part: 'changed' },
  Remove: { now: 'Removing', done: 'Removed', part: 'changed' },
}

/** The verb forms for a queue. A stored queue has only its title. */
export function verbOfTitle(title: string): Forms & { verb: string } {
  const verb = title.split(' ', 1)[0] ?? ''
  const rest = title.slice(verb.length)
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!forms) return { verb: 'Start', now: title, done: title, part: 'done' }
  return { verb, now: forms.now + rest, done: forms.done + rest, part: forms.part }
}

/** The text of the toast of a plan: 'Deactivated 14 missions', or '12 of 14 deactivated, 2 failed'. */
export function resultText(title: string, count: { all: number; done: number; failed: number }): string {
  const words = verbOfTitle(title)
  if (count.done === count.all) return words.done
  const undone = count.all - count.done - count.failed
  return [
    `${formatNumber(count.done)} of ${formatNumber(count.all)} ${words.part}`,
    count.failed > 0 && `${formatNumber(count.failed)} failed`,
    undone > 0 && `${formatNumber(undone)} not done`,
  ]
    .filter(Boolean)
    .join(', ')
}

const icons: Readonly<Record<PlanRequest['kind'], LucideIcon>> = {
  copy: CopyPlus,
  import: Import,
  edit: PencilLine,
  changes: PencilLine,
  delete: Trash2,
  revert: Undo2,
}

export const iconOf = (kind: PlanRequest['kind']): LucideIcon => icons[kind]

/** The icon of a queue, derived from its title. */
export const iconOfTitle = (title: string): LucideIcon => {
  const [verb] = title.split(' ', 1)
  if (verb === 'Copy') return icons.copy
  if (verb === 'Import') return icons.import
  if (verb === 'Revert') return icons.revert
  return verb === 'Delete' ? icons.delete : icons.edit
}

/** Why an unfinished plan is not offered (rule PLAN-13). */
export const unreadableText =
  'There is an unfinished plan, but the storage of this browser refuses or does not respond.'
