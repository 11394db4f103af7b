import { createAtom } from '@tanstack/store'
import { sharedStorage, tabStorage } from '@/ui/browserStorage'

/** The account of this tab (decision B2): survives a reload, '' if none is selected. */
const selectedKey = 'console.account'
/** The user who selected it: the next user who signs in here must not inherit it. */
const ownerKey = 'console.accountOwner'
/** The last selection in this browser, for new tabs (decision G3): `{user, account}`. */
const lastKey = 'console.lastAccount'

/** Read it with `useSelectedAccount`. This module has no React, so that the entry can take the account from the URL. */
export const selected = createAtom(tabStorage.get(selectedKey) ?? '')
/** Id of the signed-in user; undefined until it is known. */
let user: string | undefined

function select(account: string) {
  if (account) tabStorage.set(selectedKey, account)
  else tabStorage.remove(selectedKey)
  selected.set(account)
}

/** A user's last selection in this browser. */
function lastOf(id: string): string {
  try {
    const last = JSON.parse(sharedStorage.get(lastKey) ?? '{}')
    return last.user === id && typeof last.account === 'string' ? last.account : ''
  } catch {
    return ''
  }
}

/** Makes new tabs start with the account of this tab. */
function offerToNewTabs() {
  const account = getSelectedAccount()
  if (user && account) sharedStorage.set(lastKey, JSON.stringify({ user, account }))
}

export const getSelectedAccount = selected.get

/** Selects an account. '' selects none; new tabs then do not start with the previous one. */
export function selectAccount(account: string): void {
  if (account === '' && user && lastOf(user) === getSelectedAccount()) sharedStorage.remove(lastKey)
  select(account)
  offerToNewTabs()
}

/** Clears the account of this tab and the browser's last one, when the user logs out. */
export function forgetAccounts(): void {
  select('')
  tabStorage.remove(ownerKey)
  sharedStorage.remove(lastKey)
}

/**
 * First step of the console, before a visitor can leave the page: an `?account=` there takes precedence over the stored account. It is
 * removed from the address, so that it cannot override a later selection when the tab is reloaded.
 */
export function adoptAccountFromUrl(): void {
  const url = new URL(window.location.href)
  const account = url.searchParams.get('account')
  if (account === null) return
  select(account.trim())
  // The link selects the account for any user.
  tabStorage.remove(ownerKey)
  url.searchParams.delete('account')
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Called when the signed-in user is known: a tab without a selection of theirs starts with their last one (decision
 * G3).
 */
export function adoptAccountOf(id: string): void {
  if (id === user) return
  user = id
  const owner = tabStorage.get(ownerKey)
  const isOfAnother = owner !== null && owner !== id
  tabStorage.set(ownerKey, id)
  if (isOfAnother || getSelectedAccount() === '') select(lastOf(id))
}

/**
 * Boot step: a link opened in a new tab from here uses the account of this tab, even if another tab selected a
 * different one later.
 */
export function carryAccountToNewTabs(): void {
  const carry = (event: MouseEvent) => {
    const opensTab = event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey
    if (opensTab && event.target instanceof Element && event.target.closest('a[href]')) offerToNewTabs()
  }
  for (const type of ['click', 'auxclick', 'contextmenu'] as const) {
    document.addEventListener(type, carry, { capture: true })
  }
}
