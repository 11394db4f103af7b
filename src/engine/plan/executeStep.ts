import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { isOffline } from '@/lib/offline'
import { asApiError } from '@/model/apiError'
import { changesBetween, type Difference, differencesIn, missingChanges } from '@/model/changes'
import { type ConfirmedOutcome, confirmOutcome, UnconfirmedError } from '@/model/confirmOutcome'
import { isAlike, isPlain, isSame, ownField, type PlainObject } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { isObjectOf } from '@/model/isObjectOf'
import { managedFields, uncounted } from '@/model/managed'
import { merge } from '@/model/merge'
import { idOf } from '@/model/references'
import { updateBodies } from '@/model/updateBodies'
import { QueuePausedError } from './backoff'
import { changesOfOthers, conflictDiff, diffOf } from './diffs'
import { numberOf } from './exceptions'
import type { PlanApi, Step, StepChange, StepOutcome, StepState } from './types'

/** The result of a step. */
export type StepResult = Done | Failure

type Done = Pick<StepState, 'conflicts' | 'isUncertain'> & { status: 'done'; outcome: StepOutcome }

type Failure = Pick<StepState, 'error' | 'httpStatus' | 'conflicts' | 'isUncertain'> & {
  status: 'failed'
  /** The object that a retry compares with. */
  base?: object
}

interface Tools {
  api: PlanApi
  /** The call was sent before, and it is unknown whether it took effect. */
  isUncertain: boolean
  /** Makes an attempt, and repeats it if the server requests a later one. */
  call: <T>(attempt: () => Promise<T>) => Promise<T>
  /** Stores a step that is partly done, so that a retry does not repeat that part. */
  keep: (step: Step) => Promise<void>
}

/** The browser is offline, so the step itself did not fail. */
export class OfflineError extends Error {
  /** The browser may have sent the call before it went offline. */
  readonly wasSent: boolean
  constructor(wasSent: boolean) {
    super()
    this.wasSent = wasSent
  }
}

/** One attempt of a step. */
interface Attempt {
  step: Step
  api: PlanApi
  wasSent: boolean
}

/**
 * Executes one step. Updates and deletions read the object right before they are sent, also when they are repeated, so
 * that they do not overwrite changes of another person. If a call gets no response, the object is read to find out what
 * the call did (rule SAFE-6). Throws an ApiError with status 401 if the session has expired, and QueuePausedError if the
 * queue was paused, and OfflineError: in these cases the step itself did not fail.
 */
export async function executeStep(step: Step, { api, isUncertain, call, keep }: Tools): Promise<StepResult> {
  let wasSent = isUncertain
  try {
    if (await api.isReverted?.(step)) return { status: 'done', outcome: 'unchanged' }
    const ready = await withUploads(step, { api, call, keep })
    return await call(() =>
      actions[step.action]({ step: ready, api, wasSent }).catch((thrown) => {
        wasSent ||= thrown instanceof UnconfirmedError && thrown.isUncertain
        throw thrown
      }),
    )
  } catch (thrown) {
    if (thrown instanceof QueuePausedError) throw thrown
    const error = asApiError(thrown)
    if (error.status === 401) throw error
    const unread = error instanceof UnconfirmedError ? error.unread : undefined
    if (unread?.status === 401) throw unread
    if (isOffline() && (unread ?? error).kind !== 'status') throw new OfflineError(wasSent)
    const { status, message } = error
    return {
      status: 'failed',
      error: message,
      ...(status !== undefined && { httpStatus: status }),
      ...(wasSent && { isUncertain: true }),
    }
  }
}

const actions = { create, update, delete: remove }

const done = (outcome: StepOutcome): Done => ({ status: 'done', outcome })

/** Uploads pictures one by one. Stores each new address, so that a retry uploads only the remaining ones. */
async function withUploads(step: Step, { api, call, keep }: Omit<Tools, 'isUncertain'>): Promise<Step> {
  let now = step
  for (const [path, url] of Object.entries(step.images ?? {})) {
    const address = await call(() => api.copyImage(step.account, url))
    const { [path]: _, ...images } = now.images ?? {}
    now = { ...now, object: withValueAt(now.object, path.split('.'), address) as object, images }
    await keep(now)
  }
  return now
}

