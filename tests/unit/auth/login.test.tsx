import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NoPermissionNotice } from '@/app/login/AccessNotice'
import { CallbackScreen } from '@/app/login/Callback'
import { LoginScreen } from '@/app/login/LoginScreen'
import { SessionExpiredNotice } from '@/app/login/SessionExpiredNotice'
import { SignInError } from '@/auth/signInAgain'
import { show } from './render'

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  Link: ({ to, ...props }: { to: string }) => <a href={to} {...props} />,
}))

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const send = () => screen.getByRole('button', { name: 'SEND CODE' })
const never = () => new Promise<void>(() => {})
const login = (onSubmit: (email: string) => Promise<void> = never) =>
  show(<LoginScreen supportEmail="help@example.com" onSubmit={onSubmit} />)

describe('the login screen', () => {
  it('has the placeholder, the approval notice and the help link (rule AUTH-3)', () => {
    login()
    expect(email()).toHaveAttribute('placeholder', 'firstname.lastname@company.com')
    expect(
      screen.getByText(/only validated corporate e-mail addresses get access.*up to 24 hours/i),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
  })

  it('cannot send while the field is blank', async () => {
    const { user } = login()
    expect(send()).toBeDisabled()
    await user.type(email(), '   ')
    expect(send()).toBeDisabled()
    await user.type(email(), 'm')
    expect(send()).toBeEnabled()
  })

  it('shows the alert on Enter in the blank field, and hides it on typing', async () => {
    const onSubmit = vi.fn(never)
    const { user } = login(onSubmit)
    await user.type(email(), '{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your email address$/)
    expect(email()).toBeInvalid()
    expect(email()).toHaveAccessibleDescription('Please enter your email address')
    await user.type(email(), 'm')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('sends the trimmed address once, by button or Enter, and is busy while leaving', async () => {
    const onSubmit = vi.fn(never)
    const { user } = login(onSubmit)
    await user.type(email(), ' mira@brindlewick.example {Enter}')
    await user.click(send())
    expect(onSubmit.mock.calls).toEqual([['mira@brindlewick.example']])
    expect(send()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Opening the sign-in page')
  })

  it('shows an alert if the redirect fails, and can be tried again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = login(() => Promise.reject(new Error('no network')))
    await user.type(email(), 'mira@brindlewick.example')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Passwordless login error$/)
    expect(send()).toBeEnabled()
    expect(send()).not.toHaveAttribute('aria-busy')
    error.mockClear()
  })

  it('is no longer busy when the browser restores it', async () => {
    const { user } = login()
    await user.type(email(), 'm@x.example{Enter}')
    expect(send()).toHaveAttribute('aria-busy')
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(send()).not.toHaveAttribute('aria-busy')
  })

  it('clears the field with BACK (rule AUTH-4)', async () => {
    const { user } = login()
    await user.type(email(), 'mira')
    await user.click(screen.getByRole('button', { name: 'BACK' }))
    expect(email()).toHaveValue('')
    expect(email()).toHaveFocus()
    expect(send()).toBeDisabled()
  })
})

describe('the callback', () => {
  const callback = (status: 'loading' | 'signedOut' | 'signedIn', search: string, onBack = vi.fn()) =>
    show(
      <CallbackScreen
        status={status}
        search={search}
        supportEmail="help@example.com"
        words={undefined}
        onBack={onBack}
      />,
    )

  it("shows the provider's message, the 24 hours and a way back (rule AUTH-13)", async () => {
    const onBack = vi.fn()
    const { user } = callback('signedOut', '?error=access_denied&error_description=Not+approved+yet', onBack)
    expect(screen.getByRole('alert')).toHaveTextContent('Not approved yet')
    expect(screen.getByText(/takes up to 24 hours/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('shows any other failure as the login error of rule AUTH-5', () => {
    callback('signedOut', '?code=1&state=2')
    expect(screen.getByRole('alert')).toHaveTextContent(/^Passwordless login error$/)
  })

  it.each(['loading', 'signedIn'] as const)('waits while %s', (status) => {
    callback(status, '?code=1&state=2')
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  })
})

describe('notices', () => {
  it('tell a user without permissions what to expect, with Logout', async () => {
    const onLogout = vi.fn()
    const { user } = show(
      <NoPermissionNotice supportEmail="help@example.com" email="l@x.example" onLogout={onLogout} />,
    )
    expect(screen.getByText(/takes up to 24 hours/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(onLogout).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/profile')
  })

  it('offer to sign in again, and show why that failed', async () => {
    const { user } = show(<SessionExpiredNotice onSignIn={() => Promise.reject(new Error('closed'))} />)
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(await screen.findByText(/Passwordless login error/)).toBeVisible()
  })

  it.each([
    ['closed', '', 'The sign-in window was closed before you were signed in.'],
    [
      'blocked',
      '',
      'The browser blocked the sign-in window. Allow pop-up windows for this site, then try again.',
    ],
    ['late', '', 'Nobody signed in within 30 minutes, so the sign-in window was closed.'],
    ['refused', 'Not approved yet.', 'Signing in was refused: Not approved yet.'],
    ['failed', 'Failed to fetch', 'Passwordless login error: Failed to fetch.'],
  ] as const)('shows why signing in again failed: %s', async (reason, words, message) => {
    const onSignIn = vi.fn(() => Promise.reject(new SignInError(reason, words)))
    const { user } = show(<SessionExpiredNotice onSignIn={onSignIn} />)
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(await screen.findByText(message, { exact: false })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(onSignIn).toHaveBeenCalledTimes(2)
  })

  it('show that the sign-in window is open, and can bring it to the front', async () => {
    const onSignIn = vi.fn(never)
    const { user } = show(<SessionExpiredNotice onSignIn={onSignIn} />)
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Waiting for the sign-in window...')
    await user.click(screen.getByRole('button', { name: 'Show the window' }))
    expect(onSignIn).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('alert')).toHaveTextContent('Waiting for the sign-in window...')
  })

  it('name both users if another user signed in, and offer to reload', async () => {
    const onReload = vi.fn()
    const other = { email: 'ilse@x.example', owner: 'mira@x.example', onReload }
    const { user } = show(<SessionExpiredNotice onSignIn={never} other={other} />)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You are now signed in as ilse@x.example, but this screen belongs to mira@x.example.',
    )
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})
