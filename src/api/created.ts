/**
 * What one tab created, told to the others of this browser: a picker that sent the person to another tab to create an
 * object takes it over.
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
  channel.postMessage(created)
  channel.close()
}

/** Listens until the answer is called. */
export function onCreated(listener: (created: Created) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Created>) => listener(data))
  return () => channel.close()
}
