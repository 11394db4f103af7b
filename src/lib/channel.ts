import type { ZodMiniType } from 'zod/mini'

/** A connection to the other tabs of this browser. */
interface Channel<T> {
  post: (message: T) => void
  close: () => void
}

/**
 * Connects this tab with the others. Never throws, because messages are sent beside writes: where the browser refuses a
 * channel or a message, other tabs learn nothing. Messages that do not fit the schema, such as those of another release,
 * are ignored.
 * @param listener gets the messages of other connections, also of this tab
 */
export function openChannel<T>(
  name: string,
  schema: ZodMiniType<T>,
  listener?: (message: T) => void,
): Channel<T> {
  const channel = attempt(() => new BroadcastChannel(name))
  if (listener)
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = schema.safeParse(data)
      if (read.success) listener(read.data)
    })
  return {
    post: (message) => attempt(() => channel?.postMessage(message)),
    close: () => attempt(() => channel?.close()),
  }
}

function attempt<R>(work: () => R): R | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
