import { createMessageHandler, messagesOf } from '@/features/shared/worker/messages'
import { arranged, type Wanted, type WindowsByType } from './arrange'
import type { ActiveWindow } from './windows'

/*
 * The messages between the page and the worker of the calendar. Importing this file starts no worker, so tests can run
 * it.
 */

/** Removes the object, which the engine does not need. */
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

/** The messages for the worker. Each window is sent once. */
export const messages = ({ windows, wanted }: Job, before: Job | undefined) =>
  messagesOf(before?.windows ?? new Map(), windows, wanted, bare)

/** The worker's side. Keeps the windows between requests. */
export const createHandler = () => createMessageHandler(arranged)
