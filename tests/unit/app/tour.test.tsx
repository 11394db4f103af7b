// Runs in test:all: the tour opens on demand alone.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestTour } from '@/app/tour/offer'
import { targetOf, tourSteps } from '@/app/tour/steps'
import { openConsole, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(() => {
  // First visits are those of a production build.
  vi.stubEnv('VITE_MOCKS', '')
  localStorage.clear()
})

const card = (step = 0) => screen.findByRole('dialog', { name: tourSteps[step]?.title })
const shown = () => screen.queryByText(/^Tour, step/)
const button = (name: string) => screen.getByRole('button', { name })
const searchbox = () => screen.getByRole('searchbox', { name: 'Search missions' })

async function openList() {
  const opened = await openConsole('/missions/list')
  await rowsLoaded()
  return opened
}

it('has four steps, each with something on the page, which is marked (rule FRAME-15)', async () => {
  const { user } = await openList()
  expect(tourSteps).toHaveLength(4)
  act(requestTour)
  for (const [index, step] of tourSteps.entries()) {
    await waitFor(async () => expect(await card(index)).toHaveFocus())
    const target = targetOf(step)
    expect(document.querySelectorAll('[data-toured]')).toHaveLength(1)
    expect(target, step.title).toHaveAttribute('data-toured')
    await user.click(button(index < 3 ? 'Next' : 'Done'))
  }
  expect(shown()).toBeNull()
  expect(document.querySelector('[data-toured]')).toBeNull()
})

it('is offered on the overview until it was taken, and opens nowhere by itself (rule FRAME-15)', async () => {
  const { user, go } = await openConsole('/')
  expect(await screen.findByText(/^New here/)).toBeVisible()
  expect(shown()).toBeNull()
  await user.click(button('Take the tour'))
  await card()
  await user.keyboard('{Escape}')
  expect(shown()).toBeNull()
  expect(screen.queryByText(/^New here/)).toBeNull()
  await go('/missions/list')
  await go('/')
  expect(screen.queryByText(/^New here/)).toBeNull()
})

it('the offer can be closed for good', async () => {
  const { user } = await openConsole('/')
  await user.click(await screen.findByRole('button', { name: 'Close the offer of the tour' }))
  expect(screen.queryByText(/^New here/)).toBeNull()
})

it('the user menu opens it with the focus, which the menu gets back', async () => {
  const { user } = await openList()
  await user.click(button('User menu'))
  await user.click(screen.getByRole('menuitem', { name: 'Take the tour' }))
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(button('User menu')).toHaveFocus()
})

it.each([
  ['a focus', () => act(() => searchbox().focus())],
  ['a press', (user: Awaited<ReturnType<typeof openList>>['user']) => user.click(searchbox())],
])('%s elsewhere ends it and keeps the focus there: it covers nothing that is used', async (_, go) => {
  const { user } = await openList()
  act(requestTour)
  const tour = await card()
  await waitFor(() => expect(tour).toHaveFocus())
  await go(user)
  expect(shown()).toBeNull()
  expect(searchbox()).toHaveFocus()
})
