import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimed, exclusively, isClaimed } from '@/lib/locks'

afterEach(() => vi.unstubAllGlobals())

const refusal = () => new DOMException('Storage is blocked', 'SecurityError')

/** Browsers without locks, and browsers that refuse them in one of two ways. */
const refusing = {
  'has none': undefined,
  rejects: { request: () => Promise.reject(refusal()), query: () => Promise.reject(refusal()) },
  throws: {
    request: () => {
      throw refusal()
    },
    query: () => {
      throw refusal()
    },
  },
}

describe.each(Object.entries(refusing))('a browser that %s', (_, locks) => {
  it('does the work without a lock, once, and this tab counts as the only one', async () => {
    vi.stubGlobal('navigator', { locks })
    const work = vi.fn(async () => 'done')
    expect(await exclusively('undo', work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
    expect(await claimed('plan')).toBeTypeOf('function')
    expect(await isClaimed('plan')).toBe(false)
  })
})

describe('a browser with locks', () => {
  const locks = {
    request: async (name: string, ...rest: unknown[]) => {
      const isTaken = name === 'taken'
      return (rest.at(-1) as (lock: unknown) => unknown)(isTaken ? null : { name })
    },
    query: async () => ({ held: [{ name: 'taken' }] }),
  }

  it('works under the lock, and what the work throws is thrown once', async () => {
    vi.stubGlobal('navigator', { locks })
    const work = vi.fn(async () => Promise.reject(new Error('No network')))
    await expect(exclusively('undo', work)).rejects.toThrow('No network')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('tells whether another tab has it', async () => {
    vi.stubGlobal('navigator', { locks })
    expect([await claimed('taken'), await isClaimed('taken')]).toEqual([undefined, true])
    expect(await isClaimed('free')).toBe(false)
    const free = await claimed('free')
    expect(free).toBeTypeOf('function')
    free?.()
  })
})
