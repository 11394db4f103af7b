import { describe, expect, test, vi } from 'vitest'
import { type SaveSteps, saveObject } from '@/form/saveObject'

interface Thing {
  name: string
}

/** A save whose steps record that they ran. Without `more` it is an update of an object that nobody else changed. */
function steps(more: Partial<SaveSteps<Thing>> = {}) {
  const ran: string[] = []
  const record =
    <Args extends unknown[], Result>(name: string, step: (...args: Args) => Result) =>
    (...args: Args): Result => {
      ran.push(name)
      return step(...args)
    }
  const all = {
    isNew: false,
    hasProblems: async () => false,
    confirm: async () => true,
    begin: () => undefined,
    reread: async () => ({ name: 'Old' }),
    isUnchanged: () => true,
    merge: async () => true,
    resolveGone: async () => undefined,
    send: async () => undefined,
    ...more,
  } satisfies SaveSteps<Thing>
  return {
    ran,
    run: () =>
      saveObject<Thing>({
        isNew: all.isNew,
        hasProblems: record('check', all.hasProblems),
        confirm: record('confirm', all.confirm),
        begin: record('begin', all.begin),
        reread: all.reread && record('read', all.reread),
        isUnchanged: all.isUnchanged,
        merge: record('merge', all.merge),
        resolveGone: record('ask', all.resolveGone),
        send: record('send', all.send),
      }),
  }
}

describe('the order of a save', () => {
  test('an update of an unchanged object is validated, read again, validated and sent', async () => {
    const { ran, run } = steps()
    expect(await run()).toBe('saved')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'check', 'send'])
  })

  test('a new object is not read', async () => {
    const send = vi.fn(async () => undefined)
    const { ran, run } = steps({ isNew: true, send })
    expect(await run()).toBe('saved')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'check', 'send'])
    expect(send).toHaveBeenCalledExactlyOnceWith(true)
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
    expect(await run()).toBe('saved')
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read', 'merge', 'read', 'merge', 'check', 'send'])
  })

  test.each([
    ['create', 'saved', ['send']],
    ['leave', 'left', []],
    [undefined, 'cancelled', []],
  ] as const)(
    'a save of an object that no longer exists follows the choice: %s',
    async (choice, outcome, then) => {
      const send = vi.fn(async () => undefined)
      const gone = { reread: async () => undefined, resolveGone: async () => choice, send }
      const { ran, run } = steps(gone)
      expect(await run()).toBe(outcome)
      expect(ran.filter((step) => step === 'send')).toEqual(then)
      if (then.length > 0) expect(send).toHaveBeenCalledExactlyOnceWith(true)
    },
  )

  test('a failed read sends nothing and rejects with its error', async () => {
    const failed = new Error('no network')
    const { ran, run } = steps({ reread: () => Promise.reject(failed) })
    await expect(run()).rejects.toBe(failed)
    expect(ran).toEqual(['check', 'confirm', 'begin', 'read'])
  })
})
