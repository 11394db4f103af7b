import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { offerTour, requestTour } from '@/app/tour/offer'
import { tourSteps } from '@/app/tour/steps'
import { person } from '@/stored/stored'
import { openConsole, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(() => localStorage.clear())

const card = () => screen.findByRole('dialog', { name: tourSteps[0]?.title })
const shown = () => screen.queryByText(/^Tour, step/)

it('has four steps, each with something on the page (rule FRAME-15)', async () => {
  await openConsole('/missions/list')
  await rowsLoaded()
  expect(tourSteps).toHaveLength(4)
  for (const { title, targets } of tourSteps)
    expect(
      targets.some((one) => document.querySelector(one)),
      title,
    ).toBe(true)
})

it('no tour opens by itself in a test', async () => {
  await openConsole('/missions/list')
  await rowsLoaded()
  expect(shown()).toBeNull()
})

it('is offered until it was ended, for each person', async () => {
  await openConsole('/missions/list')
  await rowsLoaded()
  await act(offerTour)
  expect(await card()).toHaveAccessibleDescription(tourSteps[0]?.text)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Tour, step 2 of 4')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  fireEvent.keyDown(await card(), { key: 'Escape' })
  expect(shown()).toBeNull()
  await act(offerTour)
  expect(shown()).toBeNull()
  act(() => person.set('somebody else'))
  await act(offerTour)
  expect(await card()).toBeVisible()
})

it('a first visit takes the focus from no control, and the last step ends the tour', async () => {
  const { user } = await openConsole('/missions/list')
  await rowsLoaded()
  const search = screen.getByRole('searchbox', { name: 'Search missions' })
  search.focus()
  await act(offerTour)
  await card()
  expect(search).toHaveFocus()
  for (let step = 1; step < tourSteps.length; step += 1) {
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText(`Tour, step ${step + 1} of 4`)).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(shown()).toBeNull()
})

it('the user menu opens it again, with the focus', async () => {
  const { user } = await openConsole('/missions/list')
  await rowsLoaded()
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  await user.click(screen.getByRole('menuitem', { name: 'Take the tour' }))
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
})

it('it waits while a form is open', async () => {
  const { user } = await openConsole('/missions/new')
  await screen.findByRole('button', { name: 'Save Changes' })
  await act(async () => requestTour())
  expect(shown()).toBeNull()
  const sections = screen.getByRole('navigation', { name: 'Sections' })
  await user.click(within(sections).getByRole('link', { name: 'Missions' }))
  expect(await card()).toBeVisible()
})

it('the card moves to the other edge when it would cover the control with the focus', async () => {
  await openConsole('/missions/list')
  await rowsLoaded()
  await act(offerTour)
  const tour = await card()
  const place = (element: Element, top: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  }
  place(tour, 700)
  const search = screen.getByRole('searchbox', { name: 'Search missions' })
  place(search, 100)
  act(() => search.focus())
  expect(tour).not.toHaveAttribute('data-above')
  const add = screen.getByRole('link', { name: 'Add Mission' })
  place(add, 720)
  act(() => add.focus())
  expect(tour).toHaveAttribute('data-above')
})
