import { createAtom } from '@tanstack/store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { currentUser, setCurrentUser, stored, takeWithoutOwner } from '@/stored/stored'

/** The account of this tab (decision B2). It survives a reload. */
const ofTab = stored(storageKeys.account, z.string())
/** The account of a link, for the person who signs in. '' selects none. */
const ofLink = stored(storageKeys.linkedAccount, z.string())
/** The last selection in this browser, for new tabs (decision G3). */
const last = stored(storageKeys.lastAccount, z.string())

/**
 * The selected account, '' if there is none. Read it with `useSelectedAccount`. This module has no React, so that the
 * entry can take the account from the URL.
 */
export const selected = createAtom(() => ofLink.atom().get() ?? ofTab.atom().get() ?? '')

/** Makes new tabs start with the account of this tab. */
function offerToNewTabs() {
  const account = getSelectedAccount()
  if (account) last.set(account)
}

export const getSelectedAccount = (): string => selected.get()

/** Selects an account. '' selects none; new tabs then do not start with the previous one. */
export function selectAccount(account: string): void {
  if (account === '' && last.get() === getSelectedAccount()) last.set(undefined)
  ofLink.set(undefined)
  ofTab.set(account || undefined)
  offerToNewTabs()
}

/**
 * First step of the console, before a visitor can leave the page: an `?account=` there takes precedence over the stored account. It is
 * removed from the address, so that it cannot override a later selection when the tab is reloaded. The account of a tab that
 * was opened with an earlier release counts as the account of a link.
 */
export function adoptAccountFromUrl(): void {
  const earlier = takeWithoutOwner(storageKeys.account)
  if (typeof earlier === 'string') ofLink.set(earlier.trim())
  const url = new URL(window.location.href)
  const account = url.searchParams.get('account')
  if (account === null) return
  ofLink.set(account.trim())
  url.searchParams.delete('account')
  window.history.replaceState(window.history.state, '', url)
}

/**
 * Called when the signed-in user is known. From then on the page reads what the browser stores for them. A tab without a
 * selection of theirs starts with their last one (decision G3).
 */
export function adoptAccountOf(id: string): void {
  if (id === currentUser.get()) return
  setCurrentUser(id)
  const linked = ofLink.get()
  ofLink.set(undefined)
  if (linked !== undefined) {
    ofTab.set(linked || undefined)
    offerToNewTabs()
  } else if (!ofTab.get()) ofTab.set(last.get())
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
