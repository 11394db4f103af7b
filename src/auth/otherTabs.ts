import { createAtom } from '@tanstack/store'
import * as z from 'zod/mini'
import { openChannel } from '@/lib/channel'

/** The messages about the session that a tab sends to the other tabs of this browser. */
export type TabNews =
  | { type: 'left' }
  /** `name` is the address or name of the person, for words on the screen. */
  | { type: 'entered'; id: string; name: string }

const channelName = 'console.session'

/**
 * Whether another tab has ended the session of this tab (rule AUTH-18). While it is true, nothing is shown, stored or
 * sent until the owner of the session has signed in again.
 */
export const endedElsewhere = createAtom(false)

const schema: z.ZodMiniType<TabNews> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('left') }),
  z.object({ type: z.literal('entered'), id: z.string(), name: z.string() }),
])

/** Connects this tab with the other tabs. `listener` gets their news, but never its own. */
export function joinTabs(listener: (news: TabNews) => void) {
  const { post, close } = openChannel(channelName, schema, listener)
  return { announce: post, leave: close }
}
