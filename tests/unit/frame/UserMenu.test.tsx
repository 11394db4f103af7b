import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UserMenu } from '@/app/frame/UserMenu'
import { useSession } from '@/auth/session'
import { guardUnsaved } from '@/form/unsaved'
import { currentToast, dismissToast } from '@/ui/toast'
import { renderInFrame } from './renderInFrame'

function Shown() {
  const { user } = useSession()
  return user && <UserMenu user={user} about="Admin" />
}

async function open(logout = vi.fn(async () => undefined)) {
  const view = await renderInFrame(<Shown />, { logout })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  return { user, logout, view }
}

const menu = () => screen.queryByRole('menu')

describe('the avatar menu', () => {
  it('logs out', async () => {
    const { user, logout } = await open()
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(logout).toHaveBeenCalledOnce())
    expect(menu()).toBeNull()
  })

  it('leads to the profile', async () => {
    const { user, view } = await open()
    await user.click(screen.getByRole('menuitem', { name: 'Your Profile' }))
    await waitFor(() => expect(view.path()).toBe('/profile'))
  })

  it('closes on Escape, which returns the focus, and on a click outside (rule FRAME-6)', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(menu()).toBeNull()
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(menu()).toBeVisible()
    await user.click(document.body)
    expect(menu()).toBeNull()
  })

  it('closes on Tab', async () => {
    const { user } = await open()
    await user.tab()
    expect(menu()).toBeNull()
  })

  it('is navigated by the arrow keys, which wrap around', async () => {
    const { user } = await open()
    expect(screen.getByRole('menuitem', { name: 'Your Profile' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Take the tour' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus()
  })

  it('sets the theme', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'System' }))
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('asks before it leaves unsaved edits (leave: %s)', async (leave, times) => {
    const confirm = vi.fn(async () => leave)
    const release = guardUnsaved({ isUnsaved: () => true, confirm, discard: () => undefined })
    const { user, logout } = await open()
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(confirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(times))
    release()
  })

  it('shows why the log-out failed', async () => {
    const logout = vi.fn(async () => {
      throw new Error('The provider is away')
    })
    const { user } = await open(logout)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(currentToast()?.description).toBe('The provider is away'))
    dismissToast()
  })
})
