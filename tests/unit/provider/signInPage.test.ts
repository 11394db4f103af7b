// @vitest-environment jsdom
import { getProviderSession, startProviderSession } from '@mocks/provider/records'
import { startProvider } from '@mocks/provider/startProvider'
import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const origin = 'http://localhost:5173'
const replace = vi.fn()

/** Loads the page at a URL of the provider; jsdom cannot leave a page, so redirects are recorded. */
function visit(path: string) {
  const { pathname, search } = new URL(path, origin)
  vi.stubGlobal('location', { origin, pathname, search, replace })
  return startProvider()
}

const authorize = (extra: Record<string, string> = {}) =>
  `/authorize?${new URLSearchParams({
    client_id: 'console',
    redirect_uri: `${origin}/callback`,
    state: 's+1=',
    nonce: 'n',
    code_challenge: 'c',
    scope: 'openid',
    audience: 'https://admin-api.example',
    login_hint: 'mira.tarnwell@brindlewick.example',
    ...extra,
  })}`

const left = () => new URL(String(replace.mock.calls[0]?.[0]))

beforeEach(() => {
  replace.mockClear()
  localStorage.clear()
  // jsdom cannot construct style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function signInAs(persona: string) {
  const user = userEvent.setup()
  visit(authorize())
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${persona}`) }))
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
  await user.type(screen.getByLabelText('6-digit code'), screen.getByTestId('mailed-code').textContent ?? '')
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }))
}

describe("the mocked provider's pages", () => {
  it('do not handle other pages of the console', () => {
    expect(visit('/accounts/list')).toBe(false)
  })

  it('start with the hinted e-mail address and its persona', () => {
    expect(visit(authorize({ login_hint: 'tobias.reedmarsh@fennmarsh.example' }))).toBe(true)
    expect(screen.getByLabelText('E-mail')).toHaveValue('tobias.reedmarsh@fennmarsh.example')
    expect(screen.getByRole('radio', { name: /^Account reader/ })).toBeChecked()
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(screen.getByText(/^Mocked sign-in/)).toBeVisible()
  })

  it('return with a code and the state once the mailed code is typed', async () => {
    await signInAs('Admin reader')
    expect(left().pathname).toBe('/callback')
    expect(left().searchParams.get('state')).toBe('s+1=')
    expect(left().searchParams.get('code')).toBeTruthy()
    expect(getProviderSession()?.personaId).toBe('admin-reader')
  })

  it('refuse a wrong code with a message, and go back', async () => {
    const user = userEvent.setup()
    visit(authorize())
    await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
    const code = screen.getByTestId('mailed-code').textContent ?? ''
    expect(code).toMatch(/^\d{6}$/)
    await user.type(screen.getByLabelText('6-digit code'), `${code === '000000' ? '1' : '0'}00000{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(/not the code/)
    expect(screen.getByLabelText('6-digit code')).toHaveFocus()
    expect(replace).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'BACK' }))
    expect(screen.getByLabelText('E-mail')).toHaveValue('mira.tarnwell@brindlewick.example')
  })

  it('refuse users who are not approved', async () => {
    await signInAs('Refused')
    expect(left().searchParams.get('error')).toBe('access_denied')
    expect(left().searchParams.get('error_description')).toMatch(/not been approved/)
    expect(getProviderSession()).toBeNull()
  })

  it.each([
    ['nobody is signed in', false, { error: 'login_required' }],
    ['somebody is', true, { code: expect.any(String) }],
  ])('respond to the silent frame at once when %s', (_, signedIn, expected) => {
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {})
    if (signedIn) startProviderSession('service-admin')
    visit(authorize({ prompt: 'none', response_mode: 'web_message' }))
    expect(post).toHaveBeenCalledWith(
      { type: 'authorization_response', response: expect.objectContaining({ ...expected, state: 's+1=' }) },
      origin,
    )
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('return nothing to unknown origins', () => {
    startProviderSession('service-admin')
    visit(authorize({ redirect_uri: 'https://evil.example/callback', prompt: 'none' }))
    expect(replace).not.toHaveBeenCalled()
    expect(document.body).toHaveTextContent('not allowed')
  })

  it.each([
    [`${origin}/`, `${origin}/`],
    ['https://evil.example/', origin],
  ])('sign out and return to %s', (returnTo, target) => {
    startProviderSession('service-admin')
    visit(`/v2/logout?${new URLSearchParams({ client_id: 'console', returnTo })}`)
    expect(getProviderSession()).toBeNull()
    expect(String(replace.mock.calls[0]?.[0])).toBe(target)
  })
})
