import type { Change } from '@mocks/store/resources'
import { createStore } from '@mocks/store/store'
import { shareWithTabs } from '@mocks/store/tabs'
import { morningOf } from '@mocks/world/clock'
import { createWorld } from '@mocks/world/world'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** Delivers synchronously, and stays open until the test ends. */
class Channel {
  static open = new Set<Channel>()
  onmessage: (event: { data: unknown }) => void = () => undefined
  constructor() {
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage({ data: structuredClone(data) })
  }
}

function openTab({ isOpen = true } = {}) {
  const store = createStore(createWorld)
  const kept: Change[][] = []
  const tabs = shareWithTabs(store, () => store.reset())
  store.subscribe((changes) => kept.push(changes))
  if (isOpen) tabs.open()
  return { store, tabs, kept }
}
const nameIn = ({ store }: ReturnType<typeof openTab>) => store.get('missions', 'brindlewick', 'one')?.name
const put = ({ store }: ReturnType<typeof openTab>, name: string) =>
  store.put('missions', 'brindlewick', { id: 'one', account: 'brindlewick', name })

describe('tabs of the mocked console', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  afterEach(() => Channel.open.clear())

  it('see the changes of each other, and save each change once', () => {
    const [first, second] = [openTab(), openTab()]
    const before = second.store.revision()
    put(first, 'One')
    expect(nameIn(second)).toBe('One')
    expect(second.store.revision()).toBeGreaterThan(before)
    expect([first.kept.length, second.kept.length]).toEqual([1, 0])
    first.store.delete('missions', 'brindlewick', 'one')
    expect(nameIn(second)).toBeUndefined()
  })

  it('apply changes that arrive while they load after the saved ones', () => {
    const loading = openTab({ isOpen: false })
    put(openTab(), 'One')
    loading.store.restore([])
    expect(nameIn(loading)).toBeUndefined()
    loading.tabs.open()
    expect(nameIn(loading)).toBe('One')
  })

  it('reset the demo world together', () => {
    const [first, second] = [openTab(), openTab()]
    put(first, 'One')
    first.store.reset()
    first.tabs.announceReset()
    expect(nameIn(second)).toBeUndefined()
  })

  it('create the world for nine in the morning, at any time of that day', () => {
    const nine = new Date('2027-01-05T09:00:00Z')
    expect(morningOf(new Date('2027-01-05T00:00:00Z'))).toEqual(nine)
    expect(morningOf(new Date('2027-01-05T23:59:59Z'))).toEqual(nine)
  })
})
