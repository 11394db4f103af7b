import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { isOfResource } from '@/api/rows'
import { recordWrite } from '@/api/writes/journal'
import { undo } from '@/parts/journal/undo'
import { readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { currentToast } from '@/ui/toast'
import { entry, lines, open, person, team, withJournal } from './journalSupport'
import { base, callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()
withJournal()

describe('a revert (rules REVERT-1, REVERT-2 and REVERT-6)', () => {
  it('of an entry shows its preview, keeps what others changed, is written to the journal, and marks the entry', async () => {
    const { user, router } = await open()
    await entry(team({ category: 'Old', tags: ['a'] }), team({ category: 'Mine' }))
    server.use(
      http.get(
        `*${base}/teams`,
        () => HttpResponse.json([team({ category: 'Mine', description: 'By others' })]),
        {
          once: false,
        },
      ),
      http.put(`*${base}/teams`, async ({ request }) => HttpResponse.json(await request.json())),
    )
    await user.click(await screen.findByRole('button', { name: 'Revert Team Badger' }))
    await screen.findByRole('heading', { level: 1, name: 'Revert a change of Team Badger' })
    const category = (await screen.findByText('Category:')).parentElement as HTMLElement
    expect(category).toHaveTextContent('Category: Mine → Old')
    expect(within(category).getByText('Mine').tagName).toBe('DEL')
    expect(screen.getByText('Tags:')).toBeVisible()
    expect(screen.getByText('Cannot come back')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Revert 1' }))
    await waitFor(async () => expect((await readJournal()).records).toHaveLength(2))
    await waitFor(async () => expect((await readJournal()).records[1]?.outcome).toBe('done'))
    const [first, second] = (await readJournal()).records
    expect(second).toMatchObject({ operation: 'update', reverts: [{ entry: first?.id }] })
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      after: { category: 'Old', description: 'By others' },
    })
    await router.navigate({ to: '/programme/journal' })
    await waitFor(() => expect(lines()[2]).toHaveTextContent(/Reverted \d\d:\d\d/))
  })

  it.each([
    ['from its line, if it is all that was changed', {}, 'Revert Team Badger', 'a change of Team Badger'],
    [
      'from the details, beside others',
      { description: 'Old text' },
      'Revert this Category',
      'Category of Team Badger',
    ],
  ])('of one field runs at once: %s', async (_, more, name, what) => {
    const { user, router } = await open()
    await entry(team({ category: 'Old', ...more }), team({ category: 'Mine' }))
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([team({ category: 'Mine' })])),
      http.put(`*${base}/teams`, async ({ request }) => HttpResponse.json(await request.json())),
    )
    await waitFor(() => expect(lines()).toHaveLength(2))
    if ('description' in more) await user.click(screen.getByRole('button', { name: /^Details of/ }))
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(currentToast()?.description).toBe(`Reverted ${what}`))
    expect(router.state.location.pathname).toBe('/programme/journal')
    const [, second] = (await readJournal()).records
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ after: { category: 'Old' } })
    expect(JSON.parse(second?.body ?? '').after).not.toMatchObject({ description: 'Old text' })
    await waitFor(() => expect(lines()).toHaveLength(3))
  })

  it('of a field that others changed asks, and leaves it unless the user decides otherwise', async () => {
    const { user } = await open()
    await entry(team({ category: 'Old' }), team({ category: 'Mine' }))
    server.use(http.get(`*${base}/teams`, () => HttpResponse.json([team({ category: 'Theirs' })])))
    await user.click(await screen.findByRole('button', { name: 'Revert Team Badger' }))
    const field = within(await screen.findByRole('radiogroup', { name: 'Category' }))
    expect(field.getByText('You set Mine')).toBeVisible()
    expect(field.getByRole('radio', { name: /^Now/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Revert' })).toBeDisabled()
    await user.click(field.getByRole('radio', { name: /^Before/ }))
    expect(await screen.findByRole('button', { name: 'Revert 1' })).toBeEnabled()
  })
})

describe('undo (rule UNDO-1)', () => {
  it('of a deletion from a list creates the object again at once; a second time it changes nothing', async () => {
    const { user, router } = await openConsole('/teams/list?q=badger')
    const { client } = router.options.context
    await user.click(await screen.findByRole('button', { name: /^Delete Team Badger/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText(/, progress and counts of .+ stay lost\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Deleted team-badger'))
    const what = currentToast()?.undo
    expect(what).toMatchObject({ isDeletion: true })
    if (!what) return
    expect(await undo(client, what)).toBe('done')
    expect(callsOf('POST', '/teams')).toHaveLength(1)
    expect(currentToast()?.description).toBe('Reverted the deletion of Team Badger')
    expect(await undo(client, what)).toBe('done')
    expect(currentToast()?.description).toBe('Nothing to revert: it is back already')
    expect(callsOf('POST', '/teams')).toHaveLength(1)
    // The revert can be reverted.
    const [, again] = (await readJournal()).records
    expect(again).toMatchObject({ operation: 'create' })
    expect(await undo(client, { entry: again?.id ?? '' })).toBe('done')
    expect(
      callsOf('DELETE', '/teams/brindlewick/team-badger').length +
        callsOf('DELETE', '/teams/team-badger').length,
    ).toBe(2)
  })

  it('takes back points once, by the difference (rule REVERT-3)', async () => {
    const { router } = await openConsole('/teams/list')
    const { client } = router.options.context
    let points = 130
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([team({ points })])),
      http.put(`*${base}/teams`, async ({ request }) => {
        const body = (await request.json()) as { points: number }
        points = body.points
        return HttpResponse.json(body)
      }),
    )
    const one = await entry(team({ points: 100 }), team({ points: 120 }))
    expect(await undo(client, { entry: one.id })).toBe('done')
    expect(points).toBe(110)
    expect(await undo(client, { entry: one.id })).toBe('done')
    expect(points).toBe(110)
  })

  it('opens the preview if others changed the same', async () => {
    const { router } = await openConsole('/teams/list')
    server.use(http.get(`*${base}/teams`, () => HttpResponse.json([team({ category: 'Theirs' })])))
    const one = await entry(team({ category: 'Old' }), team({ category: 'Mine' }))
    expect(await undo(router.options.context.client, { entry: one.id })).toBe('shown')
    await router.navigate({ to: '/programme/plan' })
    expect(await screen.findByRole('radiogroup', { name: 'Category' })).toBeVisible()
  })

  it('shows in the preview what was just read, not the list as it was cached', async () => {
    const { user, router } = await openConsole('/teams/list')
    const { client } = router.options.context
    let now = team({ category: 'Mine' })
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([now])),
      http.put(`*${base}/teams`, async ({ request }) => {
        now = (await request.json()) as ReturnType<typeof team>
        return HttpResponse.json(now)
      }),
    )
    await client.refetchQueries({ predicate: (query) => isOfResource(query, 'teams') })
    const one = await entry(team({ category: 'Old' }), team({ category: 'Mine' }))
    now = team({ category: 'Theirs' })
    expect(await undo(client, { entry: one.id })).toBe('shown')
    await router.navigate({ to: '/programme/plan' })
    const field = within(await screen.findByRole('radiogroup', { name: 'Category' }))
    expect(field.getByRole('radio', { name: /^Now.*Theirs/ })).toBeChecked()
    expect(field.getByText('You set Mine')).toBeVisible()
    await user.click(field.getByRole('radio', { name: /^Before/ }))
    await user.click(await screen.findByRole('button', { name: 'Revert 1' }))
    expect(await screen.findByText('It is done')).toBeVisible()
    expect(now).toMatchObject({ category: 'Old' })
  })

  it('names an uploaded picture that the journal does not have, and leaves it as it is', async () => {
    const { router } = await openConsole('/teams/list')
    const { client } = router.options.context
    const picture = (data: string) => `data:image/png;base64,${data}`
    let now = team({ category: 'Mine', imgUrl: picture('BBBB') })
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([now])),
      http.put(`*${base}/teams`, async ({ request }) => {
        now = (await request.json()) as ReturnType<typeof team>
        return HttpResponse.json(now)
      }),
    )
    const recorder = await recordWrite({
      ...{ operation: 'update', type: 'teams', account: 'brindlewick', id: 'team-badger' },
      ...{ before: team({ category: 'Data: old', imgUrl: picture('AAAA') }), after: now },
    })
    await recorder?.done(now, () => true)
    expect(await undo(client, { entry: recorder?.id ?? '' })).toBe('done')
    expect(now).toMatchObject({ category: 'Data: old', imgUrl: picture('BBBB') })
    expect(currentToast()?.description).toBe('Reverted a change of Team Badger')
    expect(currentToast()?.note).toMatch(/Image: the journal keeps no uploaded images/)
  })

  it.each([403, 500])(
    'shows the error if the server refuses with %i, and can be tried again',
    async (status) => {
      const { router } = await openConsole('/teams/list')
      const { client } = router.options.context
      const error = () => HttpResponse.json({ error: 'Not now' }, { status })
      server.use(
        http.get(`*${base}/teams`, () => HttpResponse.json([team({ category: 'Mine' })])),
        http.put(`*${base}/teams`, error),
        http.patch(`*${base}/teams/:id`, error),
      )
      const one = await entry(team({ category: 'Old' }), team({ category: 'Mine' }))
      expect(await undo(client, { entry: one.id })).toBe('failed')
      expect(currentToast()).toMatchObject({ kind: 'error', description: 'Not now' })
      const { records: all } = await readJournal()
      expect(all[1]?.outcome).toBe(status === 403 ? 'failed' : 'unknown')
    },
  )
})

