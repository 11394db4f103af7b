import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { accountTypes } from '@/model/entityTypes'
import { addMutes, storageOf, unmute } from '@/parts/findings/storage'
import { base, calls, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const mission = {
  account: 'brindlewick',
  id: 'm',
  name: 'The Mission',
  objectives: { events: [{ id: 'rids', count: 1 }] },
}
const event = { account: 'brindlewick', id: 'ride', name: 'Ride', reward: { points: 1 } }

/** Lists of the account by type; all others are empty. */
function serve(lists: Record<string, object[]>) {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) => http.get(`*${base}/${type}`, () => HttpResponse.json(lists[type] ?? []))),
  )
}

const complete = (count: number) =>
  waitFor(
    () =>
      expect(
        screen.getByText(`Check complete: ${count} finding${count === 1 ? '' : 's'}`),
      ).toBeInTheDocument(),
    {
      timeout: 10_000,
    },
  )

describe('the page Check', () => {
  it('reads each list of the account once, and names its findings (rule CHECK-5)', async () => {
    serve({ missions: [mission], events: [event] })
    await openConsole('/programme/check')
    await complete(1)
    const read = calls
      .filter((call) => /^GET \/\w+\?account=brindlewick/.test(call))
      .map((call) => call.split('?')[0])
    for (const { scope, list } of entities)
      if (scope === 'account') expect(read.filter((call) => call === `GET /${list.type}`)).toHaveLength(1)
    expect(screen.getByText('finding in 1 of 2 objects', { exact: false })).toBeVisible()
    // Errors and warnings, without notes.
    const link = within(screen.getByRole('navigation', { name: 'Programme' })).getByRole('link', {
      name: /^Check/,
    })
    await waitFor(() =>
      expect(link).toHaveTextContent(/^Check1 1 error, 0 warnings, checked \w{3} \d+ \w+, \d\d:\d\d$/),
    )
  })

  it('works for readers, who cannot use the nearest id (rule CHECK-1)', async () => {
    serve({ missions: [mission], events: [event] })
    const { user } = await openConsole('/programme/check', { permissions: ['account:read'] })
    await complete(1)
    await user.click(screen.getByRole('button', { name: /^Details of The Mission/ }))
    expect(screen.getByRole('link', { name: 'Open the field' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Use ride' })).toBeNull()
  })

  describe('a deleted event that two missions name (rules CHECK-13 and CHECK-14)', () => {
    const naming = (id: string, name: string) => ({
      ...mission,
      id,
      name,
      objectives: { events: [{ id: 'trivia', count: 2 }] },
    })
    const lists = { missions: [naming('a', 'Alpha'), naming('b', 'Beta')], events: [event] }
    const open = async (options = {}) => {
      serve(lists)
      const opened = await openConsole('/programme/check', options)
      await complete(1)
      await opened.user.click(
        screen.getByRole('button', { name: /^Details of trivia: An objective names an event/ }),
      )
      return opened
    }

    it('is one finding with both missions', async () => {
      await open()
      expect(screen.getByText('finding in 2 of 3 objects', { exact: false })).toBeVisible()
      const places = within(screen.getByRole('list', { name: 'Where' })).getAllByRole('link')
      expect(places.map((link) => link.textContent)).toEqual([
        'Alpha Objectives › Events 1',
        'Beta Objectives › Events 1',
      ])
      const link = within(screen.getByRole('navigation', { name: 'Programme' })).getByRole('link', {
        name: /^Check/,
      })
      await waitFor(() =>
        expect(link).toHaveTextContent(/^Check1 1 error, 0 warnings, checked \w{3} \d+ \w+, \d\d:\d\d$/),
      )
    })

    it('is replaced everywhere by a plan, which is previewed first', async () => {
      const { user } = await open()
      await user.click(screen.getByRole('button', { name: 'Replace everywhere' }))
      const dialog = await screen.findByRole('dialog', { name: 'Replace the event “trivia” everywhere' })
      expect(within(dialog).getByRole('button', { name: 'Preview' })).toBeDisabled()
      await user.selectOptions(within(dialog).getByLabelText('Replace with'), 'Ride (ride)')
      expect(within(dialog).getByText('2 objects will be changed.')).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
      expect(await screen.findByRole('heading', { name: 'Change 2 missions' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Check', description: '' })).toBeVisible()
      expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
    })

    it('is created again in the form of a new event, with the id', async () => {
      const { user } = await open()
      await user.click(screen.getByRole('link', { name: 'Create again' }))
      expect(await screen.findByRole('textbox', { name: /^Id/ })).toHaveValue('trivia')
      expect(screen.getByText(/^Objects of this account name the id “trivia”/)).toBeVisible()
    })

    it('is only shown to readers', async () => {
      await open({ permissions: ['account:read'] })
      expect(screen.queryByRole('button', { name: 'Replace everywhere' })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Create again' })).toBeNull()
    })

    it('is muted for all of them with a reason', async () => {
      const { user } = await open()
      await user.click(screen.getByRole('button', { name: 'Mute for all of them' }))
      await user.type(screen.getByLabelText('Why is it all right?'), 'Comes back{Enter}')
      await complete(0)
      await user.click(screen.getByRole('button', { name: /^1 muted finding/ }))
      await user.click(screen.getByRole('button', { name: /^Unmute trivia/ }))
      await complete(1)
    })
  })

  it('shows that an account is needed, and reads no list until one is selected', async () => {
    await openConsole('/programme/check', { account: '' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Check' })).toBeVisible()
    expect(screen.getByText('Select an account')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('GET /missions'))).toEqual([])
  })

  it('Stop ends the requests under way; the page shows what was checked, and can continue (rule CHECK-12)', async () => {
    serve({ missions: [mission], events: [event] })
    let isSlow = true
    const aborted: boolean[] = []
    server.use(
      http.get(`*${base}/events`, async ({ request }) => {
        if (!isSlow) return HttpResponse.json([event])
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
        aborted.push(request.signal.aborted)
        return HttpResponse.error()
      }),
    )
    const { user } = await openConsole('/programme/check')
    expect(await screen.findByRole('heading', { name: 'Reading events' })).toBeVisible()
    await screen.findByText(`${accountTypes.length - 1} of ${accountTypes.length} lists`)
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByText(/^Stopped\. Not loaded, and not checked: Events\./)).toBeVisible()
    expect(screen.getByText(/covers only the lists that are loaded/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Load the rest' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    await screen.findByText('Check of the loaded lists complete: 0 findings')
    expect(screen.getByText('No rule found a fault in the lists that are loaded.')).toBeVisible()
    await waitFor(() => expect(aborted).toEqual([true]))

    isSlow = false
    await user.click(screen.getByRole('button', { name: 'Load the rest' }))
    await complete(1)
    expect(screen.queryByText(/^Stopped/)).toBeNull()
  })

  it('Stop before a list has loaded shows no result', async () => {
    server.use(http.get(`*${base}/:type`, () => new Promise<never>(() => {})))
    const { user } = await openConsole('/programme/check')
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(screen.getByText('Stopped before a list was loaded. Nothing was checked.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled())
    expect(screen.queryByText(/^Checked|^Check complete/)).toBeNull()
  })

  it('names the list that failed, and skips the rules that need it (rule CHECK-3)', async () => {
    serve({ missions: [mission] })
    server.use(
      http.get(`*${base}/events`, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })),
    )
    await openConsole('/programme/check')
    await complete(0)
    expect(screen.getByText('Events could not be checked: Out of order')).toBeVisible()
  })

  it('hides muted findings with their reasons, and shows them again (rule CHECK-7)', async () => {
    serve({ missions: [mission], events: [event] })
    const muted = { rule: 'missing-event', type: 'missions' as const, id: 'm' }
    addMutes('brindlewick', [{ ...muted, reason: 'Comes in May', at: '2026-03-01T00:00:00Z' }])
    const { user } = await openConsole('/programme/check')
    await complete(0)
    expect(screen.getByText('All findings are muted. They are listed below.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^1 muted finding/ }))
    expect(screen.getByText(/^Comes in May/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Unmute The Mission/ }))
    await complete(1)
    expect(storageOf('brindlewick').get().mutes).toEqual([])
    unmute('brindlewick', muted)
  })
})