/** The object with a new value at a path. The path must exist. */
function withValueAt(object: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(object))
    return object.map((item, index) => (String(index) === key ? withValueAt(item, rest, value) : item))
  return isPlain(object) ? { ...object, [key]: withValueAt(object[key], rest, value) } : object
}

const identified = (type: EntityType) => ({
  list: { idOf: (row: object) => idOf(type, row) },
  scope: resourceFacts[type].scope,
})

/** The part of the input of `confirmOutcome` that is the same for all steps. */
const settling = ({ step, api, wasSent }: Attempt, sent: object, change: Omit<StepChange, 'wasSent'>) => ({
  operation: step.action,
  before: change.before ?? {},
  wanted: change.after ?? {},
  managed: managedFields(step.type),
  record: async () => api.record?.(step, { ...change, wasSent }),
  isObject: isObjectOf(identified(step.type), step.account, step.id),
  read: () => api.read(step.account, step),
  wasSent,
  follow: (response: unknown) => api.follow?.(step, { sent, response }),
})

/** The values that the server saved instead of the planned ones, with the texts of the screen. */
const diffsOf = ({ type }: Step, object: object, differences: readonly Difference[]) =>
  differences.map(({ path, wanted, found }) => diffOf(type, object, { path, was: found, is: wanted }))

/** A step that is done, with what the server saved instead, and whether somebody else may have done it. */
const settledAs = (
  outcome: StepOutcome,
  step: Step,
  object: object,
  { says, differences }: ConfirmedOutcome,
): Done => ({
  ...done(outcome),
  ...(says === 'perhaps' && { isUncertain: true }),
  ...(differences.length > 0 && { conflicts: diffsOf(step, object, differences) }),
})

/** The step took effect in an earlier attempt, whose response was lost. */
async function wasDone(
  { step, api, wasSent }: Attempt,
  outcome: StepOutcome,
  change: Omit<StepChange, 'wasSent'>,
  found: object | undefined,
): Promise<StepResult> {
  const recorder = await api.record?.(step, { ...change, wasSent })
  await recorder?.done(found, () => true)
  return done(outcome)
}

async function create(attempt: Attempt): Promise<StepResult> {
  const { step, api, wasSent } = attempt
  const { type, object = {} } = step
  if (wasSent) {
    const found = await api.read(step.account, step)
    const sent = { before: {}, wanted: object, managed: managedFields(type) }
    if (found && missingChanges(found, sent).length === 0)
      return wasDone(attempt, 'created', { after: object }, found)
    if (found) return otherObject(step, found)
  }
  try {
    const settled = await confirmOutcome({
      ...settling(attempt, object, { after: object }),
      send: () => api.create(type, object),
    })
    const isOwn = settled.says === 'done' || settled.says === 'differently'
    return settledAs(isOwn ? 'created' : 'unchanged', step, object, settled)
  } catch (thrown) {
    if (thrown instanceof UnconfirmedError && isOther(thrown))
      return otherValues(step, thrown, { before: {}, wanted: object, managed: managedFields(type) })
    if (thrown instanceof UnconfirmedError && thrown.found) return otherObject(step, thrown.found)
    throw thrown
  }
}

/** The id belongs to an object with other values, which somebody else created. */
const otherObject = ({ type, object = {} }: Step, found: object): Failure => ({
  status: 'failed',
  error: 'Another object with this id was created meanwhile. Make a new plan to compare the two.',
  conflicts: changesBetween(found, { ...found, ...object }).map((change) => diffOf(type, object, change)),
})

const gone: Failure = { status: 'failed', error: 'It does not exist any more. It was deleted meanwhile.' }

/**
 * Base and object of a step, with its differences of numbers applied to the server's current numbers. If the current
 * number already equals the new value, an earlier attempt or another tab made the change.
 */
function asDifferences(
  { step, wasSent }: Attempt,
  base: object,
  object: object,
  fresh: object,
): [object, object] {
  const [from, to] = [{ ...base } as PlainObject, { ...object } as PlainObject]
  for (const field of step.differences ?? []) {
    const [was, is, now] = [from[field], to[field], (fresh as PlainObject)[field]].map(numberOf)
    if (was === undefined || is === undefined || now === undefined) continue
    if (wasSent || now === is || now === was) continue
    from[field] = (fresh as PlainObject)[field]
    to[field] = Math.max(0, now + is - was)
  }
  return [from, to]
}

