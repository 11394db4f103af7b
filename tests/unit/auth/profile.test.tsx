import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ConfigErrorPage } from '@/app/ConfigErrorPage'
import { ConfigError } from '@/app/config'
import { ProfileView } from '@/app/profile/ProfileScreen'
import { toSessionUser } from '@/auth/user'
import { show } from './render'

const profile = {
  sub: 'email|1',
  name: 'Mira "M" Tarnwell',
  email: 'mira@brindlewick.example',
  nested: { a: [1, null] },
}
const user = (permissions: string[] = []) =>
  toSessionUser(
    { id: 'email|1', scope: '', permissions, accounts: ['brindlewick', 'quillmoor'], isAuthorized: true },
    profile,
  )

describe('Your Profile', () => {
  it('shows name, e-mail, role, accounts and the raw profile (rules ROUTE-2 and AUTH-15)', () => {
    const known = [{ account: 'brindlewick', name: 'Brindlewick' }]
    show(
      <ProfileView
        user={user(['account:write'])}
        supportEmail="help@example.com"
        accounts={known}
        onLogout={vi.fn()}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mira "M" Tarnwell' })).toBeVisible()
    expect(screen.getByText('mira@brindlewick.example')).toBeVisible()
    expect(screen.getByText('account admin')).toBeVisible()
    const accounts = within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem')
    expect(accounts.map((item) => item.textContent)).toEqual(['Brindlewickbrindlewick', 'quillmoor'])
    const raw = screen.getByRole('region', { name: 'User profile' })
    expect(JSON.parse(raw.textContent ?? '')).toEqual(profile)
  })

  it('shows no role if rule PERM-7 gives none', () => {
    show(<ProfileView user={user(['admin:write'])} supportEmail="help@example.com" onLogout={vi.fn()} />)
    expect(screen.getByText('No role')).toBeVisible()
  })

  it('explains on Edit Profile who manages the profile (decision E4), and logs out', async () => {
    const onLogout = vi.fn()
    const { user: typist } = show(
      <ProfileView user={user()} supportEmail="help@example.com" onLogout={onLogout} />,
    )
    const edit = screen.getByRole('button', { name: 'Edit Profile' })
    expect(edit).toHaveAttribute('aria-expanded', 'false')
    await typist.click(edit)
    expect(screen.getByRole('status')).toHaveTextContent(/identity provider holds your profile/)
    expect(screen.getByRole('link', { name: 'help@example.com' })).toBeVisible()
    await typist.click(screen.getByRole('button', { name: 'Logout' }))
    expect(onLogout).toHaveBeenCalledOnce()
  })
})

it('the page of a broken configuration names the keys', () => {
  const problems = [
    { key: 'auth.domain', text: 'is missing' },
    { key: '', text: 'config.json was not found (404)' },
  ]
  show(<ConfigErrorPage error={new ConfigError(problems)} />)
  const items = within(screen.getByRole('alert')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    'auth.domain is missing',
    'config.json was not found (404)',
  ])
})
