import { ApiError } from './apiError'
import type { Difference } from './changes'
import type { Recorder } from './journal'
import {
  answerError,
  differencesOf,
  type Intent,
  needsLook,
  type OutcomeKind,
  type ReadBack,
  type Verdict,
  verdictOn,
  type WriteResponse,
} from './outcome'

/** The outcome of a write that took effect. */
export interface ConfirmedOutcome {
  says: Extract<OutcomeKind, 'done' | 'perhaps' | 'unchanged' | 'differently'>
  /** Values that the server saved instead of the wanted ones. */
  differences: readonly Difference[]
}

interface Write<T> extends Intent {
  /** Sends the request. Resolves to the response. */
  send: () => Promise<unknown>
  /** Reads the object again; undefined if it does not exist. */
  read: () => Promise<T | undefined>
  /** Called before the object is read again because the effect is unknown. */
  onUncertain?: () => void
  /**
   * Called after a successful write with the response, or with the object as it was read again: updates caches and
   * notifies other tabs.
   */
  follow?: (response: unknown) => void
  /** Writes the entry of the journal before the request is sent. */
  record?: () => Promise<Recorder | undefined>
}

interface Unsettled {
  isUncertain: boolean
  says?: OutcomeKind
  found?: object
  unread?: ApiError
  message?: string
}

/** A write that failed or whose effect is unknown, after the object was read again. */
export class UnconfirmedError extends ApiError {
  override readonly cause: ApiError
  /** The outcome; undefined if it could not be determined. */
  readonly says: OutcomeKind | undefined
  /** The object as it was read again. Undefined if it does not exist or could not be read. */
  readonly found: object | undefined
  /** Why it could not be read. */
  readonly unread: ApiError | undefined

  constructor(cause: ApiError, { isUncertain, says, found, unread, message = cause.message }: Unsettled) {
    super({ ...cause, message })
    this.cause = cause
    // Whether the write can still take effect. Not if the server refused it.
    this.isUncertain = isUncertain
    this.says = says
    this.found = found
    this.unread = unread
    this.isSessionOver = cause.isSessionOver
  }
}

/**
 * Sends a write and finds out whether it took effect (rules SAFE-6 and SAFE-7). Only a response that is the object with
 * its changes, or is empty after a deletion, is taken as success. Otherwise the object is read again before anything is
 * reported.
 *
 * Throws the ApiError if the server refused the write, UnconfirmedError if it failed otherwise, and errors that are not
 * ApiErrors unchanged. Errors of `follow` are only logged, because the write is done.
 */
export async function confirmOutcome<T extends object>(write: Write<T>): Promise<ConfirmedOutcome> {
  const recorder = await write.record?.()
  const answer = await answerTo(write).catch(async (thrown: unknown) => {
    await recorder?.failed(String(thrown))
    throw thrown
  })
  const look = await lookAfter(write, answer).catch(async (thrown: unknown) => {
    await recorder?.unknown(String(thrown))
    throw thrown
  })
  const verdict = verdictOn(write, answer, look)
  const { says, object } = verdict
  const error = 'error' in answer ? answer.error : answerError(write, answer.body)
  await complete(recorder, verdict, error, write)
  // A partial save has changed the lists, too.
  if (isSettled(says) || says === 'partly') follow(write, object)
  if (!isSettled(says)) throw errorOf(write, error, verdict, look)
  return { says, differences: says === 'differently' && object ? differencesOf(write, object) : [] }
}

const isSettled = (says: OutcomeKind): says is ConfirmedOutcome['says'] =>
  says === 'done' || says === 'perhaps' || says === 'unchanged' || says === 'differently'

async function answerTo({ send }: Pick<Write<object>, 'send'>): Promise<WriteResponse> {
  try {
    return { body: await send() }
  } catch (error) {
    if (error instanceof ApiError) return { error }
    throw error
  }
}

/** Reads the object if the response does not show the outcome. */
async function lookAfter<T extends object>(
  write: Write<T>,
  answer: WriteResponse,
): Promise<ReadBack | undefined> {
  if (!needsLook(write, answer)) return undefined
  // A new object is searched for in its list, which can take long.
  if ('body' in answer || answer.error.isUncertain || write.operation === 'create') write.onUncertain?.()
  try {
    return { found: await write.read() }
  } catch (unread) {
    if (unread instanceof ApiError) return { unread }
    throw unread
  }
}

/** Stores the outcome in the journal entry. */
async function complete(
  recorder: Recorder | undefined,
  { entry, says, object }: Verdict,
  error: ApiError,
  { isObject }: Intent,
) {
  if (entry === 'done') await recorder?.done(object, isObject)
  else if (entry === 'none') await recorder?.drop()
  else if (entry === 'failed') await recorder?.failed(error.message)
  else await recorder?.unknown(says === 'perhaps' ? `${error.message}. ${already}` : error.message)
}

const already = 'But the server has it: the request was sent twice, or somebody else did the same.'

function follow<T>({ follow: followed }: Pick<Write<T>, 'follow'>, response: unknown) {
  try {
    followed?.(response)
  } catch (thrown) {
    console.error('The change was saved, but this page could not follow it.', thrown)
  }
}

const verbs = { create: 'saved', update: 'saved', delete: 'deleted' } as const

function errorOf(write: Intent, error: ApiError, verdict: Verdict, look: ReadBack | undefined): ApiError {
  const { says, entry, object: found } = verdict
  if (!look) return error
  const more = {
    says,
    isUncertain: entry === 'unknown',
    ...('unread' in look ? { unread: look.unread } : { found }),
  }
  return new UnconfirmedError(error, { ...more, message: messageOf(write, error, says) })
}

function messageOf({ operation }: Intent, { message, kind, status }: ApiError, says: OutcomeKind): string {
  const isAnswer = kind === 'parsing' && status === undefined
  if (says === 'unknown') return `It may have been ${verbs[operation]}. ${message}`
  if (says === 'not' && isAnswer)
    return `${message.replace(/[.\s]+$/, '')}. ${operation === 'delete' ? 'It is still there.' : 'Nothing was saved.'}`
  if (says === 'mixed' && isAnswer)
    return `It may have been ${verbs[operation]}, but the server has other values.`
  if (says === 'partly') return 'The server saved only a part of the changes.'
  return message
}
