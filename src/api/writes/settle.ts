import { ApiError } from '../errors'
import type { Recorder } from './journal'

/** How a write ended that has the wanted effect. `unchanged`: the server already had it before this write. */
type Settled = 'done' | 'unchanged'

interface Write<T> {
  /** For the message if its effect stays unknown: 'It may have been saved.' */
  verb: 'saved' | 'deleted'
  /** Sends the request. Resolves to the response. */
  send: () => Promise<unknown>
  /** Reads the object again; undefined if it does not exist. */
  read: () => Promise<T | undefined>
  /** Whether what was read is the wanted effect. */
  isDone: (found: T | undefined) => boolean
  /** The refusal that can mean that the effect is there already: 409 for a create, 404 for a delete. */
  refusedWhenDone?: number | undefined
  /** The same write was sent before, and its effect is unknown. */
  wasSent?: boolean
  /** Called before the object is read again because the effect is unknown. */
  onUncertain?: (() => void) | undefined
  /** What follows in this browser: caches, other tabs. Gets the response, or the object that was found. */
  follow?: ((response: unknown) => void) | undefined
  /** Writes the entry of the journal before the request is sent. */
  record?: (() => Promise<Recorder | undefined>) | undefined
  /** Whether a response is the object. */
  matches?: (object: object) => boolean
}

interface Unsettled {
  isUncertain: boolean
  found?: object | undefined
  unread?: ApiError
  message?: string
}

/** A write that failed or whose effect is unknown, after the object was read again. */
export class UnsettledError extends ApiError {
  override readonly cause: ApiError
  /** The object as it was read again. Undefined if it does not exist or could not be read. */
  readonly found: object | undefined
  /** Why it could not be read. */
  readonly unread: ApiError | undefined

  constructor(cause: ApiError, { isUncertain, found, unread, message = cause.message }: Unsettled) {
    super({ ...cause, message })
    this.cause = cause
    // It can still have an effect, unless the server refused it.
    this.isUncertain = isUncertain
    this.found = found
    this.unread = unread
    this.isSessionOver = cause.isSessionOver
  }
}

/**
 * Sends a write and finds out whether it had the wanted effect (rule SAFE-6). Without a response, or after a status of
 * 500 or more, the server may have carried it out, so the object is read again before anything is reported.
 *
 * Throws the ApiError of a refusal, UnsettledError otherwise, and what is no ApiError as it is. What `follow` throws is
 * only logged, because the write is done.
 */
export async function settle<T extends object>(write: Write<T>): Promise<Settled> {
  const { send, read, isDone, refusedWhenDone, wasSent = false, onUncertain, matches = () => false } = write
  const recorder = await write.record?.()
  let response: unknown
  let settled: Settled = 'done'
  try {
    response = await send()
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) {
      await recorder?.failed(String(thrown))
      throw thrown
    }
    const isUncertain = thrown.isUncertain || wasSent
    const isRefusedWhenDone = refusedWhenDone !== undefined && thrown.status === refusedWhenDone
    const fail = () => (isUncertain ? recorder?.unknown(thrown.message) : recorder?.failed(thrown.message))
    if (!thrown.isUncertain && !isRefusedWhenDone) {
      await fail()
      throw thrown
    }
    if (thrown.isUncertain) onUncertain?.()
    const found = await read().catch(async (unread: unknown) => {
      await fail()
      if (!(unread instanceof ApiError)) throw unread
      const message = `It may have been ${write.verb}. ${thrown.message}`
      throw new UnsettledError(thrown, { isUncertain, unread, ...(thrown.isUncertain && { message }) })
    })
    if (!isDone(found)) {
      await fail()
      throw new UnsettledError(thrown, { isUncertain, found })
    }
    response = found
    settled = isUncertain ? 'done' : 'unchanged'
  }
  await (settled === 'done' ? recorder?.done(response, matches) : recorder?.drop())
  try {
    write.follow?.(response)
  } catch (thrown) {
    console.error('The change was saved, but this page could not follow it.', thrown)
  }
  return settled
}
