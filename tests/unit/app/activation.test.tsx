import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PlanRequest } from '@/engine/plan/types'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { openConsole, withMockedApi } from './openConsole'

/* A plan of any kind that activates objects says what the check would find (rule CAMPAIGN-15). */

withMockedApi()
afterEach(() => forgetPlanned())

const account = 'quillmoor'
/** A box of this account draws this prize, which nobody can get while it is inactive. */
const lamp = { type: 'prizes', id: 'reading-lamp' } as const
const available = (was: boolean) => ({ path: ['isAvailable'], was, is: !was })
const side = (isAvailable: boolean) => ({ ...lamp, account, name: 'Reading lamp', isAvailable })

it.each<[string, PlanRequest]>([
  ['an edit', { kind: 'edit', account, objects: [lamp], edit: { set: 'isAvailable', value: true } }],
  [
    'a table',
    { kind: 'changes', account, objects: [{ ...lamp, changes: [available(false)] }], table: { refused: 0 } },
  ],
  [
    'a revert',
    {
      ...{ kind: 'revert', account, title: 'a change of Reading lamp' },
      objects: [
        {
          ...{ ...lamp, name: 'Reading lamp' },
          writes: [{ entry: 'e', before: side(true), after: side(false) }],
        },
      ],
    },
  ],
])('%s says what it would mend, until the row is left out', async (_, request) => {
  const { user, go } = await openConsole('/profile', { account })
  plan(request, 'prizes')
  await go('/programme/plan')
  expect(await screen.findByText('This plan would mend:')).toBeVisible()
  expect(screen.queryByText(/were? refused, and/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Leave out/ }))
  await waitFor(() => expect(screen.queryByText('This plan would mend:')).toBeNull())
})

it('a plan that activates nothing does not check the account', async () => {
  const { go } = await openConsole('/profile', { account })
  plan({ kind: 'edit', account, objects: [lamp], edit: { set: 'category', value: 'Other' } }, 'prizes')
  await go('/programme/plan')
  expect(await screen.findByRole('button', { name: 'Set 1' })).toBeVisible()
  expect(screen.queryByText(/This plan would/)).toBeNull()
})
