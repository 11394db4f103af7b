import { type ApiError, toApiError } from '@/api/errors'
import type { AnyEntity } from '@/entities/definition'
import { type EntityType, entityOf } from '@/entities/registry'
import { changesBetween } from '@/form/changes'
import { changedFields, isSame } from '@/form/edits'
import { type Conflict, merge } from '@/form/merge'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { fieldName } from '../fieldNames'
import { QueuePausedError } from './backoff'
import { diffOf } from './diffs'
import { isPlayed } from './exceptions'
import { isAsWanted, uncounted, withValueAt } from './reading'
import type { FieldDiff, PlanApi, Step, StepState } from './types'

/** The result of a step. */
export type StepResult = { status: 'done'; outcome: NonNullable<StepState['outcome']> } | Failure

type Failure = Pick<StepState, 'error' | 'httpStatus' | 'conflicts' | 'isUncertain'> & {
  status: 'failed'
  /** The object that a retry compares with. */
  base?: object
}

interface Tools {
  api: PlanApi
  /** The call was sent before, and it is unknown whether it took effect. */
  isUncertain: boolean
  /** Makes a call, and repeats it if the server requests a later attempt. */
  call: <T>(send: () => Promise<T>) => Promise<T>
  /** Stores a step that is partly done, so that a retry does not repeat that part. */
  keep: (step: Step) => Promise<void>
}

/**
 * Executes one step. Updates and deletions read the object first, so that they do not overwrite changes of another
 * person. If a call gets no response, the object is read to find out what the call did. Throws an ApiError with status
 * 401 if the session has expired, and QueuePausedError if the queue was paused: in both cases the step itself did not
 * fail.
 */
export async function executeStep(step: Step, tools: Tools): Promise<StepResult> {
  try {
    const ready = await withUploads(step, tools)
    switch (step.action) {
      case 'create':
        return await create(ready, tools)
      case 'update':
        return await update(ready, tools)
      case 'delete':
        return await remove(ready, tools)
    }
  } catch (thrown) {
    return failed(thrown)
  }
}

const done = (outcome: NonNullable<StepState['outcome']>): StepResult => ({ status: 'done', outcome })

/** The server rejected the request before it changed anything. */
const wasRefused = ({ kind, status = 0 }: ApiError) => kind === 'status' && status < 500

function failed(thrown: unknown): Failure {
  if (thrown instanceof QueuePausedError) throw thrown
  const error = toApiError(thrown)
  const { status, message } = error
  if (status === 401) throw error
  return {
    status: 'failed',
    error: message,
    ...(status !== undefined && { httpStatus: status }),
    ...(!wasRefused(error) && { isUncertain: true }),
  }
}

/** Uploads pictures one by one. Stores each new address, so that a retry uploads only the rest. */
async function withUploads(step: Step, { api, call, keep }: Tools): Promise<Step> {
  let now = step
  for (const [path, url] of Object.entries(step.images ?? {})) {
    const address = await call(() => api.copyImage(step.account, url))
    const { [path]: _, ...images } = now.images ?? {}
    now = { ...now, object: withValueAt(now.object, path.split('.'), address) as object, images }
    await keep(now)
  }
  return now
}

/** Returns the current object, or the failure if it cannot be read. */
async function look({ account, type, id }: Step, { api, call, isUncertain }: Tools) {
  try {
    return { object: await call(() => api.read(account, { type, id })) }
  } catch (thrown) {
    const { isUncertain: _, ...failure } = failed(thrown)
    return { ...failure, ...(isUncertain && { isUncertain }) }
  }
}

async function create(step: Step, tools: Tools): Promise<StepResult> {
  const { api, isUncertain, call } = tools
  const object = step.object ?? {}
  if (isUncertain) {
    const found = await look(step, tools)
    if ('status' in found) return found
    if (found.object) return asCreated(step, found.object, 'created')
  }
  try {
    await call(() => api.create(step.type, object))
    return done('created')
  } catch (thrown) {
    const failure = failed(thrown)
    if (!failure.isUncertain && failure.httpStatus !== 409) return failure
    const found = await look(step, tools)
    if ('status' in found || !found.object) return failure
    return asCreated(step, found.object, failure.isUncertain || isUncertain ? 'created' : 'unchanged')
  }
}

