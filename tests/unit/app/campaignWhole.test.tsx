// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { discard } from '@/pages/plan/running'
import { base, callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(discard)

const account = 'brindlewick'
const mission = (id: string, more: object = {}) => ({ account, id, name: `Ride ${id}`, ...more })
const ofSpring = mission('a', { tags: ['spring'], isAvailable: true })

/** Serves these lists; `failing` can be changed while the page is open. */
function serve(lists: Record<string, object[]>, saved: (body: object) => object = (body) => body) {
  const state = { failing: new Set<string>() }
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .flatMap(({ list: { type } }) => [
        http.get(`*${base}/${type}`, () =>
          state.failing.has(type)
            ? HttpResponse.json({ error: 'Not now' }, { status: 500 })
            : HttpResponse.json(lists[type] ?? []),
        ),
        http.post(`*${base}/${type}`, async ({ request }) => {
          const body = saved((await request.json()) as object)
          lists[type] = [...(lists[type] ?? []), body]
          return HttpResponse.json(body, { status: 201 })
        }),
      ]),
  )
  return state
}

describe('a campaign of which a list did not load (rule CAMPAIGN-12)', () => {
  it('says so before each act, and loads the list first if the user wants that', async () => {
    const state = serve({
      missions: [ofSpring],
      prizes: [{ account, id: 'p', name: 'Prize', tags: ['spring'] }],
    })
    state.failing.add('prizes')
    const { user, path } = await openConsole('/programme/campaign?tag=spring')
    await user.click(await screen.findByRole('button', { name: 'End' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'This may not be all of it' }))
    expect(
      asked.getByText(
        'It would be 1 object of spring. Loaded are prizes not at all. What was not loaded stays as it is.',
      ),
    ).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Go on without the rest' }))
    const end = within(await screen.findByRole('dialog', { name: 'End 1 object of spring' }))
    await user.click(end.getByRole('button', { name: 'Cancel' }))

    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    const again = within(await screen.findByRole('alertdialog'))
    state.failing.clear()
    await user.click(await again.findByRole('button', { name: /^Try again/ }))
    await again.findByRole('heading', { name: 'Everything is loaded now' })
    await user.click(again.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(path()).toBe('/programme/plan'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Deactivate 2 objects' })).toBeVisible()
  })

  it('keeps the dialog and what was typed into it while the list is read again', async () => {
    const state = serve({ missions: [ofSpring] })
    state.failing.add('prizes')
    const { user } = await openConsole('/programme/campaign?tag=spring')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await user.click(await screen.findByRole('button', { name: 'Go on without the rest' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate spring' }))
    const tag = dialog.getByRole('textbox', { name: 'New tag' })
    await user.clear(tag)
    await user.type(tag, 'autumn')
    const before = callsOf('GET', '/prizes').length
    state.failing.clear()
    const [retry] = await screen.findAllByText('Try again', { exact: false })
    await user.click(retry as HTMLElement)
    await waitFor(() => expect(callsOf('GET', '/prizes').length).toBeGreaterThan(before))
    expect(dialog.getByRole('textbox', { name: 'New tag' })).toHaveValue('autumn')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Preview' })).toBeEnabled())
  })
})

describe('the tag of a copy (rule CAMPAIGN-13)', () => {
  it('is a free one at first; one that is in use is named and allowed', async () => {
    serve({
      missions: [ofSpring, mission('b', { tags: ['Spring-2'] }), mission('c', { tags: ['spring-2'] })],
    })
    const { user, path } = await openConsole('/programme/campaign?tag=spring')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate spring' }))
    const tag = dialog.getByRole('textbox', { name: 'New tag' })
    await waitFor(() => expect(tag).toHaveValue('spring-3'))
    expect(dialog.queryByText(/is in use/)).toBeNull()
    await user.clear(tag)
    await user.type(tag, 'SPRING-2')
    expect(dialog.getByText('“SPRING-2” is in use: it joins 2 objects.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(path()).toBe('/programme/plan'))
  })
})

describe('a campaign of next year', () => {
  const dated = { ...ofSpring, active: { from: '2027-03-01T09:00:00Z', to: '2027-03-31T21:00:00Z' } }

  it('starts on a chosen day, and one word tells all copies from their originals (rules CAMPAIGN-4 and CAMPAIGN-5)', async () => {
    serve({ missions: [dated, { ...dated, id: 'b', name: 'Ride b' }] })
    const { user } = await openConsole('/programme/campaign?tag=spring')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate spring' }))
    const first = dialog.getByRole('textbox', { name: 'First day' })
    await user.clear(first)
    await user.type(first, '6 March 2028{Tab}')
    expect(dialog.getByRole('textbox', { name: 'Move dates by' })).toHaveValue('371')
    expect(first).toHaveDisplayValue(/^06:03:2028/)
    await user.click(await dialog.findByRole('button', { name: 'Preview' }))
    const word = await screen.findByRole('textbox', { name: 'Add a word to all of them' })
    expect(screen.getByText('2 copies have the same name as their originals.')).toBeVisible()
    expect(screen.getAllByText(/Mon 6 March 2028 to/)).toHaveLength(2)
    await user.type(word, '2028{Enter}')
    expect(await screen.findByText('Ride a 2028')).toBeVisible()
    expect(screen.getByText('Ride b 2028')).toBeVisible()
    expect(screen.queryByText(/same name as/)).toBeNull()
  })
})

describe('the end of a plan of copies (rule PLANSCREEN-11)', () => {
  it('stays at the result and names what the server saved instead', async () => {
    serve({ missions: [ofSpring] }, (body) => ({ ...body, name: 'Other' }))
    const { user, path } = await openConsole('/programme/campaign?tag=spring')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Duplicate 1' }))
    expect(
      await screen.findByText('Ride a: The server saved other values: Name is Other, not Ride a.'),
    ).toBeVisible()
    expect(path()).toBe('/programme/plan')
    expect(screen.getByRole('link', { name: 'Open the campaign' })).toHaveAttribute(
      'href',
      '/programme/campaign?tag=spring-2',
    )
  })

  it('stays in the line above other screens until it is closed', async () => {
    serve({ missions: [ofSpring] }, (body) => ({ ...body, name: 'Other' }))
    const { user, go } = await openConsole('/programme/campaign?tag=spring')
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      // The server of `serve` responds, but not before.
      http.post(`*${base}/missions`, async () => {
        await held
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Duplicate 1' }))
    await go('/teams/list')
    release()
    const line = within(await screen.findByRole('region', { name: 'Plan' }))
    expect(await line.findByText(/The server saved other values: Name is Other/)).toBeVisible()
    await user.click(line.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull())
  })
})
