import { revived } from '@/lib/exactNumber'
import type { Change } from './resources'
import type { Store } from './store'

/** Messages between the tabs of one browser. */
type Message = { kind: 'changes'; changes: Change[] } | { kind: 'reset' }

interface Tabs {
  /** Call when the store has restored its state; until then messages are queued. */
  open(): void
  /** Notifies the other tabs that the demo world was restored. */
  announceReset(): void
}

/**
 * Shares one world between all tabs of a browser: handlers run in each page, so a change in one page is repeated in the
 * others. `onReset` runs when another tab restored the demo world. Tabs share it if they pass the same name.
 */
export function shareWithTabs(store: Store, onReset: () => void, name = 'mocked-api'): Tabs {
  const channel = channelOf(name)
  const post = (message: Message) => {
    try {
      channel?.postMessage(message)
    } catch {
      // The other tabs keep their own world.
    }
  }
  const receive = (message: Message) =>
    message.kind === 'reset' ? onReset() : store.receive(message.changes)
  const early: Message[] = []
  let isOpen = false

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      const message = revived(data)
      if (isOpen) receive(message)
      else early.push(message)
    }
  store.subscribe((changes) => post({ kind: 'changes', changes }))
  return {
    open() {
      isOpen = true
      for (const message of early.splice(0)) receive(message)
    },
    announceReset: () => post({ kind: 'reset' }),
  }
}

/** Undefined where the browser refuses a channel. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
