import { type EntityType, entityOf } from '@/entities/registry'
import { formatNumber } from '@/ui/format'
import type { ObjectName, PlanRequest } from '../plan/types'

/** '14 missions', '1 mission', or '14 objects' for several types. */
export function countWords(count: number, types: Iterable<EntityType>): string {
  const [type, other] = new Set(types)
  const list = type !== undefined && other === undefined ? entityOf(type).list : undefined
  const noun = count === 1 ? (list?.singular ?? 'object') : (list?.title ?? 'objects')
  return `${formatNumber(count)} ${noun.toLowerCase()}`
}

export const typesOf = (objects: readonly ObjectName[]): EntityType[] => objects.map(({ type }) => type)

/** What a request does, as an order: 'Deactivate 14 missions'. `to` names the account it writes to. */
export function titleOf(request: PlanRequest, objects: string, to: string): string {
  if (request.kind === 'delete') return `Delete ${objects}`
  if (request.kind === 'copy') return `Copy ${objects} to ${to}`
  if (request.kind === 'import') return `Import ${objects} into ${to}`
  if (request.kind === 'changes') return `Change ${objects}`
  const { edit } = request
  if (edit.set === 'isAvailable') return `${edit.value ? 'Activate' : 'Deactivate'} ${objects}`
  if (edit.set === 'tags') return `Change tags of ${objects}`
  return edit.value === '' ? `Remove category of ${objects}` : `Set category of ${objects} to “${edit.value}”`
}

interface Forms {
  /** While it runs. */
  now: string
  /** When it is done. */
  done: string
  /** Of a part of the objects. */
  part: string
}

/** The verbs that a title begins with. */
const verbs: Readonly<Record<string, Forms>> = {
  Activate: { now: 'Activating', done: 'Activated', part: 'activated' },
  Deactivate: { now: 'Deactivating', done: 'Deactivated', part: 'deactivated' },
  Delete: { now: 'Deleting', done: 'Deleted', part: 'deleted' },
  Copy: { now: 'Copying', done: 'Copied', part: 'copied' },
  Import: { now: 'Importing', done: 'Imported', part: 'imported' },
  Change: { now: 'Changing', done: 'Changed', part: 'changed' },
  Set: { now: 'Setting', done: 'Set', part: 'changed' },
  Remove: { now: 'Removing', done: 'Removed', part: 'changed' },
}

/** The words of a queue, which keeps only its title. */
export function wordsOfTitle(title: string): Forms & { verb: string } {
  const verb = title.split(' ', 1)[0] ?? ''
  const rest = title.slice(verb.length)
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!forms) return { verb: 'Start', now: title, done: title, part: 'done' }
  return { verb, now: forms.now + rest, done: forms.done + rest, part: forms.part }
}

/** The only toast of a plan: 'Deactivated 14 missions', or '12 of 14 deactivated, 2 failed'. */
export function resultWords(title: string, count: { all: number; done: number; failed: number }): string {
  const words = wordsOfTitle(title)
  if (count.done === count.all) return words.done
  const undone = count.all - count.done - count.failed
  return [
    `${formatNumber(count.done)} of ${formatNumber(count.all)} ${words.part}`,
    count.failed > 0 && `${formatNumber(count.failed)} failed`,
    undone > 0 && `${formatNumber(undone)} left undone`,
  ]
    .filter(Boolean)
    .join(', ')
}
