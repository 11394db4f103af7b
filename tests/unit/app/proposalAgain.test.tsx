import { server } from '@mocks/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { proposalRequest } from '@/engine/plan/proposalTypes'
import { proposalOf } from '@/engine/proposals/format'
import { discard } from '@/pages/plan/running'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { entry, person, withJournal } from './journalSupport'
import { calls, openConsole, withMockedApi } from './openConsole'

/* A row with a difference is never done, so carrying it out a second time is asked (rule PROPOSE-12). */

withMockedApi()
const records = withJournal()
afterEach(() => {
  discard()
  forgetPlanned()
})

const player = 'tobias/lindqvist'

/** A proposal that takes 5 points away from one player, on the page that applies it. */
async function openProposal() {
  const side = { player, account: 'brindlewick' }
  const proposal = await proposalOf(
    {
      ...{ account: 'brindlewick', title: 'Revert 1 player', why: 'A mistake', by: 'Mara Lind' },
      ...{ at: '2026-03-12T09:10:00Z', console: '', contract: '' },
    },
    [
      {
        ...{ type: 'players', id: player, name: 'Tobias', action: 'update' },
        ...{ before: side, after: side, adds: { points: -5 } },
      },
    ],
  )
  const opened = await openConsole('/profile')
  plan(proposalRequest(proposal), 'players')
  await opened.go('/programme/plan')
  return { ...opened, apply: () => screen.findByRole('button', { name: 'Apply 1' }) }
}

const asked = () => screen.queryByRole('alertdialog', { name: 'Carried out before' })
const sent = () => calls.filter((call) => /^(PUT|PATCH) \/players/.test(call)).length

it('asks before it changes the same points a second time, and names whose (rule PROPOSE-12)', async () => {
  const first = await openProposal()
  await first.user.click(await first.apply())
  await waitFor(() => expect(sent()).toBe(1))
  expect(asked()).toBeNull()
  await screen.findByRole('heading', { level: 1, name: /^Applied/ })
  expect(records().kept.size).toBeGreaterThan(0)

  discard()
  cleanup()
  // Each console notes the calls by a handler of its own.
  server.resetHandlers()
  const again = await openProposal()
  await again.user.click(await again.apply())
  const dialog = await screen.findByRole('alertdialog', { name: 'Carried out before' })
  expect(dialog).toHaveAccessibleDescription(/carried this proposal out for .+ before, last on /)
  expect(sent()).toBe(1)
  await again.user.click(within(dialog).getByRole('button', { name: 'Back to the preview' }))
  expect(sent()).toBe(1)
  await again.user.click(await again.apply())
  await again.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Apply 1 again' }),
  )
  await waitFor(() => expect(sent()).toBe(2))
})

it('does not ask for another proposal, nor for what failed', async () => {
  const why = 'A mistake (proposal 00000000 by Mara Lind, as the proposal says)'
  await entry({ player }, { player }, { type: 'players', object: player, why })
  await entry(
    { player },
    { player },
    { type: 'players', object: player, why: 'A mistake', outcome: 'failed' },
  )
  expect(person).not.toBe('')
  const { user, apply } = await openProposal()
  await user.click(await apply())
  await waitFor(() => expect(sent()).toBe(1))
  expect(asked()).toBeNull()
})