describe('Undo all of a plan with an outcome that is not certain (rule UNDO-4)', () => {
  const plan = { id: 'p1', title: 'Two teams' }
  const made = (id: string, outcome: 'done' | 'unknown' | 'failed') =>
    entry(undefined, team({ id, name: id }), { object: id, name: id, plan, outcome })

  it('takes it in and marks it with what the server has now', async () => {
    const { router } = await openConsole('/teams/list')
    const { client } = router.options.context
    const there = ['one', 'two'].map((id) => team({ id, name: id }))
    server.use(http.get(`*${base}/teams`, () => HttpResponse.json(there)))
    await made('one', 'done')
    await made('two', 'unknown')
    await made('three', 'failed')
    expect(await undo(client, { plan: 'p1', isMany: true })).toBe('shown')
    await router.navigate({ to: '/programme/plan' })
    expect(await screen.findByRole('button', { name: 'Revert 2' })).toBeVisible()
    expect(screen.getAllByText(/^It is not certain/)).toHaveLength(1)
    expect(
      screen.getByText(
        'It is not certain whether the server carried out its creation. The server has it now, which somebody else may have made.',
      ),
    ).toBeVisible()
  })

  it('shows nothing if it cannot be looked up', async () => {
    const { router } = await openConsole('/teams/list')
    const { client } = router.options.context
    await client.refetchQueries({ predicate: (query) => isOfResource(query, 'teams') })
    server.use(http.get(`*${base}/teams`, () => HttpResponse.json({ error: 'Not now' }, { status: 500 })))
    await made('one', 'done')
    await made('two', 'unknown')
    expect(await undo(client, { plan: 'p1', isMany: true })).toBe('failed')
    expect(currentToast()).toMatchObject({
      kind: 'error',
      description: 'It could not be looked up what is not certain. Not now',
    })
  })
})

