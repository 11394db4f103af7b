// Runs in test:all: it shows generated journals.
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { recordWrite } from '@/api/writes/journal'
import { linesOf } from '@/engine/journal/filter'
import { revertRequest } from '@/engine/journal/revertRequest'
import { makePlan } from '@/engine/plan/makePlan'
import { noDecisions } from '@/engine/plan/types'
import { readEntries, revertedIn } from '@/model/journal'
import { discard } from '@/pages/plan/running'
import { undo } from '@/parts/journal/undo'
import { type JournalRecord, journalName, newEntryId } from '@/stored/journalRecords'
import { planKeyOf } from '@/stored/planRecords'
import { currentUser, setCurrentUser } from '@/stored/stored'
import { mutationsOf } from '../stored/mutations'
import { Records } from '../stored/records'
import { openConsole, withMockedApi } from './openConsole'

/* Odd entries of the journal, as after a rollback, harm no page (rule JOURNAL-10). */

withMockedApi()

let records: Records
beforeAll(() => {
  records = new Records(journalName)
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  records.kept.clear()
  setCurrentUser('mira')
  discard()
})

const start = Date.now() - 60_000

const valid: JournalRecord = {
  ...{ id: '', version: 1, at: start, account: 'brindlewick', operation: 'update', type: 'teams' },
  ...{ object: 'team-badger', name: 'Team Badger', outcome: 'done', error: 'Not now', why: 'Spring' },
  ...{ plan: { id: 'p', title: 'Spring' }, reverts: [{ entry: 'e', field: 'name' }] },
  body: JSON.stringify({ before: { id: 'team-badger', name: 'A' }, after: { id: 'team-badger', name: 'B' } }),
}

const keep = (id: string, value: unknown) =>
  records.kept.set(JSON.stringify([planKeyOf(currentUser.get()), id]), {
    key: [planKeyOf(currentUser.get()), id],
    value,
  })

/** Every odd record under a key of its own; its id is that of its key, unless the id is what is odd. */
function keepOdd() {
  const bodies = mutationsOf(JSON.parse(valid.body)).map(([, body]): unknown => ({
    ...valid,
    body: JSON.stringify(body) ?? '',
  }))
  const all = [
    ...mutationsOf(valid).map(([, one]) => one),
    ...bodies,
    { ...valid, type: 'badges' },
    { ...valid, type: 'constructor' },
    { ...valid, operation: 'rename' },
    { ...valid, reverts: [null] },
    { ...valid, body: '{' },
  ]
  for (const one of all) {
    const id = newEntryId(start)
    const hasId = typeof one === 'object' && one !== null && (one as JournalRecord).id === ''
    keep(id, hasId ? { ...one, id } : one)
  }
  keep(newEntryId(start), { version: 2, at: 'later' })
}

const badger = { id: 'team-badger', account: 'brindlewick', name: 'Team Badger' }

it('counts what does not fit; the page, its search and its reverts work with the rest (rule JOURNAL-10)', async () => {
  keepOdd()
  const { records: fitting, unreadable, newer } = await readEntries()
  expect(unreadable).toBeGreaterThan(200)
  expect(fitting.length).toBeGreaterThan(100)
  expect(newer).toBeGreaterThan(0)
  linesOf(fitting, { isGrouped: true, openPlans: new Set(['p']) })
  for (const one of fitting) {
    const request = revertRequest([one], fitting)
    const target = new Map([['teams' as const, [badger]]])
    const options = { arriveInactive: false, keepImageAddresses: true }
    const plan = makePlan(request, { source: target, target, gaps: [], options, decisions: noDecisions })
    // An entry without one of its objects never looks like a creation, whose revert deletes.
    if (one.operation === 'update') expect(plan.steps.filter(({ action }) => action !== 'update')).toEqual([])
    revertedIn([one]).isReverted(one.id)
  }
})

it('shows the count, and deletes what does not fit, but nothing of a newer release', async () => {
  const { user, router } = await openConsole('/teams/list')
  keepOdd()
  await router.navigate({ to: '/programme/journal', search: { group: 'off' } })
  const button = await screen.findByRole('button', { name: /^Delete \d+ unreadable$/ })
  expect(screen.getByText(/entries could not be read and are not shown/)).toBeVisible()
  expect(screen.getByText(/of a newer release/)).toBeVisible()
  expect((await screen.findAllByText('Team Badger')).length).toBeGreaterThan(3)
  await user.click(button)
  await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull())
  expect(screen.getByText(/of a newer release/)).toBeVisible()
  expect(await readEntries()).toMatchObject({ unreadable: 0 })
})

it('keeps new entries beside them, which can be undone from the toast and by Ctrl Z', async () => {
  const { user, router } = await openConsole('/teams/list')
  keepOdd()
  const recorder = await recordWrite({
    ...{ operation: 'update', type: 'teams', account: 'brindlewick', id: 'team-badger' },
    ...{ before: { ...badger, category: 'x' }, after: badger },
  })
  await recorder?.done(undefined, () => false)
  expect((await readEntries()).isKept).toBe(true)
  expect(['done', 'shown']).toContain(
    await undo(router.options.context.client, { entry: recorder?.id ?? '' }),
  )
  await user.keyboard('{Control>}z{/Control}')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo the last change?' }))
  expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
})
