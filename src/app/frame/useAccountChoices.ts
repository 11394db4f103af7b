import { useCallback, useEffect, useMemo } from 'react'
import { toApiError } from '@/api/errors'
import { canRead } from '@/auth/permissions'
import { useSelectedAccount, useSession } from '@/auth/session'
import { confirmLeave, hasUnsaved } from '@/form/unsaved'
import { useListAccounts } from '@/generated/api/accounts/accounts'
import type { Account } from '@/generated/model'
import { naturalCompare } from '@/lib/compare'
import { isObject } from '@/lib/value'
import { ApiError } from '@/model/apiError'
import { fitsAddress } from '@/model/ids'

/** The accounts in the selector, and the selected one. */
export interface AccountChoices {
  /** Available accounts, sorted by name; undefined until the list is loaded. */
  accounts: readonly Account[] | undefined
  /** '' when none is selected. */
  selectedId: string
  /** The selected account's object, once the list is loaded. */
  selected: Account | undefined
  error: string | undefined
  retry: () => void
  /** Selects an account. Asks for confirmation first if there are unsaved edits (rule SAFE-3). */
  choose: (account: string) => Promise<void>
}

const isAccount = (row: unknown): row is Account =>
  isObject(row) && typeof (row as Account).account === 'string'

/**
 * The accounts that can be selected (rule FRAME-7): those with `isAvailable` true. Throws ApiError if the response is
 * not a list, so that it does not clear the selection.
 */
function availableAccounts(response: unknown): Account[] {
  if (!Array.isArray(response)) {
    throw new ApiError({ kind: 'parsing', message: "The server's answer is not a list" })
  }
  return (
    response
      .filter(isAccount)
      // An id that fits no address could not be part of any call.
      .filter(({ isAvailable, account }) => isAvailable === true && fitsAddress(account))
      .sort((a, b) => naturalCompare(a.name || a.account, b.name || b.account))
  )
}

/**
 * The accounts to choose from. If a fresh list no longer contains the selected account, the selection is cleared
 * (decision B2); if it contains only one account, that one is selected. Both wait while there are unsaved edits,
 * because another account means another form. Returns the same object while its content is unchanged.
 */
export function useAccountChoices(): AccountChoices {
  const { user } = useSession()
  const [selectedId, select] = useSelectedAccount()
  const query = useListAccounts({
    query: { enabled: user !== null && canRead(user.permissions), select: availableAccounts },
  })
  const accounts = query.data as Account[] | undefined
  const selected = accounts?.find(({ account }) => account === selectedId)
  const isFresh = query.isSuccess && !query.isFetching
  const only = accounts?.length === 1 ? (accounts[0]?.account ?? '') : ''

  // Runs after every render, because unsaved edits can have postponed it. The frame renders when the user leaves the form.
  useEffect(() => {
    if (isFresh && !selected && selectedId !== only && !hasUnsaved()) select(only)
  })

  const error = query.error ? toApiError(query.error).message : undefined
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  const choose = useCallback(
    async (account: string) => {
      if (account === selectedId) return
      if (hasUnsaved() && !(await confirmLeave())) return
      select(account)
    },
    [selectedId, select],
  )
  return useMemo(
    () => ({ accounts, selectedId, selected, error, retry, choose }),
    [accounts, selectedId, selected, error, retry, choose],
  )
}
