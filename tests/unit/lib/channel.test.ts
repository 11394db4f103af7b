import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openChannel } from '@/lib/channel'

const schema = z.object({ by: z.string() })

afterEach(() => vi.unstubAllGlobals())

it('a browser that refuses a channel does not stop its caller', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError')
      }
    },
  )
  const { post, close } = openChannel('c', schema, () => undefined)
  post({ by: 'mira' })
  close()
})

it('a message that cannot be sent does not stop its caller', () => {
  const refuse = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = () => undefined
      postMessage = refuse
      close = refuse
    },
  )
  const { post, close } = openChannel('c', schema)
  post({ by: 'mira' })
  close()
})

it('a foreign message is ignored', () => {
  let receive: (event: { data: unknown }) => void = () => undefined
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, listener: typeof receive) => {
        receive = listener
      }
    },
  )
  const heard: unknown[] = []
  openChannel('c', schema, (message) => heard.push(message))
  for (const data of [null, undefined, 'x', 7, {}, { by: 7 }, [], { by: 'mira' }]) receive({ data })
  expect(heard).toEqual([{ by: 'mira' }])
})
