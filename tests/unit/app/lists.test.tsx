import { server } from '@mocks/node'
import { store } from '@mocks/state'
import { scenarioNamed } from '@mocks/workshop/scenarios'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { shippedTemplates } from '@/engine/sets/shippedTemplates'
import { entities } from '@/entities/registry'
import { glossary } from '@/generated/glossary'
import { naturalCompare } from '@/lib/compare'
import { capital, nouns } from '@/model/words'
import { currentToast } from '@/ui/toast'
import {
  base,
  calls,
  callsOf,
  openConsole,
  rowNames,
  rowsLoaded,
  selectedAccount,
  withMockedApi,
} from './openConsole'

withMockedApi()

type Row = { account?: string; name?: string; isAvailable?: boolean } & Record<string, unknown>

/** Ids are free text (decision B8), and so are names. */
const rows = (type: string): Row[] =>
  ['Amber 2', 'amber 10', 'Zest', 'Blossom'].map((name, index) => ({
    [type === 'players' ? 'player' : type === 'accounts' ? 'account' : 'id']: `id ${index}/50% #${index}`,
    ...(type !== 'accounts' && { account: 'brindlewick' }),
    name,
    description: index === 2 ? 'A peel of citrus' : 'Plain',
    isAvailable: true,
    ...(type === 'accounts' && { isDevAccount: false, isFreeAccount: false }),
  }))
const zest = 'id 2/50% #2'
const zestInPath = 'id%202%2F50%25%20%232'

/** The query of rules API-2 and API-3: parameters and values, in the order they are written. */
const queryOf = (type: string) => {
  if (type === 'accounts') return ''
  if (type === 'players') return '?account=brindlewick&limit=100&skip=0&sort=points&order=desc'
  return '?account=brindlewick&limit=500&skip=0&availability=all&timeframe=all&player='
}

/** Responds to the list of a type with these rows. Tests can change the array. */
function respond(type: string, held: Row[]) {
  server.use(
    http.get(`*${base}/${type}`, () =>
      HttpResponse.json(type === 'accounts' && held.length > 0 ? [selectedAccount, ...held] : held),
    ),
  )
  return held
}

const box = (title: string) => screen.getByRole('searchbox', { name: `Search ${title.toLowerCase()}` })

async function askToDelete(user: Awaited<ReturnType<typeof openConsole>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Delete Zest' }))
  return screen.findByRole('alertdialog')
}
const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Delete' })

