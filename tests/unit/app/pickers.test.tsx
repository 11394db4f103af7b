import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { announceCreated, type Created, onCreated } from '@/api/writes/created'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const event = (id: string, name: string, more: object = {}) => ({
  account: 'brindlewick',
  id,
  name,
  isAvailable: true,
  ...more,
})
const events = [
  event('one/step', 'One step'),
  event('rest-1', 'Rest', { isAvailable: false }),
  event('rest-2', 'Rest'),
]
const serveEvents = (rows: object[]) => server.use(http.get(`*${base}/events`, () => HttpResponse.json(rows)))

const newMission = async () => {
  serveEvents(events)
  const view = await openConsole('/missions/new')
  await view.user.click(await screen.findByRole('button', { name: 'Add Event' }))
  const box = () => screen.getByRole('combobox', { name: 'Event 1' })
  await view.user.click(box())
  await screen.findAllByRole('option', { name: /Rest/ })
  return { ...view, box }
}

describe('the pickers of a form', () => {
  it('mark inactive objects and distinguish objects of the same name by their ids', async () => {
    const { user, box } = await newMission()
    await user.click(screen.getByRole('option', { name: 'Rest rest-1 Inactive' }))
    expect(box()).toHaveValue('Rest (rest-1)')
    expect(box()).toHaveAccessibleDescription('Inactive')
  })

  it('open the selected object in a new tab with the same account', async () => {
    const { user } = await newMission()
    await user.click(screen.getByRole('option', { name: 'One step' }))
    expect(screen.getByRole('link', { name: 'Open One step in a new tab' })).toHaveAttribute(
      'href',
      '/events/one%2Fstep?account=brindlewick',
    )
  })

  it('select the event that another tab creates', async () => {
    const { user, box } = await newMission()
    const link = screen.getByRole('link', { name: 'Create a new event in a new tab' })
    expect(link).toHaveAttribute('href', '/events/new?account=brindlewick')
    link.addEventListener('click', (pressed) => pressed.preventDefault())
    await user.click(link)
    serveEvents([...events, event('nap', 'Nap')])
    act(() => announceCreated({ type: 'events', account: 'brindlewick', id: 'nap' }))
    await waitFor(() => expect(box()).toHaveValue('Nap'))
    expect(screen.getByText('Selected Nap')).toBeVisible()
  })
})

it('other tabs are notified of a created object, not of an updated one', async () => {
  const heard: Created[] = []
  const stop = onCreated((created) => heard.push(created))
  const { user, go } = await openConsole('/events/new')
  const details = within(await screen.findByRole('region', { name: 'Basic Details' }))
  await user.type(details.getByRole('textbox', { name: 'Id' }), 'nap')
  await user.type(details.getByRole('textbox', { name: 'Name' }), 'Nap')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(heard).toEqual([{ type: 'events', account: 'brindlewick', id: 'nap' }]))
  await screen.findByRole('table')
  await go('/events/nap')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' time')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('table')
  expect(heard).toHaveLength(1)
  stop()
})
