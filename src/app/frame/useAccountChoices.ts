import { useEffect } from 'react'
import { ApiError, toApiError } from '@/api/errors'
import { canRead } from '@/auth/permissions'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { confirmLeave, hasUnsaved } from '@/form/unsaved'
import { useListAccounts } from '@/generated/api/accounts/accounts'
import type { Account } from '@/generated/model'
import { naturalCompare } from '@/ui/compare'

/** What the account selector offers and what is chosen. */
export interface AccountChoices {
  /** Available ones, by name; undefined until the list is loaded. */
  accounts: readonly Account[] | undefined
  /** '' when none is selected. */
  selectedId: string
  /** The selected account's object, once the list is loaded. */
  selected: Account | undefined
  error: string | undefined
  retry: () => void
  /** Makes an account current; asks first when edits are unsaved (rule SAFE-3). */
  choose: (account: string) => Promise<void>
}

const isAccount = (row: unknown): row is Account =>
  typeof row === 'object' && row !== null && typeof (row as Account).account === 'string'

/**
 * The accounts that can be made current (rule FRAME-7): those where isAvailable is true. Throws ApiError for an answer that
 * is no list, which says nothing of the selected account.
 */
function availableAccounts(answer: unknown): Account[] {
  if (!Array.isArray(answer)) {
    throw new ApiError({ kind: 'parsing', message: "The server's answer is not a list" })
  }
  return answer
    .filter(isAccount)
    .filter((account) => account.isAvailable === true)
    .sort((a, b) => naturalCompare(a.name || a.account, b.name || b.account))
}

/**
 * The accounts to choose from. A selected one that a fresh list does not offer any more is dropped (decision B2), and the
 * only one that it offers is selected. Both wait while edits are unsaved: another account is another form.
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

  // After every render: it may have waited for edits, and the frame renders when their form is left.
  useEffect(() => {
    if (isFresh && !selected && selectedId !== only && !hasUnsaved()) select(only)
  })

  return {
    accounts,
    selectedId,
    selected,
    error: query.error ? toApiError(query.error).message : undefined,
    retry: () => void query.refetch(),
    choose: async (account) => {
      if (account === selectedId) return
      if (hasUnsaved() && !(await confirmLeave())) return
      select(account)
    },
  }
}
