import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestShortcuts } from '@/app/shortcuts/Shortcuts'
import { offerTour, requestTour, tourRequest } from '@/app/tour/offer'
import { tourSteps } from '@/app/tour/steps'
import { openConsole, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(() => {
  // First visits are those of a production build.
  vi.stubEnv('VITE_MOCKS', '')
  localStorage.clear()
  tourRequest.set({ count: 0, isWanted: false })
})

const card = () => screen.findByRole('dialog', { name: tourSteps[0]?.title })
const shown = () => screen.queryByText(/^Tour, step/)
const button = (name: string) => screen.getByRole('button', { name })
const searchbox = () => screen.getByRole('searchbox', { name: 'Search missions' })

async function openList() {
  const opened = await openConsole('/missions/list')
  await rowsLoaded()
  return opened
}

it('has four steps, each with something on the page (rule FRAME-15)', async () => {
  await openList()
  expect(tourSteps).toHaveLength(4)
  for (const { title, targets } of tourSteps)
    expect(
      targets.some((one) => document.querySelector(one)),
      title,
    ).toBe(true)
})

it('a dialog that loads leaves the card on the page', async () => {
  await openList()
  act(requestTour)
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  // The code of the dialog has not arrived yet.
  act(requestShortcuts)
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  expect(tour).toBeVisible()
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(tour).toBeVisible()
})

it('is offered until it was ended in this browser', async () => {
  await openList()
  act(offerTour)
  expect(await card()).toHaveAccessibleDescription(tourSteps[0]?.text)
  fireEvent.click(button('Next'))
  // The next list.
  act(offerTour)
  expect(screen.getByText('Tour, step 2 of 4')).toBeVisible()
  fireEvent.click(button('Back'))
  fireEvent.keyDown(await card(), { key: 'Escape' })
  expect(shown()).toBeNull()
  act(() => tourRequest.set({ count: 0, isWanted: false }))
  act(offerTour)
  expect(tourRequest.get().count).toBe(0)
})

it('a first visit takes the focus from no control, and the last step ends the tour', async () => {
  const { user } = await openList()
  searchbox().focus()
  act(offerTour)
  await card()
  expect(searchbox()).toHaveFocus()
  for (let step = 1; step < tourSteps.length; step += 1) {
    await user.click(button('Next'))
    expect(screen.getByText(`Tour, step ${step + 1} of 4`)).toBeVisible()
  }
  await user.click(button('Done'))
  expect(shown()).toBeNull()
  expect(searchbox()).toHaveFocus()
})

it.each(['{Escape}', '{Enter}'])(
  'after %s the focus is where it was before, or in the content',
  async (key) => {
    const { user } = await openList()
    act(offerTour)
    const tour = await card()
    await waitFor(() => expect(tour).toHaveFocus())
    act(() => button('End the tour').focus())
    await user.keyboard(key)
    expect(shown()).toBeNull()
    expect(document.getElementById('content')).toHaveFocus()

    act(requestTour)
    await waitFor(async () => expect(await card()).toHaveFocus())
    act(() => searchbox().focus())
    act(() => button('End the tour').focus())
    await user.keyboard(key)
    expect(searchbox()).toHaveFocus()
  },
)

it('ending the tour from outside of it leaves the focus alone', async () => {
  const { user } = await openList()
  act(requestTour)
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  act(() => searchbox().focus())
  await user.keyboard('{Escape}')
  expect(shown()).toBeVisible()
  // Safari gives no focus to a button that is clicked.
  fireEvent.click(button('End the tour'))
  expect(shown()).toBeNull()
  expect(searchbox()).toHaveFocus()
})

it('the user menu opens it again, with the focus, which the menu gets back', async () => {
  const { user } = await openList()
  await user.click(button('User menu'))
  await user.click(screen.getByRole('menuitem', { name: 'Take the tour' }))
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(button('User menu')).toHaveFocus()
})

it('it waits while a form is open, and goes on at its step without taking the focus', async () => {
  const { user, go } = await openConsole('/missions/new')
  await screen.findByRole('button', { name: 'Save Changes' })
  act(requestTour)
  expect(shown()).toBeNull()
  const sections = screen.getByRole('navigation', { name: 'Sections' })
  const leave = () => user.click(within(sections).getByRole('link', { name: 'Missions' }))
  await leave()
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  await user.click(button('Next'))
  await go('/missions/new')
  expect(shown()).toBeNull()
  await leave()
  expect(await screen.findByText('Tour, step 2 of 4')).toBeVisible()
  expect(within(sections).getByRole('link', { name: 'Missions' })).toHaveFocus()
})

it('the frame follows its target wherever that moves', async () => {
  await openList()
  const account = document.querySelector('[data-tour="account"]') as Element
  const box = { top: 50 }
  account.getClientRects = () => [new DOMRect()] as never
  account.getBoundingClientRect = () => new DOMRect(10, box.top, 100, 40)
  act(requestTour)
  const tour = await card()
  const mark = tour.previousElementSibling
  expect(mark).toHaveStyle({ top: '47px', left: '7px', width: '106px', height: '46px' })
  // As when a notice above it closes: no event says so.
  box.top = 20
  await waitFor(() => expect(mark).toHaveStyle({ top: '17px' }))
})

it('the card moves to the other edge when it would cover the control with the focus', async () => {
  await openList()
  act(offerTour)
  const tour = await card()
  const place = (element: Element, top: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  }
  place(tour, 700)
  place(searchbox(), 100)
  act(() => searchbox().focus())
  expect(tour).not.toHaveAttribute('data-above')
  const add = screen.getByRole('link', { name: 'Add Mission' })
  place(add, 720)
  act(() => add.focus())
  expect(tour).toHaveAttribute('data-above')
})