describe('Ctrl Z (rule UNDO-3)', () => {
  it('asks before it undoes the last change, outside of fields alone', async () => {
    const { user } = await openConsole('/teams/list')
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([team({ category: 'Mine' })])),
      http.put(`*${base}/teams`, async ({ request }) => HttpResponse.json(await request.json())),
    )
    await entry(team({ category: 'Old' }), team({ category: 'Mine' }))
    screen.getByRole('searchbox', { name: /^Search teams/ }).focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('{Control>}z{/Control}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo the last change?' }))
    expect(
      dialog.getByText(/^Changed team “Team Badger”, today at \d\d:\d\d, in Brindlewick\./),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Reverted a change of Team Badger'))
  })
})

describe('the history beside a form (rules HISTORY-1 to HISTORY-3)', () => {
  it('lists the versions, says what was changed elsewhere, compares any two, and restores into the form alone', async () => {
    setCurrentUser(person)
    server.use(
      http.get(`*${base}/teams`, () =>
        HttpResponse.json([team({ category: 'Three', description: 'Theirs' })]),
      ),
    )
    const { user } = await openConsole('/teams/team-badger')
    await entry(undefined, team({ category: 'One' }))
    await entry(
      team({ category: 'One', description: 'Theirs' }),
      team({ category: 'Two', description: 'Theirs' }),
    )
    await entry(
      team({ category: 'Two', description: 'Theirs' }),
      team({ category: 'Three', description: 'Theirs' }),
    )
    const card = within(await screen.findByRole('region', { name: 'History' }))
    expect(
      await card.findByText('Changed elsewhere: 1 field differs from what this browser had saved.'),
    ).toBeVisible()
    const versions = card.getAllByRole('button', { name: /^Today/ })
    expect(versions).toHaveLength(3)
    await user.click(versions[1] as HTMLElement)
    expect(card.getByText('Now differs from this version in 1 field')).toBeVisible()
    const compare = card.getByRole('combobox', { name: 'Compare with' })
    // Versions of the same minute show their seconds.
    expect(within(compare).getAllByRole('option')[1]).toHaveTextContent(/^Today, \d\d:\d\d:\d\d$/)
    await user.selectOptions(compare, within(compare).getAllByRole('option')[2] as HTMLElement)
    expect(card.getByText('The other version differs from this version in 2 fields')).toBeVisible()
    await user.selectOptions(compare, 'The form now')
    await user.click(card.getByRole('button', { name: 'Restore this version' }))
    expect(screen.getByRole('textbox', { name: /^Category/ })).toHaveValue('Two')
    expect(card.getByText('Now is the same as this version')).toBeVisible()
    expect(callsOf('PUT', '/teams/team-badger')).toHaveLength(0)
  })

  it('stands beside the form of an account, without its key', async () => {
    await openConsole('/accounts/brindlewick')
    const account = { account: 'brindlewick', name: 'Brindlewick' }
    await entry({ ...account, name: 'Old' }, account, {
      type: 'accounts',
      object: 'brindlewick',
      account: '',
    })
    const card = within(await screen.findByRole('region', { name: 'History' }))
    expect(await card.findByText('Old')).toBeVisible()
    expect(card.queryByText(/key/i)).toBeNull()
  })
})
