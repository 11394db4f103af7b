import { person } from '@/stored/stored'

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

export function announceCreated(created: Created): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ ...created, by: person.get() })
  channel.close()
}

/** Calls `listener` for every object that this user creates in another tab. Returns a function that unsubscribes. */
export function onCreated(listener: (created: Created) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Created & { by: string }>) => {
    const { by, ...created } = data
    if (by === person.get()) listener(created)
  })
  return () => channel.close()
}
