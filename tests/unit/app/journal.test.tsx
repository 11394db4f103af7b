import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toMinute } from '@/lib/dates'
import { dayText } from '@/lib/dateText'
import { hourMs, startOfDay } from '@/lib/days'
import { formatFullDateTime } from '@/lib/format'
import { nouns } from '@/model/words'
import { clearJournal, newEntryId, readJournal } from '@/stored/journalRecords'
import { entry, lines, open, team, withJournal } from './journalSupport'
import { openConsole, withMockedApi } from './openConsole'

withMockedApi()
const records = withJournal()

describe('the page Journal (rules JOURNAL-5 and JOURNAL-6)', () => {
  it('is a page of the programme, and says what it is while it is empty', async () => {
    await open()
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible()
    expect(screen.getByText('This is no audit log.')).toBeVisible()
    const navigation = within(screen.getByRole('navigation', { name: 'Programme' }))
    expect(navigation.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page')
  })

  it('lists changes by day in words, the newest first', async () => {
    const { user } = await openConsole('/teams/list')
    await entry(undefined, team())
    await entry(team({ points: 5, tags: ['a'] }), team({ points: 8, tags: ['a', 'b'] }), { why: 'Spring' })
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    await waitFor(() => expect(lines()).toHaveLength(3))
    expect(lines()[0]).toHaveTextContent(/^Today/)
    expect(lines()[1]).toHaveTextContent(
      `Score › ${nouns.points.title} 5 → 8 and 1 more field`.replace('Score › ', ''),
    )
    expect(lines()[1]).toHaveTextContent('Why: Spring')
    expect(lines()[1]).toHaveTextContent('Changed')
    expect(lines()[2]).toHaveTextContent('Created')
    await user.click(screen.getAllByRole('button', { name: /^Details of Team Badger/ })[0] as HTMLElement)
    expect(lines()[1]).toHaveTextContent('Tagsadded b')
  })

  it('filters and searches by the address', async () => {
    const { user, router } = await open()
    await entry(team({ name: 'Old Owls' }), team(), { operation: 'update' })
    await entry(
      undefined,
      { id: 'm', name: 'Morning Run' },
      { type: 'missions', object: 'm', name: 'Morning Run' },
    )
    await waitFor(() => expect(lines()).toHaveLength(3))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Missions')
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(router.state.location.search).toMatchObject({ type: 'missions' })
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.type(screen.getByRole('searchbox'), 'owls')
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(lines()[1]).toHaveTextContent('Team Badger')
    await user.type(screen.getByRole('searchbox'), ' nothing')
    expect(await screen.findByText('No changes found')).toBeVisible()
  })

  it('shows what was changed since a day, or between two moments, and keeps it in the address', async () => {
    const { user, router } = await open()
    const days = (count: number) => startOfDay(Date.now(), -count) + 12 * hourMs
    for (const [name, days_] of [
      ['Owls', 9],
      ['Foxes', 7],
      ['Moles', 3],
    ] as const)
      await entry(team(), team({ points: 1 }), { name, at: days(days_), id: newEntryId(days(days_)) })
    await waitFor(() => expect(lines()).toHaveLength(6))
    const when = screen.getByRole('combobox', { name: 'When' })
    // On a Saturday, last Friday is yesterday or eight days ago.
    for (const name of [`Since yesterday, ${dayText(days(1))}`, `Since ${dayText(days(8))}`])
      expect(within(when).getByRole('option', { name })).toBeInTheDocument()
    const since = `Since ${dayText(days(7))}`
    await user.selectOptions(when, since)
    await waitFor(() => expect(lines()).toHaveLength(4))
    expect(
      lines()
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(/Moles.*Foxes/)
    expect(router.state.location.search).toEqual({ from: toMinute(startOfDay(Date.now(), -7)) })
    await user.selectOptions(when, 'From ... to ...')
    const to = screen.getByRole('textbox', { name: 'To' })
    await user.type(to, `${formatFullDateTime(days(7)).slice(0, 10)}{Enter}`)
    // A day without a time of day is included.
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(lines()[1]).toHaveTextContent('Foxes')
    expect(when).toHaveDisplayValue('From ... to ...')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(lines()).toHaveLength(6))
    expect(router.state.location.search).toEqual({})
  })

  it('shows the entries of a plan below its line', async () => {
    const plan = { id: 'p', title: 'Deactivate 2 teams' }
    const { user } = await open()
    await entry(team(), team({ isAvailable: false }), { plan })
    await entry(team(), team({ isAvailable: false }), { plan, object: 'team-otter', name: 'Team Otter' })
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(lines()[1]).toHaveTextContent('Deactivate 2 teams Plan, in Brindlewick: 2 changed')
    await user.click(screen.getByRole('button', { name: 'Changes of Deactivate 2 teams' }))
    await waitFor(() => expect(lines()).toHaveLength(4))
    await user.click(screen.getByRole('switch', { name: 'Group by plan' }))
    await waitFor(() => expect(lines()).toHaveLength(3))
  })

  it('finds what was deleted and is not back', async () => {
    await open('/programme/journal?state=deleted')
    await entry(team(), undefined)
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(lines()[1]).toHaveTextContent(/Kept here until \w{3} \d+ \w+/)
  })

  it('says that the browser refuses, and keeps entries until the tab is closed', async () => {
    records().limit = records().writes
    await open()
    await entry(undefined, team())
    expect(await screen.findByText(/^This browser refuses to keep the journal/)).toBeVisible()
    expect(lines()).toHaveLength(2)
    records().limit = Number.POSITIVE_INFINITY
    await clearJournal()
  })

  it('offers no revert to readers', async () => {
    await open('/programme/journal', { permissions: ['account:read'] })
    await entry(team({ points: 1 }), team({ points: 2 }))
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: /^Revert/ })).toBeNull()
  })

  it('looks up what became of a write without a response (rule JOURNAL-3)', async () => {
    const { user } = await open()
    await entry(team({ name: 'Old' }), { ...team(), name: 'Team Badger' }, { outcome: 'sent' })
    await user.click(await screen.findByRole('button', { name: /^Details of/ }))
    await user.click(screen.getByRole('button', { name: 'Look at the server' }))
    await waitFor(() => expect(lines()[1]).toHaveTextContent('Changed'))
    expect((await readJournal()).records[0]).toMatchObject({ outcome: 'done' })
  })
})
