import { type ApiError, toApiError } from '@/api/errors'
import type { AnyEntity } from '@/entities/definition'
import { type EntityType, entityOf } from '@/entities/registry'
import { changesBetween } from '@/form/changes'
import { changedFields, isSame } from '@/form/edits'
import { type Conflict, merge } from '@/form/merge'
import { diffOf } from './diffs'
import { choiceGroups, isPlayed } from './exceptions'
import { fieldWords } from './fieldWords'
import { Interrupted } from './patience'
import { isAsWanted, uncounted, withValueAt } from './reading'
import type { Door, FieldDiff, Step, StepState } from './types'

/** How a step ended. */
export type Ending = { status: 'done'; outcome: NonNullable<StepState['outcome']> } | Failure

type Failure = Pick<StepState, 'error' | 'httpStatus' | 'conflicts' | 'isUncertain'> & {
  status: 'failed'
  /** What a retry compares with. */
  base?: object
}

interface Tools {
  door: Door
  /** The call was sent before, and nobody knows whether it took effect. */
  isUncertain: boolean
  /** Makes a call, and repeats it if the server asked to wait. */
  call: <T>(send: () => Promise<T>) => Promise<T>
  /** Keeps a step of which a part is done, so that nothing is repeated. */
  keep: (step: Step) => Promise<void>
}

/**
 * Carries out one step. Updates and deletions read the object first, so that nothing of another person is overwritten.
 * A call without a response is followed by a look at what it did. Throws an ApiError with status 401 if the session is
 * over, and Interrupted if the queue was paused, because then it is not the step that failed.
 */
export async function carryOut(step: Step, tools: Tools): Promise<Ending> {
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

const done = (outcome: NonNullable<StepState['outcome']>): Ending => ({ status: 'done', outcome })

/** The request was refused before it was carried out. */
const wasRefused = ({ kind, status = 0 }: ApiError) => kind === 'status' && status < 500

function failed(thrown: unknown): Failure {
  if (thrown instanceof Interrupted) throw thrown
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

/** Uploads pictures one by one. Each new address is kept, so that a retry uploads the rest only. */
async function withUploads(step: Step, { door, call, keep }: Tools): Promise<Step> {
  let now = step
  for (const [path, url] of Object.entries(step.images ?? {})) {
    const address = await call(() => door.copyImage(step.account, url))
    const { [path]: _, ...images } = now.images ?? {}
    now = { ...now, object: withValueAt(now.object, path.split('.'), address) as object, images }
    await keep(now)
  }
  return now
}

/** The object as it is now; what was thrown if it cannot be read. */
async function look({ account, type, id }: Step, { door, call, isUncertain }: Tools) {
  try {
    return { object: await call(() => door.read(account, { type, id })) }
  } catch (thrown) {
    const { isUncertain: _, ...failure } = failed(thrown)
    return { ...failure, ...(isUncertain && { isUncertain }) }
  }
}

async function create(step: Step, tools: Tools): Promise<Ending> {
  const { door, isUncertain, call } = tools
  const object = step.object ?? {}
  if (isUncertain) {
    const found = await look(step, tools)
    if ('status' in found) return found
    if (found.object) return asCreated(step, found.object, 'created')
  }
  try {
    await call(() => door.create(step.type, object))
    return done('created')
  } catch (thrown) {
    const failure = failed(thrown)
    if (!failure.isUncertain && failure.httpStatus !== 409) return failure
    const found = await look(step, tools)
    if ('status' in found || !found.object) return failure
    return asCreated(step, found.object, failure.isUncertain || isUncertain ? 'created' : 'unchanged')
  }
}

/** Of an object that exists although this step did not see itself creating it. */
function asCreated({ type, object = {} }: Step, found: object, outcome: 'created' | 'unchanged'): Ending {
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

async function update(step: Step, tools: Tools): Promise<Ending> {
  const { door, isUncertain, call } = tools
  const { type, object = {}, base = {} } = step
  const read = await look(step, tools)
  if ('status' in read) return read
  if (!read.object) return gone
  const fresh = read.object
  const versions = { base: uncounted(type, base), mine: uncounted(type, object), theirs: fresh }
  const { merged, conflicts } = merge({ ...versions, choiceGroups: choiceGroups[type] })
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
    await call(() => door.update(type, updateBody(type, wanted, fresh)))
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
  fieldName: label ?? fieldWords(type, path),
  ours: mine,
  theirs,
})

/** The whole object, or what the type sends instead: players only what changed (decision A2). */
function updateBody(type: EntityType, object: object, fresh: object): object {
  const { updateBody: bodyOf }: AnyEntity = entityOf(type)
  return bodyOf ? (bodyOf(object, changedValues(fresh, object), fresh) as object) : object
}

/** `merge` builds new objects, so fields are compared by value. */
const changedValues = (fresh: object, object: object) =>
  Object.fromEntries(
    Object.entries(changedFields(fresh as Record<string, unknown>, object as Record<string, unknown>)).filter(
      ([key, value]) => !isSame((fresh as Record<string, unknown>)[key], value),
    ),
  )

async function remove(step: Step, tools: Tools): Promise<Ending> {
  const { door, isUncertain, call } = tools
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
    // Sent even if the object was not found: pages of a list shift while objects are deleted.
    await call(() => door.remove(account, { type, id }))
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

/** What another person changed. What the server counts, and what changes while people play, is no such change. */
function changesSince(type: EntityType, base: object, fresh: object): FieldDiff[] {
  return changesBetween(uncounted(type, base), uncounted(type, fresh))
    .filter(({ path: [field] }) => !(typeof field === 'string' && isPlayed(type, field)))
    .map((change) => {
      const { ours, theirs, ...diff } = diffOf(type, fresh, change)
      return { ...diff, ours: theirs, theirs: ours }
    })
}
