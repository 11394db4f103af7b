import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { configureFeatures } from '@/model/features'
import { discard } from '@/pages/plan/running'
import { type JournalRecord, journalName, newEntryId, putRecord } from '@/stored/journalRecords'
import { Records } from '../stored/records'
import { openConsole } from './openConsole'

/* What the tests of the journal share. */

/** An empty journal before each test. Returns a getter of its records. The connection to the database stays open. */
export function withJournal(): () => Records {
  let records: Records
  beforeAll(() => {
    records = new Records(journalName)
  })
  afterAll(() => vi.unstubAllGlobals())
  beforeEach(() => {
    records.kept.clear()
    configureFeatures({})
    discard()
  })
  return () => records
}

export const person = 'auth0|service-admin'

export const team = (more: object = {}) => ({
  id: 'team-badger',
  account: 'brindlewick',
  name: 'Team Badger',
  ...more,
})

let at = Date.now() - 60_000

/** Writes an entry as the console would have done a moment ago. */
export async function entry(
  before: object | undefined,
  after: object | undefined,
  more: Partial<JournalRecord> = {},
): Promise<JournalRecord> {
  at += 1000
  const one: JournalRecord = {
    ...{ id: newEntryId(at), version: 1, at, account: 'brindlewick', type: 'teams', object: 'team-badger' },
    ...{ name: 'Team Badger', outcome: 'done', body: JSON.stringify({ before, after }) },
    operation: before ? (after ? 'update' : 'delete') : 'create',
    ...more,
  }
  await putRecord(one)
  return one
}

export const lines = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem')
export const open = async (path = '/programme/journal', options = {}) => {
  const view = await openConsole(path, options)
  await screen.findByRole('heading', { level: 1, name: 'Journal' })
  return view
}