async function update(attempt: Attempt): Promise<StepResult> {
  const { step, api, wasSent } = attempt
  const { type, object = {}, base = {} } = step
  const fresh = await api.read(step.account, step)
  if (!fresh) return gone
  const [from, to] = asDifferences(attempt, base, object, fresh)
  const versions = { base: uncounted(type, from), mine: uncounted(type, to), theirs: fresh }
  const managed = managedFields(type)
  const { merged, conflicts } = merge({ ...versions, choiceGroups: resourceObjects[type].choices, managed })
  if (conflicts.length > 0) {
    const diffs = conflicts.map((conflict) => conflictDiff(type, conflict))
    const words = [...new Set(diffs.map(({ fieldName }) => fieldName))].join(', ')
    return {
      status: 'failed',
      error: `Somebody else changed the same meanwhile: ${words}.`,
      conflicts: diffs,
    }
  }
  const wanted = merged as object
  const change = { before: fresh, after: wanted }
  if (isAlike(fresh, wanted)) return wasSent ? wasDone(attempt, 'updated', change, fresh) : done('unchanged')
  const body = updateBody(type, wanted, fresh)
  try {
    const settled = await confirmOutcome({
      ...settling(attempt, body, change),
      wasPending: true,
      send: () => api.update(type, body),
    })
    return settledAs('updated', step, wanted, settled)
  } catch (thrown) {
    if (thrown instanceof UnconfirmedError && isGone(thrown)) return gone
    if (thrown instanceof UnconfirmedError && isOther(thrown))
      return otherValues(step, thrown, { before: fresh, wanted, managed })
    throw thrown
  }
}

/** Whether the server responded with 404, and reading again confirmed that the object does not exist. */
const isGone = ({ status, says, found, unread }: UnconfirmedError) =>
  status === 404 && says === 'refused' && !found && !unread

/** Whether the server saved other values than were sent, although it did not refuse the request. */
const isOther = ({ says, cause: { kind } }: UnconfirmedError) =>
  says === 'partly' || (says === 'mixed' && kind === 'parsing')

function otherValues(
  step: Step,
  { message, isUncertain, found = {} }: UnconfirmedError,
  sent: Parameters<typeof missingChanges>[1],
): Failure {
  const differences = missingChanges(found, sent).flatMap((change) => differencesIn(found, change))
  const conflicts = diffsOf(step, sent.wanted, differences)
  return { status: 'failed', error: message, conflicts, ...(isUncertain && { isUncertain }) }
}

/** The body of an update: the whole object, or for players only the changed fields (decision A2). */
function updateBody(type: EntityType, object: object, fresh: object): object {
  const bodyOf = updateBodies[type]
  return bodyOf ? bodyOf(object, changedFields(fresh as PlainObject, object as PlainObject), fresh) : object
}

/** The top-level fields that differ. Compares by value, because `merge` returns new objects. */
const changedFields = (fresh: PlainObject, object: PlainObject) =>
  Object.fromEntries(
    Object.keys({ ...fresh, ...object })
      .filter((key) => !isSame(ownField(fresh, key), ownField(object, key)))
      .map((key) => [key, ownField(object, key)]),
  )

async function remove(attempt: Attempt): Promise<StepResult> {
  const { step, api } = attempt
  const { account, type, base } = step
  const fresh = await api.read(account, step)
  const conflicts = fresh && base ? changesOfOthers(type, base, fresh) : []
  if (fresh && conflicts.length > 0)
    return {
      status: 'failed',
      error: 'Somebody else changed it meanwhile. Retry deletes it as it is now.',
      conflicts,
      base: fresh,
    }
  const settled = await confirmOutcome({
    ...settling(attempt, {}, { before: fresh ?? base }),
    wasPending: fresh !== undefined,
    // Sent even if the object was not found: pages of a list shift while objects are deleted, so it may exist.
    send: () => api.remove(account, step),
  })
  return done(settled.says === 'unchanged' ? 'unchanged' : 'deleted')
}
