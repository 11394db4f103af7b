import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { BundleObject } from '@/engine/plan/types'
import { discard } from '@/pages/plan/running'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()
afterEach(() => {
  discard()
  forgetPlanned()
})

const otter: BundleObject = { type: 'teams', id: 'team-badger', object: { id: 'team-badger', name: 'Otter' } }
const quiz = (fields: object): BundleObject => ({
  type: 'quizzes',
  id: 'night-sky',
  object: { id: 'night-sky', ...fields },
})

/** The preview of an import of these objects into Brindlewick. */
async function openImport(...objects: BundleObject[]) {
  const opened = await openConsole('/profile')
  plan({ kind: 'import', account: 'brindlewick', file: 'programme.json', objects }, 'teams')
  await opened.go('/programme/plan')
  return opened
}

it('all differences are decided at once, or those of one field (rule COPY-5)', async () => {
  const { user } = await openImport(otter, quiz({ name: 'Stars' }))
  const group = await screen.findByRole('group', { name: '2 objects differ' })
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Type' }), 'teams')
  await user.selectOptions(within(group).getByRole('combobox', { name: 'Field' }), 'Name')
  await user.click(within(group).getByRole('button', { name: 'Take from the file' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1' }))
  await waitFor(() => expect(callsOf('PUT', '/teams')).toHaveLength(1))
  expect(callsOf('PUT', '/quizzes')).toEqual([])
})

it('a preview that changes objects says when their lists were read, and what can be overwritten (rule PLAN-14)', async () => {
  const { user } = await openImport(otter, quiz({ name: 'Stars' }))
  const differs = await screen.findByRole('group', { name: '2 objects differ' })
  expect(screen.queryByText(/^Read at /)).toBeNull()
  await user.click(within(differs).getByRole('button', { name: 'Take from the file' }))
  expect(
    await screen.findByText(
      /^Read at \d\d:\d\d\. .*What somebody saves between that read and the change is overwritten/,
    ),
  ).toBeVisible()
})

it('the preview of an import opens with the focus on its heading', async () => {
  await openImport(otter)
  await screen.findByRole('button', { name: /^Import/ })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('the target keeps its availability until it is compared, too (rules COPY-4 and PLANSCREEN-4)', async () => {
  const { user } = await openImport(otter, quiz({ name: 'Stars', isAvailable: false }))
  const compare = await screen.findByRole('switch', { name: /^Compare availability/ })
  expect(compare).not.toBeChecked()
  expect(screen.getByText('Off: existing objects keep theirs. It differs for 1 object.')).toBeVisible()
  const fields = () => within(screen.getByRole('combobox', { name: 'Field' })).getAllByRole('option')
  const availability = expect.stringMatching(/Availability/)
  expect(fields().map((option) => option.textContent)).not.toContainEqual(availability)
  await user.click(compare)
  await waitFor(() => expect(fields().map((option) => option.textContent)).toContainEqual(availability))
})

it('a new object whose id looks like another one says so, and is not blocked (rule DATA-10)', async () => {
  await openImport({ type: 'teams', id: 'Team-Badger', object: { id: 'Team-Badger', name: 'Badgers' } })
  expect(await screen.findByText(/looks like the id “team-badger”/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled()
})
