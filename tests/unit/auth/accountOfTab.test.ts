// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Tab = typeof import('@/auth/selectedAccount')

/** The same browser: its local storage stays. A new tab has its own session storage, a reloaded one keeps it. */
async function openTab(address = '/missions/list'): Promise<Tab> {
  sessionStorage.clear()
  window.history.replaceState(null, '', address)
  return reload()
}
async function reload(): Promise<Tab> {
  vi.resetModules()
  const tab: Tab = await import('@/auth/selectedAccount')
  tab.adoptAccountFromUrl()
  return tab
}

/** Modules are reset, so this is the module of the current tab. */
const logOut = async () => (await import('@/stored/stored')).forgetCurrentUser()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the account of a new tab (decision G3)', () => {
  it('is the last one that the same user selected in this browser', async () => {
    const first = await openTab()
    first.adoptAccountOf('mira')
    first.selectAccount('brindlewick')
    first.selectAccount('fennmarsh')
    const second = await openTab()
    expect(second.getSelectedAccount()).toBe('')
    second.adoptAccountOf('mira')
    expect(second.getSelectedAccount()).toBe('fennmarsh')
  })

  it('is the one that the link names', async () => {
    const first = await openTab()
    first.adoptAccountOf('mira')
    first.selectAccount('fennmarsh')
    const second = await openTab('/missions/list?account=brindlewick')
    second.adoptAccountOf('mira')
    expect(second.getSelectedAccount()).toBe('brindlewick')
    const third = await openTab()
    third.adoptAccountOf('mira')
    expect(third.getSelectedAccount(), 'a link counts as a choice').toBe('brindlewick')
  })

  it('is that of an earlier release, which stored it without an owner, once', async () => {
    await openTab()
    sessionStorage.setItem('console.account', 'brindlewick')
    const updated = await reload()
    expect(updated.getSelectedAccount()).toBe('brindlewick')
    updated.adoptAccountOf('mira')
    expect(updated.getSelectedAccount()).toBe('brindlewick')
    await logOut()
    const next = await reload()
    next.adoptAccountOf('jona')
    expect(next.getSelectedAccount()).toBe('')
  })

  it('is that of the tab where the link was opened, even if another was selected elsewhere since', async () => {
    const first = await openTab()
    first.carryAccountToNewTabs()
    first.adoptAccountOf('mira')
    first.selectAccount('brindlewick')
    localStorage.setItem('console.lastAccount:["mira"]', '"fennmarsh"')
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#there'
    fireEvent.click(link, { ctrlKey: true })
    link.remove()
    const second = await openTab()
    second.adoptAccountOf('mira')
    expect(second.getSelectedAccount()).toBe('brindlewick')
  })

  it('is removed when the user logs out, and when the account is dropped', async () => {
    for (const end of ['forget', 'drop']) {
      const first = await openTab()
      first.adoptAccountOf('mira')
      first.selectAccount('fennmarsh')
      if (end === 'forget') await logOut()
      else first.selectAccount('')
      expect(first.getSelectedAccount()).toBe('')
      const second = await openTab()
      second.adoptAccountOf('mira')
      expect(second.getSelectedAccount(), end).toBe('')
    }
  })

  it('is never that of another user', async () => {
    const first = await openTab()
    first.adoptAccountOf('mira')
    first.selectAccount('fennmarsh')
    const second = await openTab()
    second.adoptAccountOf('other')
    expect(second.getSelectedAccount()).toBe('')
  })

  it('is none if the stored value cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    localStorage.setItem('console.lastAccount:["mira"]', '5')
    const tab = await openTab()
    tab.adoptAccountOf('mira')
    expect(tab.getSelectedAccount()).toBe('')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockClear()
  })
})

describe('the account of a tab', () => {
  it('does not change when another tab selects another, also after a reload', async () => {
    const tab = await openTab()
    tab.adoptAccountOf('mira')
    tab.selectAccount('brindlewick')
    localStorage.setItem('console.lastAccount:["mira"]', '"fennmarsh"')
    const again = await reload()
    again.adoptAccountOf('mira')
    expect(again.getSelectedAccount()).toBe('brindlewick')
  })

  it('is not inherited when the session ended and another user signed in', async () => {
    const tab = await openTab()
    tab.adoptAccountOf('mira')
    tab.selectAccount('brindlewick')
    const again = await reload()
    again.adoptAccountOf('other')
    expect(again.getSelectedAccount()).toBe('')
  })

  it('lasts as long as the page if the browser blocks storage', async () => {
    const tab = await openTab()
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    tab.adoptAccountOf('mira')
    tab.selectAccount('brindlewick')
    expect(tab.getSelectedAccount()).toBe('brindlewick')
    await logOut()
    expect(tab.getSelectedAccount()).toBe('')
  })
})