/** The result if the object exists but this step got no response that it created it. */
function asCreated({ type, object = {} }: Step, found: object, outcome: 'created' | 'unchanged'): StepResult {
  if (isAsWanted(type, found, object)) return done(outcome)
  const conflicts = changesBetween(found, { ...found, ...object }).map((change) =>
    diffOf(type, object, change),
  )
  return {
    status: 'failed',
    error: 'Another object with this id was created meanwhile. Make a new plan to compare the two.',
    conflicts,
  }
}

const gone: Failure = { status: 'failed', error: 'It does not exist any more. It was deleted meanwhile.' }

async function update(step: Step, tools: Tools): Promise<StepResult> {
  const { api, isUncertain, call } = tools
  const { type, object = {}, base = {} } = step
  const read = await look(step, tools)
  if ('status' in read) return read
  if (!read.object) return gone
  const fresh = read.object
  const versions = { base: uncounted(type, base), mine: uncounted(type, object), theirs: fresh }
  const { merged, conflicts } = merge({
    ...versions,
    choiceGroups: resourceObjects[type].choices,
    managed: resourceFacts[type].readOnly,
  })
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
  if (isSame(fresh, wanted) && isSame(wanted, fresh)) return done(isUncertain ? 'updated' : 'unchanged')
  try {
    await call(() => api.update(type, updateBody(type, wanted, fresh)))
    return done('updated')
  } catch (thrown) {
    const failure = failed(thrown)
    if (failure.httpStatus === 404) return gone
    if (!failure.isUncertain) return failure
    const after = await look(step, tools)
    if ('status' in after || !after.object) return failure
    return isAsWanted(type, after.object, wanted) ? done('updated') : failure
  }
}

const conflictDiff = (type: EntityType, { key, path, label, mine, theirs }: Conflict): FieldDiff => ({
  key,
  path,
  fieldName: label ?? fieldName(type, path),
  ours: mine,
  theirs,
})

/** The body of an update: the whole object, or for players only the changed fields (decision A2). */
function updateBody(type: EntityType, object: object, fresh: object): object {
  const { updateBody: bodyOf }: AnyEntity = entityOf(type)
  return bodyOf ? (bodyOf(object, changedValues(fresh, object), fresh) as object) : object
}

/** Compares fields by value, because `merge` returns new objects. */
const changedValues = (fresh: object, object: object) =>
  Object.fromEntries(
    Object.entries(changedFields(fresh as Record<string, unknown>, object as Record<string, unknown>)).filter(
      ([key, value]) => !isSame((fresh as Record<string, unknown>)[key], value),
    ),
  )

async function remove(step: Step, tools: Tools): Promise<StepResult> {
  const { api, isUncertain, call } = tools
  const { account, type, id } = step
  const read = await look(step, tools)
  if ('status' in read) return read
  const fresh = read.object
  const conflicts = fresh && step.base ? changesSince(type, step.base, fresh) : []
  if (fresh && conflicts.length > 0)
    return {
      status: 'failed',
      error: 'Somebody else changed it meanwhile. Retry deletes it as it is now.',
      conflicts,
      base: fresh,
    }
  try {
    // Also sent if the object was not found, because pages of a list shift while objects are deleted.
    await call(() => api.remove(account, { type, id }))
    return done('deleted')
  } catch (thrown) {
    const failure = failed(thrown)
    const isGone = failure.httpStatus === 404
    if (!isGone && !failure.isUncertain) return failure
    const after = await look(step, tools)
    if ('status' in after || after.object) return failure
    return done(isGone && !isUncertain ? 'unchanged' : 'deleted')
  }
}

/** The changes of another person. Leaves out fields that the server counts, and those that change while people play. */
function changesSince(type: EntityType, base: object, fresh: object): FieldDiff[] {
  return changesBetween(uncounted(type, base), uncounted(type, fresh))
    .filter(({ path: [field] }) => !(typeof field === 'string' && isPlayed(type, field)))
    .map((change) => {
      const { ours, theirs, ...diff } = diffOf(type, fresh, change)
      return { ...diff, ours: theirs, theirs: ours }
    })
}
