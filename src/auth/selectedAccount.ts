import { useSyncExternalStore } from 'react'

/** The current account (reading B2): survives a reload of the tab, '' when none is selected. */
const KEY = 'console.account'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getSelectedAccount = (): string => sessionStorage.getItem(KEY) ?? ''

/** Makes an account current; '' selects none. */
export function selectAccount(account: string): void {
  if (account === getSelectedAccount()) return
  if (account) sessionStorage.setItem(KEY, account)
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export function useSelectedAccount(): [account: string, select: (account: string) => void] {
  return [useSyncExternalStore(subscribe, getSelectedAccount), selectAccount]
}

/**
 * Boot step, before the router reads the address: an `?account=` there wins over the stored one. It is taken
 * out of the address, so that it cannot overrule a later choice when the tab is reloaded.
 */
export function adoptAccountFromUrl(): void {
  const url = new URL(window.location.href)
  const account = url.searchParams.get('account')
  if (account === null) return
  selectAccount(account.trim())
  url.searchParams.delete('account')
  window.history.replaceState(window.history.state, '', url)
}
