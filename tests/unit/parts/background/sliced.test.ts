// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { EntityType } from '@/model/entityTypes'
import { useSliced } from '@/parts/background/useSliced'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const jobOf = (missions: object[], request = '') => ({
  lists: new Map<EntityType, object[]>([['missions', missions]]),
  request,
})
type Job = ReturnType<typeof jobOf>

/** Counts the rows in five steps; each takes longer than a slice. */
function* counting({ lists, request }: Job, before: string | undefined): Generator<void, string> {
  for (const _ of Array(5)) {
    const until = performance.now() + 10
    while (performance.now() < until);
    yield
  }
  return `${lists.get('missions')?.length} ${request} after ${before}`
}

function show(job: Job, memory = {}) {
  const seen: (string | undefined)[] = []
  const work = vi.fn(counting)
  const shown = renderHook(
    ({ job }) => {
      const done = useSliced(job, { work, memory })
      seen.push(done?.result)
      return done
    },
    { initialProps: { job } },
  )
  const hasBegun = () => vi.waitFor(() => expect(work).toHaveBeenCalled(), { interval: 1 })
  return { ...shown, seen, work, hasBegun }
}

describe('work on the lists of an account', () => {
  it('is done during rendering while each list is shorter than a page of the API', () => {
    const { seen, result } = show(jobOf(rows(499), 'a'))
    expect(new Set(seen)).toEqual(new Set(['499 a after undefined']))
    expect(result.current?.job.request).toBe('a')
  })

  it('is done in slices for long lists, and the result before stays until then (rule OVERVIEW-13)', async () => {
    const { seen, result, rerender } = show(jobOf(rows(500), 'a'))
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current?.result).toBe('500 a after undefined'))
    rerender({ job: jobOf(rows(600), 'b') })
    expect(result.current?.result).toBe('500 a after undefined')
    await waitFor(() => expect(result.current?.result).toBe('600 b after 500 a after undefined'))
    expect(new Set(seen).size).toBe(3)
  })

  it('ends when newer lists arrive, long or short (rule CALENDAR-14)', async () => {
    const { seen, result, rerender, hasBegun } = show(jobOf(rows(501), 'a'))
    await hasBegun()
    rerender({ job: jobOf(rows(502), 'b') })
    await waitFor(() => expect(result.current?.result).toBe('502 b after undefined'))
    rerender({ job: jobOf(rows(503), 'c') })
    rerender({ job: jobOf(rows(3), 'd') })
    expect(result.current?.result).toBe('3 d after 502 b after undefined')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(result.current?.job.request).toBe('d')
    expect(seen.some((one) => one?.includes(' a ') || one?.includes(' c '))).toBe(false)
  })

  it('shows the last result immediately when the user comes back to the same lists', async () => {
    const memory = {}
    const missions = rows(506)
    const first = show(jobOf(missions, 'a'), memory)
    await waitFor(() => expect(first.result.current).toBeDefined())
    first.unmount()
    expect(show(jobOf(missions, 'a'), memory).seen[0]).toBe('506 a after undefined')
    expect(show(jobOf(missions, 'b'), memory).seen[0]).toBeUndefined()
    expect(show(jobOf(rows(506), 'a'), memory).seen[0]).toBeUndefined()
  })

  it('stops when the screen is left', async () => {
    const memory: { last?: unknown } = {}
    const { unmount, hasBegun } = show(jobOf(rows(507)), memory)
    await hasBegun()
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(memory.last).toBeUndefined()
  })
})
