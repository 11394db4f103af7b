import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { peekRequestedLink, takeRequestedLink } from '@/auth/requestedLink'
import { callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }))

test('a visitor of a protected screen gets the login screen, which keeps the requested link (rule ROUTE-11)', async () => {
  const { path } = await openConsole('/missions/list?q=ride', { visitor: true })
  expect(path()).toBe('/')
  expect(screen.getByRole('textbox', { name: /e-mail/i })).toBeVisible()
  expect(takeRequestedLink()).toBe('/missions/list?q=ride')
  expect(callsOf('GET', '/missions')).toEqual([])
})

test('preloading a protected screen for a visitor neither fetches rows nor keeps its link', async () => {
  const { router, path } = await openConsole('/', { visitor: true })
  await router.preloadRoute({ to: '/$entityType/list', params: { entityType: 'missions' } })
  expect(path()).toBe('/')
  expect(peekRequestedLink()).toBeUndefined()
  expect(callsOf('GET', '/missions')).toEqual([])
})

test('an unknown type has no form: Not Found, without login (decision B7)', async () => {
  const { path } = await openConsole('/unicorns/7', { visitor: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
  expect(path()).toBe('/unicorns/7')
})

test('pointing at a section fetches its rows, and the click then uses them', async () => {
  const { user } = await openConsole('/missions/list')
  await waitFor(() => expect(callsOf('GET', '/missions')).toHaveLength(1))
  expect(callsOf('GET', '/streaks')).toEqual([])
  await user.hover(sections().getByRole('link', { name: 'Streaks' }))
  await waitFor(() => expect(callsOf('GET', '/streaks')).toHaveLength(1))
  await user.click(sections().getByRole('link', { name: 'Streaks' }))
  await screen.findByRole('heading', { level: 1, name: 'Streaks' })
  await user.hover(sections().getByRole('link', { name: 'Missions' }))
  await user.hover(sections().getByRole('link', { name: 'Streaks' }))
  expect(callsOf('GET', '/streaks')).toHaveLength(1)
  expect(callsOf('GET', '/missions')).toHaveLength(1)
})

test('pointing at a section of an account fetches nothing while no account is selected', async () => {
  const { user, router } = await openConsole('/accounts/list', { account: '' })
  await user.hover(sections().getByRole('link', { name: 'Streaks' }))
  await router.preloadRoute({ to: '/$entityType/list', params: { entityType: 'streaks' } })
  expect(callsOf('GET', '/streaks')).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on a connection that saves data: %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    try {
      const { user } = await openConsole('/accounts/list')
      await user.hover(sections().getByRole('link', { name: 'Streaks' }))
      await user.click(sections().getByRole('link', { name: 'Missions' }))
      await waitFor(() => expect(callsOf('GET', '/missions')).toHaveLength(1))
      expect(callsOf('GET', '/streaks')).toEqual([])
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
)
