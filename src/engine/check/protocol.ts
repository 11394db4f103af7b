import { createMessageHandler, messagesOf } from '@/engine/programme/messages'
import type { Programme } from '@/engine/programme/programmeIndex'
import { check } from './check'
import type { Finding } from './types'

/*
 * The messages between the page and the worker of the check. Importing this file starts no worker, so tests can run it.
 */

type Wanted = Omit<Programme, 'lists'>

export const checkMessages = ({ lists, ...wanted }: Programme, before?: Programme) =>
  messagesOf<object, object, Wanted>(before?.lists, lists, wanted)

/** The worker's side. */
export const createCheckHandler = () =>
  createMessageHandler<object, Wanted, Finding[]>((lists, wanted) => check({ ...wanted, lists }))
