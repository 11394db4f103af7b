// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readCallbackError } from '@/auth/client'
import { peekRequestedLink, rememberRequestedLink, takeRequestedLink } from '@/auth/requestedLink'
import { adoptAccountFromUrl, selectAccount } from '@/auth/selectedAccount'
import { useSelectedAccount } from '@/auth/session'
import { setCurrentUser } from '@/stored/stored'

beforeEach(() => {
  setCurrentUser('')
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('the selected account (decision B2)', () => {
  it('is none at first, and the same for all readers', () => {
    const one = renderHook(useSelectedAccount)
    const other = renderHook(useSelectedAccount)
    expect(one.result.current[0]).toBe('')
    act(() => one.result.current[1]('fennmarsh'))
    expect(other.result.current[0]).toBe('fennmarsh')
    act(() => other.result.current[1](''))
    expect(one.result.current[0]).toBe('')
  })

  it('survives a reload of the tab (rule PLACE-2)', () => {
    setCurrentUser('mira')
    selectAccount('a/b %')
    expect(JSON.stringify({ ...sessionStorage })).toContain('a/b %')
    expect(renderHook(useSelectedAccount).result.current[0]).toBe('a/b %')
  })

  it('is set from ?account= at boot, which wins, and the rest of the URL stays', () => {
    selectAccount('fennmarsh')
    window.history.replaceState({ key: 1 }, '', '/missions/list?page=2&account=brindlewick#top')
    adoptAccountFromUrl()
    expect(renderHook(useSelectedAccount).result.current[0]).toBe('brindlewick')
    expect(window.location.href).toMatch(/\/missions\/list\?page=2#top$/)
    expect(window.history.state).toEqual({ key: 1 })
  })

  it('stays if the URL names none', () => {
    selectAccount('fennmarsh')
    adoptAccountFromUrl()
    expect(renderHook(useSelectedAccount).result.current[0]).toBe('fennmarsh')
  })
})

describe('the link requested before login (decision B3)', () => {
  it('is kept until it is taken', () => {
    rememberRequestedLink('/missions/x%2Fy?tab=1#rewards')
    expect(peekRequestedLink()).toBe('/missions/x%2Fy?tab=1#rewards')
    expect(takeRequestedLink()).toBe('/missions/x%2Fy?tab=1#rewards')
    expect(takeRequestedLink()).toBeUndefined()
  })
})

describe("the provider's refusal", () => {
  it.each([
    [
      '?error=access_denied&error_description=Not%20approved',
      { code: 'access_denied', words: 'Not approved' },
    ],
    ['?error=access_denied&error_description=%20', { code: 'access_denied', words: 'access_denied' }],
    ['?code=1&state=2', null],
    ['', null],
  ])('is read from %s', (search, refusal) => {
    expect(readCallbackError(search)).toEqual(refusal)
  })
})
