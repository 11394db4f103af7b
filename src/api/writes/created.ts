import * as z from 'zod/mini'
import { openChannel } from '@/lib/channel'
import { currentUser } from '@/stored/stored'

/**
 * Announces objects created in one tab to the other tabs of the browser. If a picker sent the user to another tab to
 * create an object, it selects that object.
 */
export interface Created {
  /** Path segment of the type, e.g. `missions`. */
  type: string
  account: string
  id: string
}

const channelName = 'console.created'

const schema = z.object({ type: z.string(), account: z.string(), id: z.string(), by: z.string() })

export function announceCreated(created: Created): void {
  const channel = openChannel(channelName, schema)
  channel.post({ ...created, by: currentUser.get() })
  channel.close()
}

/** Calls `listener` for every object that this user creates in another tab. Returns a function that unsubscribes. */
export function onCreated(listener: (created: Created) => void): () => void {
  const { close } = openChannel(channelName, schema, ({ by, ...created }) => {
    if (by === currentUser.get()) listener(created)
  })
  return close
}