describe.each(entities.map(({ list }) => list))(
  'the list of $type',
  ({ type, title, singular, tagline, defaultSort }) => {
    it('shows heading and tagline, sends the exact query, and sorts by name in its own default direction (rules ROUTE-3, API-2 and API-3)', async () => {
      const held = respond(type, rows(type))
      await openConsole(`/${type}/list`)
      await rowsLoaded()
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(screen.getByText(tagline)).toBeVisible()
      expect(calls.filter((call) => call.startsWith(`GET /${type}`))).toEqual([
        `GET /${type}${queryOf(type)}`,
      ])
      const expected = [...(type === 'accounts' ? [selectedAccount] : []), ...held]
        .map(({ name = '' }) => name)
        .sort(naturalCompare)
      expect(rowNames()).toEqual(defaultSort.direction === 'asc' ? expected : expected.reverse())
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        type === 'raffles' ? 'ascending' : 'descending',
      )
    })

    it('counts the results of a search, and shows when there are none (rule LIST-8)', async () => {
      const total = respond(type, rows(type)).length + (type === 'accounts' ? 1 : 0)
      const { user } = await openConsole(`/${type}/list`)
      await rowsLoaded()
      await user.type(box(title), 'CITRUS')
      expect(await screen.findByText('Found 1 result for "CITRUS"')).toBeVisible()
      expect(screen.getByText(new RegExp(`\\(filtered from ${total} total\\)`))).toBeVisible()
      expect(rowNames()).toEqual(['Zest'])
      await user.type(box(title), '!')
      expect(await screen.findByText('No results found')).toBeVisible()
      expect(screen.getByText(`No ${type} match your search for "CITRUS!".`)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Clear search' }))
      await waitFor(() => expect(rowNames()).toHaveLength(total))
      expect(box(title)).toHaveValue('')
    })

    it('shows that it is empty and what the type is for, and links to the form of the first object (rule LIST-21)', async () => {
      respond(type, [])
      await openConsole(`/${type}/list`)
      expect(await screen.findByText('No data available')).toBeVisible()
      expect(screen.getByRole('link', { name: `Add ${singular}` })).toHaveAttribute('href', `/${type}/new`)
      const { one } = nouns[type]
      const about = (glossary as Record<string, string>)[capital(one)]
      expect(about).toMatch(/\.$/)
      expect(await screen.findByText(new RegExp(`^An? ${one} is ${about}$`))).toBeVisible()
    })

    it('an empty list offers the templates that make its type (rule LIST-21)', async () => {
      respond(type, [])
      await openConsole(`/${type}/list`)
      await screen.findByText(/^An? [a-z ]+ is /)
      const making = shippedTemplates().filter(({ objects }) => objects.some((one) => one.type === type))
      await waitFor(() =>
        expect(
          within(screen.getByRole('main'))
            .queryAllByRole('link')
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => href.includes('template=')),
        ).toEqual(making.map(({ title }) => `/programme/campaign?template=${title.replaceAll(' ', '+')}`)),
      )
    })

    it('shows why it failed, and tries again', async () => {
      const { state } = scenarioNamed(`${type}-list-error`) ?? {}
      const { user } = await openConsole(`/${type}/list`, { state })
      const words = 'Error displaying entities: Something went wrong on our side'
      expect(await screen.findByText(words)).toBeVisible()
      respond(type, rows(type))
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await rowsLoaded()
    })

    it('deletes by account and encoded id, confirms it, and fetches the list again (rule API-7)', async () => {
      const held = respond(type, rows(type))
      server.use(
        http.delete(`*${base}/${type}/*`, () => {
          held.splice(2, 1)
          return new HttpResponse(null, { status: 204 })
        }),
      )
      const { user } = await openConsole(`/${type}/list`)
      await rowsLoaded()
      const fetched = callsOf('GET', `/${type}`).length
      const dialog = await askToDelete(user)
      expect(dialog).toHaveAccessibleName(`Delete ${singular}`)
      expect(dialog).toHaveAccessibleDescription(
        `Are you sure you want to delete "${zest}"? This action cannot be undone.`,
      )
      await user.click(confirm(dialog))
      await waitFor(() => expect(rowNames()).not.toContain('Zest'))
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
        type === 'accounts' ? `DELETE /accounts/${zestInPath}` : `DELETE /${type}/brindlewick/${zestInPath}`,
      ])
      expect(currentToast()).toMatchObject({ title: 'Success', description: `Deleted ${zest}` })
      expect(callsOf('GET', `/${type}`)).toHaveLength(fetched + 1)
    })

    it('keeps the row if the server refuses, and shows why', async () => {
      respond(type, rows(type))
      server.use(
        http.delete(`*${base}/${type}/*`, () =>
          HttpResponse.json({ error: 'Not for you', code: 'forbidden' }, { status: 403 }),
        ),
      )
      const { user } = await openConsole(`/${type}/list`)
      await rowsLoaded()
      await user.click(confirm(await askToDelete(user)))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(currentToast()).toMatchObject({ title: 'Error forbidden', description: 'Not for you' })
      expect(rowNames()).toContain('Zest')
    })
  },
)

describe('other types', () => {
  it.each(['/rules/list', '/timers/list', '/foo/list'])(
    '%s is an invalid entity type in the frame (rule ROUTE-4)',
    async (path) => {
      await openConsole(path)
      expect(await screen.findByRole('heading', { name: 'Invalid entity type' })).toBeVisible()
      expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    },
  )

  it('/foo/bar is Not Found, in the frame (rules ROUTE-9 and FRAME-1)', async () => {
    await openConsole('/foo/bar')
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Overview' })).toHaveAttribute('href', '/')
  })
})

it('without an account no list is requested, and the screen leads to the account selector (rules FRAME-8 and API-6)', async () => {
  const { go } = await openConsole('/profile', { account: '' })
  for (const { list, scope } of entities) {
    if (scope === 'all') continue
    await go(`/${list.type}/list`)
    expect(await screen.findByRole('heading', { name: 'Select an account' })).toBeVisible()
    // The header keeps its place, disabled.
    expect(box(list.title)).toBeDisabled()
    expect(screen.getByRole('button', { name: `Add ${list.singular}` })).toBeDisabled()
    expect(screen.queryByRole('link', { name: /^Add / })).toBeNull()
  }
  await act(async () => undefined)
  expect(new Set(calls)).toEqual(new Set(['GET /accounts', 'GET /analytics/aggregated']))
})

it('every list shows what the store of the demo world contains', async () => {
  const { go } = await openConsole('/profile')
  for (const { list, scope } of entities) {
    if (scope === 'all') continue
    await go(`/${list.type}/list?size=5`)
    await screen.findByRole('heading', { level: 1, name: list.title })
    await waitFor(() => expect(rowNames()).not.toEqual([]))
    const held = store.list(list.type as 'missions', 'brindlewick').map(({ name }) => name)
    expect(held).toEqual(expect.arrayContaining(rowNames()))
  }
})
