// Runs in test:all: it fills forms one after the other.
import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { active } from '@/model/fields/common'
import { base, openConsole, withMockedApi } from './openConsole'

const activeFrom = new RegExp(`^${active['active.from'].label}`)
const activeTo = new RegExp(`^${active['active.to'].label}`)

withMockedApi()

const account = 'brindlewick'
const lists: Record<string, object[]> = {
  prizes: [
    { account, id: 'mug', name: 'Mug', category: 'Kitchen', tags: ['spring', 'new'] },
    { account, id: 'cup', name: 'Cup', category: 'Kitchen', tags: ['spring'] },
  ],
  events: [{ account, id: 'ride', name: 'Ride', category: 'Sport', tags: ['Spring'] }],
}

function serve() {
  const created: Record<string, unknown>[] = []
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .flatMap(({ list: { type } }) => [
        http.get(`*${base}/${type}`, () => HttpResponse.json(lists[type] ?? [])),
        http.post(`*${base}/${type}`, async ({ request }) => {
          const body = (await request.json()) as Record<string, unknown>
          created.push(body)
          return HttpResponse.json(body, { status: 201 })
        }),
      ]),
  )
  return created
}

const field = (name: RegExp, section: string) =>
  within(screen.getByRole('region', { name: section })).getByRole('textbox', { name })
const settings = 'Settings'
const suggested = () =>
  screen
    .queryAllByRole('option')
    .flatMap((option) => (option.closest('[role=listbox]') ? [option.textContent] : []))

describe('category and tags are suggested (rule FAST-1)', () => {
  it('from all objects of the account, the most used first, and completes the last tag', async () => {
    serve()
    const { user } = await openConsole('/missions/new')
    await user.click(await screen.findByRole('textbox', { name: 'Name' }))
    await user.click(field(/^Category/, settings))
    await waitFor(() => expect(suggested()).toEqual(['Kitchen Used 2×', 'Sport Used 1×']))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field(/^Category/, settings)).toHaveValue('Kitchen')
    const tags = field(/^Tags/, settings)
    await user.type(tags, 'own, sp')
    expect(suggested()).toEqual(['spring Used 3×'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(tags).toHaveValue('own, spring, ')
    await user.tab()
    expect(tags).toHaveValue('own, spring')
  })

  it('keeps what was typed, whatever is suggested', async () => {
    serve()
    const { user } = await openConsole('/missions/new')
    await screen.findByRole('textbox', { name: 'Name' })
    const category = field(/^Category/, settings)
    await user.type(category, 'kit')
    await waitFor(() => expect(suggested()).toEqual(['Kitchen Used 2×']))
    await user.keyboard('{Enter}')
    expect(suggested()).toEqual([])
    await user.tab()
    expect(category).toHaveValue('kit')
  })

  it('loads nothing before a field has the focus', async () => {
    serve()
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
    const { user } = await openConsole('/teams/new')
    await screen.findByRole('textbox', { name: 'Name' })
    expect(asked).not.toContain(`${base}/prizes`)
    await user.click(field(/^Category/, settings))
    await waitFor(() => expect(asked).toContain(`${base}/prizes`))
  })
})

describe('"Save and add another" (rule FAST-2)', () => {
  it('keeps category, tags, dates and requirement, says so, and has nothing unsaved', async () => {
    const created = serve()
    const { user, path } = await openConsole('/missions/new')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'First')
    await user.type(field(/^Category/, settings), 'Kitchen')
    await user.type(field(/^Tags/, settings), 'spring')
    await user.type(field(activeFrom, 'Schedule'), '01:03:2027 - 00:00')
    await user.type(field(/^Category/, 'Requirement'), 'vip')
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText(/Kept from it: category, tags, dates, requirement/)).toBeVisible()
    expect(path()).toMatch(/^.missions.new/)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(field(/^Tags/, settings)).toHaveValue('spring')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await user.keyboard('Second{Control>}{Enter}{/Control}')
    await waitFor(() => expect(created).toHaveLength(2))
    const [first, second] = created
    expect(second).toMatchObject({ id: 'second', name: 'Second', category: 'Kitchen', tags: ['spring'] })
    expect(second?.active).toEqual(first?.active)
    expect(second?.requirement).toEqual(first?.requirement)
    await waitFor(() => expect(path()).toMatch(/^.missions.list/))
  })

  it('starts without them on request, and by Ctrl Shift Enter', async () => {
    const created = serve()
    const { user } = await openConsole('/prizes/new')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'First')
    await user.type(field(/^Category/, settings), 'Garden')
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Start without them' }))
    expect(field(/^Category/, settings)).toHaveValue('')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    expect(created).toHaveLength(1)
  })
})

it('a new object takes the dates of the last saved one by one press (rule FAST-3)', async () => {
  serve()
  const { user, go } = await openConsole('/prizes/new')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dated')
  await user.type(field(activeFrom, 'Schedule'), '01:03:2027 - 00:00')
  await user.type(field(activeTo, 'Schedule'), '31:03:2027 - 23:59')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('heading', { level: 1, name: /Prizes/ })
  await go('/streaks/new')
  await user.click(await screen.findByRole('button', { name: 'Dates as Dated' }))
  expect(field(activeFrom, 'Schedule')).toHaveValue('01:03:2027 - 00:00')
  expect(field(activeTo, 'Schedule')).toHaveValue('31:03:2027 - 23:59')
  expect(screen.queryByRole('button', { name: 'Dates as Dated' })).toBeNull()
  await waitFor(() => expect(field(activeFrom, 'Schedule')).toHaveFocus())
})
