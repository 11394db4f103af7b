import { describe, expect, test, vi } from 'vitest'
import { saveObject } from '@/form/saveObject'

interface Thing {
  name: string
}

type Parts = Parameters<typeof saveObject<Thing>>[0]
type Steps = Parts['edited'] & Parts['api'] & Parts['dialogs']

/** A save whose steps record that they ran. Without `more` it is an update of an object that nobody else changed. */
function steps(more: Partial<Steps> = {}) {
  const ran: string[] = []
  const record =
    <Args extends unknown[], Result>(name: string, step: (...args: Args) => Result) =>
    (...args: Args): Result => {
      ran.push(name)
      return step(...args)
    }
  const all: Steps = {
    isNew: false,
    mayExist: false,
    hasProblems: async () => false,
    isUnchanged: () => true,
    isSaved: () => false,
    confirm: async () => true,
    begin: () => undefined,
    read: async () => ({ name: 'Old' }),
    merge: async () => true,
    resolveGone: async () => undefined,
    send: async () => undefined,
    ...more,
  }
  return {
    ran,
    run: () =>
      saveObject<Thing>({
        edited: { ...all, hasProblems: record('check', all.hasProblems) },
        api: { read: all.read && record('read', all.read), send: record('send', all.send) },
        dialogs: {
          confirm: record('confirm', all.confirm),
          begin: record('begin', all.begin),
          merge: record('merge', all.merge),
          resolveGone: record('ask', all.resolveGone),
        },
      }),
  }
}

describe('the order of a save', () => {
  test('an update of an unchanged object is validated, read again, validated and sent', async () => {
    const { ran, run } = steps()
    expect(await run()).toBe('updated')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'check', 'send'])
  })

  test('a new object is not read', async () => {
    const send = vi.fn(async () => undefined)
    const { ran, run } = steps({ isNew: true, send })
    expect(await run()).toBe('created')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'check', 'send'])
    expect(send).toHaveBeenCalledExactlyOnceWith(true)
  })

  describe('a new object whose first create got no response (rule SAFE-6)', () => {
    const lost = { isNew: true, mayExist: true, isUnchanged: () => false }

    test('is read first, and sent again if it does not exist', async () => {
      const { ran, run } = steps({ ...lost, read: async () => undefined })
      expect(await run()).toBe('created')
      expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'check', 'send'])
    })

    test('is created without another request if the server has all of it', async () => {
      const { ran, run } = steps({ ...lost, isSaved: () => true })
      expect(await run()).toBe('created')
      expect(ran).toEqual(['check', 'confirm', 'begin', 'read'])
    })

    test('becomes an update after the user has decided about what differs', async () => {
      const send = vi.fn(async () => undefined)
      const { ran, run } = steps({ ...lost, send })
      expect(await run()).toBe('updated')
      expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'merge', 'check', 'send'])
      expect(send).toHaveBeenCalledExactlyOnceWith(false)
    })
  })

  test('nothing is read or sent if the user returns to the form (rule LIVE-2)', async () => {
    const { ran, run } = steps({ confirm: async () => false })
    expect(await run()).toBe('cancelled')
    expect(ran).toEqual(['check', 'confirm'])
  })

  test('an error blocks the save', async () => {
    const { ran, run } = steps({ hasProblems: async () => true })
    expect(await run()).toBe('invalid')
    expect(ran).toEqual(['check'])
  })

  test('the merged object is validated before it is sent', async () => {
    const hasProblems = vi.fn(async () => hasProblems.mock.calls.length > 1)
    const { ran, run } = steps({ hasProblems, isUnchanged: () => false })
    expect(await run()).toBe('invalid')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'merge', 'check'])
  })

  test('cancelling the conflict dialog sends nothing', async () => {
    const { ran, run } = steps({ isUnchanged: () => false, merge: async () => false })
    expect(await run()).toBe('cancelled')
    expect(ran).not.toContain('send')
  })

  test('a long decision is followed by another read, a short one is not', async () => {
    const later = vi.spyOn(Date, 'now').mockReturnValue(0)
    const merge = vi.fn(async () => {
      later.mockReturnValue(merge.mock.calls.length === 1 ? 10_000 : 19_999)
      return true
    })
    const { ran, run } = steps({ isUnchanged: () => false, merge })
    expect(await run()).toBe('updated')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'merge', 'read', 'merge', 'check', 'send'])
  })

  test.each([
    ['create', 'created', ['send']],
    ['leave', 'left', []],
    [undefined, 'cancelled', []],
  ] as const)(
    'a save of an object that no longer exists follows the choice: %s',
    async (choice, outcome, then) => {
      const send = vi.fn(async () => undefined)
      const gone = { read: async () => undefined, resolveGone: async () => choice, send }
      const { ran, run } = steps(gone)
      expect(await run()).toBe(outcome)
      expect(ran.filter((step) => step === 'send')).toEqual(then)
      if (then.length > 0) expect(send).toHaveBeenCalledExactlyOnceWith(true)
    },
  )

  test('a failed read sends nothing and rejects with its error', async () => {
    const failed = new Error('no network')
    const { ran, run } = steps({ read: () => Promise.reject(failed) })
    await expect(run()).rejects.toBe(failed)
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read'])
  })
})
