import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlanRequest } from '@/engine/plan/types'
import { discard } from '@/pages/plan/running'
import { forgetPlanned, plan, previewsElsewhere } from '@/parts/plan/planned'
import { openConsole, withMockedApi } from './openConsole'

/* A preview outlives its tab (rule PLANSCREEN-7). */

withMockedApi()
afterEach(() => {
  discard()
  forgetPlanned()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The locks of a browser with other tabs. */
function withLocks(others: readonly string[] = []) {
  const held = new Set(others)
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'test', language: 'en-GB', languages: ['en-GB'], onLine: true, clipboard: undefined },
    locks: {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: async (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: unknown) => unknown
        if (held.has(name)) return work(null)
        held.add(name)
        return Promise.resolve(work({ name })).finally(() => held.delete(name))
      },
    },
  })
}

const request: PlanRequest = {
  ...{ kind: 'edit', account: 'brindlewick' },
  objects: [{ type: 'missions', id: 'zero-waste-week' }],
  edit: { set: 'isAvailable', value: false },
}
/** Another tab plans something, and is closed. */
const leave = () => {
  plan(request, 'missions')
  sessionStorage.clear()
}
const notice = () => screen.findByText('Deactivate 1 mission')

it('of a closed tab is offered, and opens with what was decided', async () => {
  withLocks()
  const { user, path } = await openConsole('/profile')
  act(leave)
  act(() => forgetPlanned())
  expect(previewsElsewhere()).toHaveLength(1)
  await notice()
  await user.click(screen.getByRole('link', { name: 'Open' }))
  await screen.findByRole('heading', { level: 1, name: /^Deactivate/ })
  expect(path()).toBe('/programme/plan')
  expect(previewsElsewhere()).toEqual([])
})

it('is discarded for good', async () => {
  withLocks()
  const { user } = await openConsole('/profile')
  act(leave)
  act(() => forgetPlanned())
  await notice()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Deactivate 1 mission')).toBeNull())
  expect(previewsElsewhere()).toEqual([])
})

it('keeps the latest five, none that is very long, and goes with its plan', () => {
  const many = Array.from({ length: 7 }, (_, index): PlanRequest => ({ ...request, account: `a${index}` }))
  for (const one of many) {
    plan(one, 'missions')
    sessionStorage.clear()
  }
  expect(previewsElsewhere().map(({ request: { kind } }) => kind)).toHaveLength(5)
  plan({ ...request, objects: [{ type: 'missions', id: 'x'.repeat(600_000) }] }, 'missions')
  sessionStorage.clear()
  expect(previewsElsewhere()).toHaveLength(5)
  plan(request, 'missions')
  forgetPlanned()
  expect(previewsElsewhere()).toHaveLength(4)
})
