import { answering, messagesOf } from '../worker/messages'
import { arranged, type Wanted, type WindowsByType } from './arrange'
import type { ActiveWindow } from './windows'

/* What page and worker of the calendar send each other. Nothing here starts a worker, so that a test can run it. */

/** Without the object, which the engine does not read. */
const bare = ({ key, type, name, from, to, isOn, draw, category, tags }: ActiveWindow): ActiveWindow => ({
  key,
  type,
  name,
  from,
  to,
  isOn,
  draw,
  category,
  tags,
})

export interface Job {
  windows: WindowsByType
  wanted: Wanted
}

/** What the worker is sent: each window once. */
export const messages = ({ windows, wanted }: Job, before: Job | undefined) =>
  messagesOf(before?.windows ?? new Map(), windows, wanted, bare)

/** The worker's side. Keeps the windows from request to request. */
export const answers = () => answering(arranged)
