import type { Change } from './resources'
import type { Store } from './store'

/** What the tabs of one browser tell each other. */
type Message = { kind: 'changes'; changes: Change[] } | { kind: 'reset' }

interface Tabs {
  /** Call when the store holds what was kept; until then messages wait. */
  open(): void
  /** Tells the other tabs that the demo world was brought back. */
  announceReset(): void
}

/**
 * One world for all tabs of a browser: the handlers run in each page, so a change made in one is made in the others too.
 * `onReset` runs when another tab brought the demo world back.
 */
export function shareWithTabs(store: Store, onReset: () => void): Tabs {
  const channel = new BroadcastChannel('mocked-api')
  const post = (message: Message) => channel.postMessage(message)
  const receive = (message: Message) =>
    message.kind === 'reset' ? onReset() : store.receive(message.changes)
  const early: Message[] = []
  let isOpen = false

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (isOpen) receive(data)
    else early.push(data)
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
